import { MailButton, MailFrame, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';
import { restrictionLetter } from './letter.ts';
import type { Measure } from './mails.ts';

/** Article 17 of Regulation (EU) 2022/2065. */
export function RestrictionMail({ t, formats, site, params }: MailProps) {
  const measure = `${params.measure}`;
  const { headline, paragraphs, redress } = restrictionLetter({ t, formats, site: site.name }, params as Measure);
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('restriction.preview')}
      headline={headline}
      why={t('restriction.why', { site: site.name })}
    >
      {paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      <MailButton href={String(params.url)}>{t('restriction.action', { measure })}</MailButton>
      <MailNote>{redress}</MailNote>
    </MailFrame>
  );
}
