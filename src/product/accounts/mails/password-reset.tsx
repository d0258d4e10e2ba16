import { MailButton, MailFrame, MailLink, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function PasswordResetMail({ t, formats, site, params }: MailProps) {
  const url = String(params.url);
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('password-reset.preview')}
      headline={t('password-reset.headline')}
      why={t('address-taken.why', { site: site.name })}
    >
      <MailText>{t('password-reset.body', { site: site.name })}</MailText>
      <MailButton href={url}>{t('password-reset.action')}</MailButton>
      <MailNote>{t('password-reset.expiry')}</MailNote>
      <MailNote>
        {t('activation.copy')} <MailLink href={url}>{url}</MailLink>
      </MailNote>
      <MailNote>{t('password-reset.ignore')}</MailNote>
    </MailFrame>
  );
}
