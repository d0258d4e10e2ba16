import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import { formatMoney } from '#platform/i18n/money.ts';
import { MailFrame, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function WithdrawalMail({ t, formats, site, params }: MailProps) {
  const { words, number, credits, amount, currency, bought } = params;
  const order =
    words === ''
      ? t('withdrawal.order', {
          number: String(number),
          credits: Number(credits),
          price: formatMoney({ amount: Number(amount), currency: String(currency) }, formats),
          date: momentOf(String(bought), formats, false),
        })
      : String(words);
  const rows = [
    t('withdrawal.contract', { order }),
    t('withdrawal.name', { name: String(params.name) }),
    t('withdrawal.email', { email: String(params.email) }),
    t('withdrawal.at', { time: momentOf(String(params.at), formats, true) }),
    t('withdrawal.reference', { reference: String(params.reference) }),
  ];
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('withdrawal.preview', { reference: String(params.reference) })}
      headline={t('withdrawal.headline')}
      why={t('withdrawal.why', { site: site.name })}
    >
      <MailText>{t('withdrawal.body', { site: site.name })}</MailText>
      {rows.map((row) => (
        <MailText key={row}>{row}</MailText>
      ))}
      <MailText>{t('withdrawal.next')}</MailText>
      <MailNote>{t('withdrawal.keep')}</MailNote>
    </MailFrame>
  );
}

/** Says that it is UTC. */
const momentOf = (iso: string, formats: FormatLocale, exact: boolean) =>
  new Intl.DateTimeFormat(formats, {
    dateStyle: 'long',
    ...(exact && { timeStyle: 'long' }),
    timeZone: 'UTC',
  }).format(new Date(iso));
