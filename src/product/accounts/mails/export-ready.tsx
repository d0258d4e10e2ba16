import { MailButton, MailFrame, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function ExportReadyMail({ t, formats, site, params }: MailProps) {
  const day = new Intl.DateTimeFormat(formats, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(params.until ?? ''),
  );
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('export-ready.preview', { day })}
      headline={t('export-ready.headline', { name: String(params.name) })}
      why={t('export-ready.why', { site: site.name })}
    >
      <MailText>{t('export-ready.body', { site: site.name, day })}</MailText>
      <MailButton href={String(params.url)}>{t('export-ready.action')}</MailButton>
      <MailNote>{t('export-ready.password')}</MailNote>
    </MailFrame>
  );
}
