import { type FormatLocale, languageOf } from '#platform/i18n/format-locale.ts';
import { formatMoney } from '#platform/i18n/money.ts';
import { MailDocumentText, MailHeading, MailLines } from '#platform/mail/mail-document.tsx';
import { MailFrame, MailLink, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';
import { vatIn } from '../vat/vat.ts';
import { DECLARED } from './mails.ts';

export function PurchaseMail({ t, formats, site, params, documents = [], files = [] }: MailProps) {
  const kind = params.stage === 'ordered' ? 'ordered' : String(params.length);
  const date = dayOf(String(params.bought), formats);
  const day = DECLARED.find((one) => one === params.declared);
  if (params.declared !== '' && !day) throw new Error(`There are no words of ${params.declared}.`);
  const price = formatMoney({ amount: Number(params.amount), currency: String(params.currency) }, formats);
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('purchase.preview', { kind })}
      headline={t('purchase.headline', { kind })}
      why={t('purchase.why', { site: site.name })}
    >
      <MailText>
        {kind === 'ordered'
          ? t('purchase.ordered', { site: site.name, method: String(params.method), price })
          : t('purchase.body', { site: site.name, kind })}
      </MailText>
      <MailLines lines={orderLines({ t, formats, params }, price, date)} />
      {params.transfer_iban && <TransferLines t={t} formats={formats} params={params} price={price} />}
      <MailText>
        <MailLink href={String(params.payment_url)}>{t('purchase.payment')}</MailLink>
      </MailText>
      {params.receipt_url !== '' && (
        <MailText>
          <MailLink href={String(params.receipt_url)}>{t('purchase.receipt')}</MailLink>
        </MailText>
      )}
      {day && (
        <>
          <MailText>
            {t('purchase.asked', { date, version: dayOf(day, formats), words: t(`purchase.declared.${day}`) })}
          </MailText>
          <MailText>{t('purchase.meaning', { kind })}</MailText>
          <MailText>
            <MailLink href={String(params.url)}>{t('purchase.rights')}</MailLink>
          </MailText>
        </>
      )}
      {files.map((file) => (
        <MailText key={file}>{t('purchase.terms', { file })}</MailText>
      ))}
      <MailNote>{t('purchase.keep')}</MailNote>
      <MailHeading>{t('purchase.trader')}</MailHeading>
      <MailLines lines={String(params.trader).split('\n')} />
      {documents.map((document) => (
        <MailDocumentText key={document.title} document={document} lang={languageOf(formats)} />
      ))}
    </MailFrame>
  );
}

function TransferLines({ t, formats, params, price }: Pick<MailProps, 't' | 'formats' | 'params'> & { price: string }) {
  const { transfer_holder: holder, transfer_iban: iban, transfer_bic: bic, transfer_reference: reference } = params;
  return (
    <>
      <MailHeading>{t('purchase.transfer.heading')}</MailHeading>
      <MailLines
        lines={[
          t('purchase.transfer.holder', { holder: String(holder) }),
          t('purchase.transfer.iban', { iban: String(iban) }),
          t('purchase.transfer.bic', { bic: String(bic) }),
          t('purchase.transfer.amount', { price }),
          t('purchase.transfer.reference', { reference: String(reference) }),
        ]}
      />
      {params.transfer_until && (
        <MailText>{t('purchase.transfer.until', { date: dayOf(String(params.transfer_until), formats) })}</MailText>
      )}
    </>
  );
}

function orderLines({ t, formats, params }: Pick<MailProps, 't' | 'formats' | 'params'>, price: string, date: string) {
  const total = { amount: Number(params.amount), currency: String(params.currency) };
  const off = Number(params.list_amount) - total.amount;
  const rate = Number(params.vat_rate);
  const money = (amount: number) => formatMoney({ ...total, amount }, formats);
  return [
    t('purchase.credits', { credits: Number(params.credits) }),
    off > 0 && t('purchase.list', { price: money(Number(params.list_amount)) }),
    off > 0 && t('purchase.discount', { price: money(-off) }),
    t('purchase.total', { price }),
    rate >= 0 && t('purchase.vat', { rate: percent(rate, formats), price: formatMoney(vatIn(total, rate), formats) }),
    t('purchase.method', { method: String(params.paid_with) }),
    t('purchase.date', { date }),
    t('purchase.number', { number: String(params.number) }),
    params.statement !== '' && t('purchase.statement', { statement: String(params.statement) }),
  ].filter((line) => line !== false);
}

const percent = (rate: number, formats: FormatLocale) =>
  new Intl.NumberFormat(formats, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000);

const dayOf = (iso: string, formats: FormatLocale) =>
  new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
