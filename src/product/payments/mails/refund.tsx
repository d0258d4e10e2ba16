import { formatMoney } from '#platform/i18n/money.ts';
import { MailFrame, MailLink, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function RefundMail({ t, formats, site, params }: MailProps) {
  const price = formatMoney({ amount: Number(params.amount), currency: String(params.currency) }, formats);
  const kind = String(params.kind);
  const [number, method, reason] = [params.number, params.paid_with, params.reason].map(String);
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('refund.preview', { kind, price, site: site.name })}
      headline={t('refund.headline', { kind, price })}
      why={t('refund.why', { site: site.name })}
    >
      <MailText>{t('refund.body', { kind, price, number: `${number}`, method: `${method}` })}</MailText>
      {reason !== 'other' && <MailText>{t('refund.reason', { reason: `${reason}` })}</MailText>}
      {Number(params.taken) > 0 && <MailText>{t('refund.taken', { kind, credits: Number(params.taken) })}</MailText>}
      <MailText>
        <MailLink href={String(params.payment_url)}>{t('purchase.payment')}</MailLink>
      </MailText>
    </MailFrame>
  );
}
