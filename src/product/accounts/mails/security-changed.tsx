import { MailButton, MailFrame, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function SecurityChangedMail({ t, formats, site, params }: MailProps) {
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('security-changed.preview', { site: site.name })}
      headline={t('security-changed.headline')}
      why={t('security-changed.why', { site: site.name })}
    >
      <MailText>{t('security-changed.body', { site: site.name, change: String(params.change) })}</MailText>
      <MailButton href={String(params.url)}>{t('security-changed.action')}</MailButton>
      <MailNote>{t('security-changed.notYou')}</MailNote>
    </MailFrame>
  );
}
