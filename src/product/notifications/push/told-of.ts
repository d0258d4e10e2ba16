import type { Sql } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { Translator } from '#platform/i18n/translate.ts';
import type { Services } from '#platform/services.ts';
import { wordsIn } from '#platform/words-in.ts';
import { fictionalWord } from '#product/members/fictional-word.ts';
import type { Site } from '#product/sites/contract.ts';
import type { Notification } from '../contract.ts';
import { contentOf } from '../notices/content-of.ts';
import { toldNotice } from '../notices/queries.ts';
import type { PushOrder } from './jobs.ts';
import type { Shown } from './payload.ts';
import { pushWords } from './push-words.ts';
import { giveMessage, pushedSearch, sender, type target, unreadMessage, unseenLike } from './queries.ts';

/** Characters of a message's words that a push shows. */
const SHOWN = 140;

type Browser = RowOf<typeof target>;

/** `conversation`: told once until read. `words`: read only when they are sent, since they count as given then. */
export type Told = Shown & {
  under: Notification | null;
  conversation?: number;
  words?: () => Promise<string | null>;
};

export async function toldOf(
  { db: sql, log }: Pick<Services, 'db' | 'log'>,
  order: PushOrder,
  browser: Browser,
  site: Site,
  now: Date,
): Promise<Told | null> {
  const { kind, to, from } = order;
  const formats = formatLocaleOf(browser.language, site.settings.country);
  const t = pushWords({ log, site }, browser.language, { push: browser.own_push, 'push-notice': browser.own_notice });
  if (kind === 'test')
    return { kind, under: null, title: t('test.title'), body: t('test.body'), url: '/notifications', tag: 'test' };
  if (kind === 'notice') return noticed({ sql, site, now, t }, order, browser.language);
  if (kind === 'new_members') {
    // Switched off meanwhile, or the search deleted.
    if (!(await pushedSearch.one(sql, { to }))) return null;
    const body = t('look', { site: site.settings.name });
    return { kind, under: null, title: t('newMembers'), body, url: '/members/saved', tag: 'new-members' };
  }
  const who = await sender.one(sql, { to, from });
  if (who?.visibility !== 'shown') return null;
  const { name } = who;
  // First, where no screen is too narrow for it.
  const label = who.fictional ? `${fictionalWord(site, formats)} · ` : '';
  if (kind === 'like') {
    const like = await unseenLike.one(sql, { to, from });
    if (!like) return null;
    const title = label + t(like.match ? 'match' : 'like', { name });
    return {
      kind,
      under: 'like',
      title,
      body: t('look', { site: site.settings.name }),
      url: `/likes/m/${from}`,
      tag: `like-${from}`,
    };
  }
  const message = await unreadMessage.one(sql, { to, from, message: order.subject });
  if (!message) return null;
  const many = message.unread > 1;
  return {
    kind,
    under: message.first ? 'new_conversations' : 'new_messages',
    title: label + (message.first ? t('conversation', { name }) : t('message', { name, count: message.unread })),
    body: t('body', { site: site.settings.name }),
    conversation: message.conversation_id,
    ...(browser.push_text && !many && { words: () => wordsOf(sql, order, message) }),
    url: `/chats/${message.conversation_id}`,
    tag: `chat-${message.conversation_id}`,
  };
}

async function noticed(
  { t, ...call }: { sql: Sql; site: Site; now: Date; t: Translator<'notifications.push'> },
  { to, subject }: PushOrder,
  language: Locale,
): Promise<Told | null> {
  const { sql, site } = call;
  const notice = await toldNotice.one(sql, { id: subject, to });
  const content = notice && (await contentOf(call, to, notice, language));
  if (!notice || !content) return null;
  const { about, count, path, own } = content;
  return {
    kind: 'notice',
    under: notice.kind,
    title: about === 'announcement' ? (own?.subject ?? '') : t(`notice.${about}`, { count }),
    body: t('look', { site: site.settings.name }),
    url: path,
    tag: about === 'announcement' ? notice.event.replace(':', '-') : about,
  };
}

/** The beginning of a message, which counts as given from then on; null: it was taken back meanwhile, or has a hidden word. */
async function wordsOf(
  sql: Sql,
  { to, from, subject: message }: PushOrder,
  { hidden_words, body }: { hidden_words: string[] | null; body: string },
): Promise<string | null> {
  if (wordsIn(hidden_words ?? [])?.(body)) return null;
  await giveMessage.one(sql, { to, message });
  return (await unreadMessage.one(sql, { to, from, message })) && beginningOf(body);
}

function beginningOf(text: string): string {
  const characters = [...new Intl.Segmenter().segment(text.replaceAll(/\s+/g, ' '))].map(({ segment }) => segment);
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN - 1).join('')}…` : characters.join('');
}
