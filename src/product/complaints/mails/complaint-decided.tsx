import { MailButton, MailFrame, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function ComplaintDecidedMail({ t, formats, site, params }: MailProps) {
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('complaint-decided.preview')}
      headline={t('complaint-decided.headline')}
      why={t('complaint-decided.why', { site: site.name })}
    >
      <MailText>{t('complaint-decided.body', { reference: String(params.reference) })}</MailText>
      <MailButton href={String(params.url)}>{t('complaint-decided.action')}</MailButton>
    </MailFrame>
  );
}
