import * as z from 'zod/mini';
import { MailButton, MailFrame, MailLink, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';
import { announcementMail } from './mails.ts';

export function AnnouncementMail({ t, formats, site, params }: MailProps) {
  const { subject, text, code, path, under, login_url, change_url } = z.parse(announcementMail.params, params);
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  const [first = ''] = paragraphs;
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={first.slice(0, 90)}
      headline={subject}
      why={t(`announcement.why.${under}`, { site: site.name })}
    >
      {paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      {code !== '' && (
        <MailText>
          {t('announcement.code')} <strong>{code}</strong>
        </MailText>
      )}
      <MailButton href={`${login_url}?next=${encodeURIComponent(path)}`}>{t('announcement.action')}</MailButton>
      <MailNote>
        <MailLink href={change_url}>{t('news-for-you.change')}</MailLink>
      </MailNote>
    </MailFrame>
  );
}
