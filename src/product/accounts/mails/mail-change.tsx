import { MailButton, MailFrame, MailLink, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function MailChangeMail({ t, formats, site, params }: MailProps) {
  const url = String(params.url);
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('mail-change.preview')}
      headline={t('mail-change.headline')}
      why={t('mail-change.why', { site: site.name })}
    >
      <MailText>{t('mail-change.body', { site: site.name })}</MailText>
      <MailButton href={url}>{t('mail-change.action')}</MailButton>
      <MailNote>{t('mail-change.expiry')}</MailNote>
      <MailNote>
        {t('activation.copy')} <MailLink href={url}>{url}</MailLink>
      </MailNote>
      <MailNote>{t('mail-change.ignore')}</MailNote>
    </MailFrame>
  );
}
