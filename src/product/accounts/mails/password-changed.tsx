import { MailButton, MailFrame, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function PasswordChangedMail({ t, formats, site, params }: MailProps) {
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('password-changed.preview')}
      headline={t('password-changed.headline')}
      why={t('address-taken.why', { site: site.name })}
    >
      <MailText>{t('password-changed.body', { site: site.name })}</MailText>
      <MailText>{t('password-changed.notYou')}</MailText>
      <MailButton href={String(params.url)}>{t('password-changed.action')}</MailButton>
    </MailFrame>
  );
}
