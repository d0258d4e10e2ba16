import * as z from 'zod/mini';
import { MailButton, MailFrame, MailLink, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

const News = z.array(z.object({ name: z.string(), count: z.number(), people: z.string(), path: z.string() }));

/** `params`: news, login_url, unsubscribe_url. Real members only, so nobody needs a label. */
export function NewMembersMail({ t, formats, site, params }: MailProps) {
  const news = z.parse(News, JSON.parse(String(params.news)));
  const leadTo = (path: string) => `${params.login_url}?next=${encodeURIComponent(path)}`;
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('new-members.preview', { site: site.name })}
      headline={t('new-members.headline')}
      why={t('new-members.why', { site: site.name })}
    >
      {news.map(({ name, count, people, path }) => (
        <div key={name}>
          <MailText>
            <strong>{name}</strong>: {t('new-members.found', { count })}
            <br />
            {people}
          </MailText>
          <MailButton href={leadTo(path)}>{t('new-members.action')}</MailButton>
        </div>
      ))}
      <MailNote>
        <MailLink href={leadTo('/members/saved')}>{t('new-members.change')}</MailLink>
      </MailNote>
      <MailNote>
        <MailLink href={String(params.unsubscribe_url)}>{t('new-members.stop')}</MailLink>
      </MailNote>
    </MailFrame>
  );
}
