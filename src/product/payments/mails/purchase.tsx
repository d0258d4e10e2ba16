import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import { formatMoney } from '#platform/i18n/money.ts';
import { MailFrame, MailLink, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';
import { DECLARED } from './mails.ts';

/** Confirms a purchase, with what its buyer declared. `params`: number, credits, amount, currency, bought, declared, url. */
export function PurchaseMail({ t, formats, site, params }: MailProps) {
  const date = dayOf(String(params.bought), formats);
  const price = formatMoney({ amount: Number(params.amount), currency: String(params.currency) }, formats);
  const order = t('withdrawal.order', { number: String(params.number), credits: Number(params.credits), price, date });
  const day = DECLARED.find((one) => one === params.declared);
  if (params.declared !== '' && !day) throw new Error(`There are no words of ${params.declared}.`);
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('purchase.preview')}
      headline={t('purchase.headline')}
      why={t('purchase.why', { site: site.name })}
    >
      <MailText>{t('purchase.body', { site: site.name })}</MailText>
      <MailText>{t('purchase.bought', { order })}</MailText>
      {day && (
        <>
          <MailText>
            {t('purchase.asked', { date, version: dayOf(day, formats), words: t(`purchase.declared.${day}`) })}
          </MailText>
          <MailText>{t('purchase.meaning')}</MailText>
          <MailText>
            <MailLink href={String(params.url)}>{t('purchase.rights')}</MailLink>
          </MailText>
        </>
      )}
      <MailNote>{t('purchase.keep')}</MailNote>
    </MailFrame>
  );
}

const dayOf = (iso: string, formats: FormatLocale) =>
  new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
