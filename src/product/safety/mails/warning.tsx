import { MailFrame, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';
import type { ReportReason } from '../reports/contract.ts';
import { warningLetter } from './letter.ts';

export function WarningMail({ t, formats, site, params }: MailProps) {
  const { reason, words } = params as { reason: ReportReason; words: string };
  const { headline, paragraphs, redress } = warningLetter({ t, site: site.name }, { reason, words });
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('warning.preview')}
      headline={headline}
      why={t('warning.why', { site: site.name })}
    >
      {paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      <MailNote>{redress}</MailNote>
    </MailFrame>
  );
}
