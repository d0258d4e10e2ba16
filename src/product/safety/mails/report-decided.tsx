import { MailButton, MailFrame, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function ReportDecidedMail({ t, formats, site, params }: MailProps) {
  const [reference, outcome] = [String(params.reference), String(params.outcome)];
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('report-decided.preview', { reference })}
      headline={t('report-decided.headline')}
      why={t('report-decided.why', { site: site.name })}
    >
      <MailText>{t('report-decided.body', { outcome, reference, site: site.name })}</MailText>
      <MailText>{t('report-decided.block')}</MailText>
      <MailText>{t('report-decided.object', { reference })}</MailText>
      <MailButton href={String(params.url)}>{t('report-decided.action')}</MailButton>
      <MailNote>{t('restriction.redress')}</MailNote>
    </MailFrame>
  );
}
