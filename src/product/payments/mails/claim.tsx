import { formatMoney } from '#platform/i18n/money.ts';
import { MailButton, MailFrame, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function ClaimMail({ t, formats, site, params }: MailProps) {
  const price = formatMoney({ amount: Number(params.amount), currency: String(params.currency) }, formats);
  const [kind, number] = [String(params.kind), String(params.number)];
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('claim.preview', { kind, price, site: site.name })}
      headline={t('claim.headline', { kind, price })}
      why={t('claim.why', { site: site.name })}
    >
      <MailText>{t('claim.body', { kind, price, number, credits: Number(params.credits) })}</MailText>
      <MailText>{t('claim.next', { kind })}</MailText>
      <MailButton href={String(params.url)}>{t('claim.action')}</MailButton>
    </MailFrame>
  );
}
