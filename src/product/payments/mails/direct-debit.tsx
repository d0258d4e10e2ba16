import { languageOf } from '#platform/i18n/format-locale.ts';
import { formatMoney } from '#platform/i18n/money.ts';
import { MailDocumentText, MailLines } from '#platform/mail/mail-document.tsx';
import { MailFrame, MailLink, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function DirectDebitMail({ t, formats, site, params, documents = [] }: MailProps) {
  const kind = String(params.kind);
  const day = (iso: string) =>
    new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
  const date = day(String(params.collect_on));
  const amount = formatMoney({ amount: Number(params.amount), currency: String(params.currency) }, formats);
  const creditor = String(params.creditor);
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('direct-debit.preview', { amount, date })}
      headline={t('direct-debit.headline', { amount, date })}
      why={t('direct-debit.why', { site: site.name })}
    >
      <MailText>{t('direct-debit.body', { kind, amount, date, creditor, site: site.name })}</MailText>
      <MailLines
        lines={[
          t('direct-debit.amount', { amount }),
          t('direct-debit.date', { date }),
          t('direct-debit.account', { holder: String(params.holder), last4: String(params.last4) }),
          t('direct-debit.creditor', { creditor }),
          t('direct-debit.creditorId', { id: String(params.creditor_id) }),
          t('direct-debit.reference', { reference: String(params.reference) }),
          t('direct-debit.number', { number: String(params.number) }),
          ...(params.statement === '' ? [] : [t('direct-debit.statement', { statement: String(params.statement) })]),
        ]}
      />
      <MailText>{t('direct-debit.funds')}</MailText>
      <MailText>
        <MailLink href={String(params.payment_url)}>{t('direct-debit.payment')}</MailLink>
      </MailText>
      <MailNote>{t('direct-debit.keep', { date: day(String(params.signed)) })}</MailNote>
      {documents.map((document) => (
        <MailDocumentText key={document.locale} document={document} lang={languageOf(formats)} />
      ))}
    </MailFrame>
  );
}
