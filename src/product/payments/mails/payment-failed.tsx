import { formatMoney } from '#platform/i18n/money.ts';
import { MailButton, MailFrame, MailLink, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function PaymentFailedMail({ t, formats, site, params }: MailProps) {
  const price = formatMoney({ amount: Number(params.amount), currency: String(params.currency) }, formats);
  const [kind, of] = [String(params.kind), String(params.of)];
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('payment-failed.preview', { price, of })}
      headline={t('payment-failed.headline', { kind })}
      why={t('payment-failed.why', { site: site.name })}
    >
      {params.why !== '' && <MailText>{String(params.why)}</MailText>}
      <MailText>
        {t('payment-failed.body', { kind, price, method: String(params.paid_with), number: String(params.number) })}
      </MailText>
      <MailText>{t('payment-failed.means', { of })}</MailText>
      <MailButton href={String(params.url)}>{t('payment-failed.action')}</MailButton>
      <MailNote>
        {t('payment-failed.late')} <MailLink href={String(params.payment_url)}>{t('purchase.payment')}</MailLink>
      </MailNote>
    </MailFrame>
  );
}
