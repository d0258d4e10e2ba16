import { MailButton, MailFrame, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function ComplaintMail({ t, formats, site, params }: MailProps) {
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('complaint.preview')}
      headline={t('complaint.headline')}
      why={t('complaint.why', { site: site.name })}
    >
      <MailText>{t('complaint.body', { days: Number(params.days) })}</MailText>
      <MailText>{t('complaint.reference', { reference: String(params.reference) })}</MailText>
      <MailButton href={String(params.url)}>{t('complaint.action')}</MailButton>
      <MailNote>{t('complaint.stranger')}</MailNote>
    </MailFrame>
  );
}
