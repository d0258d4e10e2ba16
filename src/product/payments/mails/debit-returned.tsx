import { formatMoney } from '#platform/i18n/money.ts';
import { MailFrame, MailLink, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function DebitReturnedMail({ t, formats, site, params }: MailProps) {
  const money = (amount: number) => formatMoney({ amount, currency: String(params.currency) }, formats);
  const price = money(Number(params.amount));
  const owed = Number(params.owed);
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('debit-returned.preview', { price })}
      headline={t('debit-returned.headline')}
      why={t('debit-returned.why', { site: site.name })}
    >
      <MailText>
        {t('debit-returned.body', { price, number: String(params.number), last4: String(params.last4) })}
      </MailText>
      {Number(params.taken) > 0 && <MailText>{t('debit-returned.taken', { credits: Number(params.taken) })}</MailText>}
      {owed > 0 && <MailText>{t('debit-returned.owed', { price: money(owed) })}</MailText>}
      {params.blocked === 'yes' && <MailText>{t('debit-returned.blocked')}</MailText>}
      <MailText>
        <MailLink href={String(params.payment_url)}>{t('debit-returned.payment')}</MailLink>
      </MailText>
      <MailText>{t('debit-returned.question')}</MailText>
    </MailFrame>
  );
}
