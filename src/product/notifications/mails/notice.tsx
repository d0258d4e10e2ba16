import * as z from 'zod/mini';
import { MailButton, MailFrame, MailLink, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';
import { noticeMail } from './mails.ts';

const Lines = z.array(z.object({ name: z.string(), label: z.string(), count: z.number(), path: z.string() }));

export function NoticeMail({ t, formats, site, params }: MailProps) {
  const { about, items, count, path, login_url, change_url } = z.parse(noticeMail.params, params);
  const leadTo = (to: string) => `${login_url}?next=${encodeURIComponent(to)}`;
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t(`notice.${about}.preview`, { site: site.name })}
      headline={t(`notice.${about}.headline`, { count })}
      why={t(`notice.${about}.why`, { site: site.name })}
    >
      <MailText>{t(`notice.${about}.text`, { count })}</MailText>
      {z.parse(Lines, JSON.parse(items)).map((line) => (
        <MailText key={line.path}>
          {line.label && <strong>{line.label} · </strong>}
          <MailLink href={leadTo(line.path)}>
            {about === 'unread' ? t('news-for-you.message', { name: line.name, count: line.count }) : line.name}
          </MailLink>
        </MailText>
      ))}
      <MailButton href={leadTo(path)}>{t(`notice.${about}.action`)}</MailButton>
      <MailNote>
        <MailLink href={change_url}>{t('news-for-you.change')}</MailLink>
      </MailNote>
    </MailFrame>
  );
}
