import { MailFrame, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

/** `params`: name, reason, until (ISO 8601 or nothing). */
export function RenamedMail({ t, formats, site, params }: MailProps) {
  const [name, reason, until] = [params.name, params.reason, params.until].map(String);
  const day = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('renamed.preview')}
      headline={t('renamed.headline')}
      why={t('renamed.why', { site: site.name })}
    >
      <MailText>{t('renamed.body', { site: site.name, reason: `${reason}` })}</MailText>
      <MailText>{t('renamed.name', { name: `${name}` })}</MailText>
      <MailText>{t('renamed.next')}</MailText>
      {until && (
        <MailText>
          {t('renamed.until', { date: new Intl.DateTimeFormat(formats, day).format(new Date(until)) })}
        </MailText>
      )}
      {reason !== 'request' && <MailNote>{t('renamed.object')}</MailNote>}
    </MailFrame>
  );
}
