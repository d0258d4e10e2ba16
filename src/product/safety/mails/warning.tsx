import { MailFrame, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function WarningMail({ t, formats, site, params }: MailProps) {
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('warning.preview')}
      headline={t('warning.headline')}
      why={t('warning.why', { site: site.name })}
    >
      <MailText>{t('warning.body', { site: site.name, reason: String(params.reason) })}</MailText>
      <MailText>{t('warning.next', { site: site.name })}</MailText>
      <MailNote>{t('warning.object')}</MailNote>
    </MailFrame>
  );
}
