import { MailButton, MailFrame, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function MailChangedMail({ t, formats, site, params }: MailProps) {
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('mail-changed.preview')}
      headline={t('mail-changed.headline')}
      why={t('mail-changed.why', { site: site.name })}
    >
      <MailText>{t('mail-changed.body', { site: site.name, email: String(params.email) })}</MailText>
      <MailText>{t('mail-changed.notYou')}</MailText>
      <MailButton href={String(params.url)}>{t('mail-changed.action')}</MailButton>
    </MailFrame>
  );
}
