import { MailButton, MailFrame, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function ComplaintAppealMail({ t, formats, site, params }: MailProps) {
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('complaint-appeal.preview')}
      headline={t('complaint-appeal.headline')}
      why={t('complaint-appeal.why', { site: site.name })}
    >
      <MailText>{t('complaint-appeal.body', { reference: String(params.reference) })}</MailText>
      <MailButton href={String(params.url)}>{t('complaint-appeal.action')}</MailButton>
    </MailFrame>
  );
}
