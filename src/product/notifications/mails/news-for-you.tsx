import * as z from 'zod/mini';
import { MailButton, MailFrame, MailLink, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

const News = z.array(
  z.object({
    kind: z.enum(['conversation', 'message', 'like', 'match']),
    name: z.string(),
    /** Of a fictional profile; empty for somebody real. */
    label: z.string(),
    count: z.number(),
    path: z.string(),
  }),
);

/** Who wrote and who likes the reader, never what was written. `params`: news, count of all of them, login_url, change_url, unsubscribe_url. */
export function NewsMail({ t, formats, site, params }: MailProps) {
  const news = z.parse(News, JSON.parse(String(params.news)));
  const [first] = news;
  const rest = Number(params.count) - news.length;
  const leadTo = (path: string) => `${params.login_url}?next=${encodeURIComponent(path)}`;
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('news-for-you.preview', { site: site.name })}
      headline={t('news-for-you.headline')}
      why={t('news-for-you.why', { site: site.name })}
    >
      {news.map(({ kind, name, label, count, path }) => (
        <MailText key={path + name}>
          {label && <strong>{label} · </strong>}
          <MailLink href={leadTo(path)}>{t(`news-for-you.${kind}`, { name, count })}</MailLink>
        </MailText>
      ))}
      {rest > 0 && <MailText>{t('news-for-you.more', { count: rest })}</MailText>}
      <MailButton href={leadTo(first?.path ?? '/')}>{t('news-for-you.action')}</MailButton>
      <MailNote>
        <MailLink href={String(params.change_url)}>{t('news-for-you.change')}</MailLink>
      </MailNote>
    </MailFrame>
  );
}
