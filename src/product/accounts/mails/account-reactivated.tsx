import { MailButton, MailFrame, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function AccountReactivatedMail({ t, formats, site, params }: MailProps) {
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('account-reactivated.preview', { site: site.name })}
      headline={t('account-reactivated.headline', { name: String(params.name) })}
      why={t('account-reactivated.why', { site: site.name })}
    >
      <MailText>{t('account-reactivated.body', { site: site.name })}</MailText>
      <MailButton href={String(params.url)}>{t('account-reactivated.action')}</MailButton>
      <MailNote>{t('account-reactivated.notYou')}</MailNote>
    </MailFrame>
  );
}
