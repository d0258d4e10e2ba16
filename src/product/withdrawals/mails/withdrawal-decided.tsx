import { formatMoney } from '#platform/i18n/money.ts';
import { MailButton, MailFrame, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function WithdrawalDecidedMail({ t, formats, site, params }: MailProps) {
  const [decision, reference] = [String(params.decision), String(params.reference)];
  const [words, of] = [String(params.words), String(params.of)];
  const sum = formatMoney({ amount: Number(params.refund), currency: String(params.currency || 'EUR') }, formats);
  const date = new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(String(params.by)),
  );
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('withdrawal-decided.preview', { reference })}
      headline={t('withdrawal-decided.headline', { decision })}
      why={t('withdrawal.why', { site: site.name })}
    >
      <MailText>{t('withdrawal-decided.body', { decision, reference })}</MailText>
      {decision === 'accepted' && (
        <MailText>
          {of === 'unknown' ? t('withdrawal-decided.due') : t('withdrawal-decided.sum', { sum, of })}{' '}
          {t('withdrawal-decided.paid', { date })}
        </MailText>
      )}
      {words && <MailText>{t('withdrawal-decided.words', { decision, words })}</MailText>}
      <MailText>{t('withdrawal-decided.object')}</MailText>
      <MailButton href={String(params.url)}>{t('withdrawal-decided.action')}</MailButton>
      <MailNote>{t('withdrawal-decided.redress')}</MailNote>
    </MailFrame>
  );
}
