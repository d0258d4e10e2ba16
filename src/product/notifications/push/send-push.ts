import type { Sql } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { JobTools } from '#platform/module.ts';
import { wordsIn } from '#platform/words-in.ts';
import { fictionalWord } from '#product/members/fictional-word.ts';
import type { Site } from '#product/sites/contract.ts';
import type { Notification } from '../contract.ts';
import { contentOf } from '../notices/content-of.ts';
import { toldNotice } from '../notices/queries.ts';
import { ON_BY_DEFAULT, quietOf, quietUntil } from '../policy.ts';
import { countNew } from './count-new.ts';
import { type PushOrder, pushJob } from './jobs.ts';
import { deleteSubscription, giveMessage, pushedSearch, sender, target, unreadMessage, unseenLike } from './queries.ts';

/** Seconds that a push service keeps one for a browser that is away: a day. */
const TTL_SECONDS = 24 * 3600;
/** Characters of a message's words that a push shows. */
const SHOWN = 140;

const textsOf = serverText('notifications.push');

type Browser = RowOf<typeof target>;

/** What the service worker shows. `tag`: a newer one takes its place. */
interface Shown {
  kind: PushOrder['kind'];
  title: string;
  body: string;
  url: string;
  tag: string;
}

/** What there is to tell, and which preference it is under. `words`: read only when they are sent, since they count as given then. */
type Told = Shown & { under: Notification | null; words?: () => Promise<string | null> };

/**
 * Sends one push, if there is still anything to tell and its member wants to be told; in quiet hours it is ordered anew for
 * their end. A browser that is no more is forgotten.
 */
export async function sendPush({ services, onSite }: JobTools, order: PushOrder): Promise<void> {
  const { db, jobs, push } = services;
  const now = services.now();
  const browser = await target.one(db, { subscription: order.subscription, to: order.to, now });
  if (!browser) return;
  const { site } = (await onSite(browser.site_id)).read;
  const told = await toldOf(db, order, browser, site, now);
  if (!told || !wants(browser, told.under)) return;
  const later = told.kind === 'test' ? null : quietUntil(now, browser.time_zone, quietOf(browser));
  if (later) return db.transaction((tx) => jobs.enqueue(tx, pushJob.name, order, { after: later }));
  const { under: _, words, ...shown } = told;
  const body = (await words?.()) ?? shown.body;
  const { messages, likes } = await countNew(db, { member: order.to, pool: site.pool });
  const payload = {
    ...shown,
    body,
    lang: browser.language,
    icon: '/brand/mark.png',
    always: told.kind === 'test',
    // For the badge of the installed app, which no open page may be there to set.
    app_badge: messages + likes,
  };
  const result = await push.send(browser, {
    payload: JSON.stringify(payload),
    ttl: TTL_SECONDS,
    urgency: told.kind === 'message' ? 'high' : 'normal',
    topic: told.tag,
    contact: `mailto:${site.settings.support_email}`,
  });
  if (result === 'gone') await deleteSubscription(db, { id: browser.id, endpoint: browser.endpoint });
}

const wants = ({ push }: Browser, under: Notification | null): boolean =>
  under === null || (push ?? ON_BY_DEFAULT).includes(under);

async function toldOf(sql: Sql, order: PushOrder, browser: Browser, site: Site, now: Date): Promise<Told | null> {
  const { kind, to, from } = order;
  const formats = formatLocaleOf(browser.language, site.settings.country);
  const t = textsOf(formats);
  if (kind === 'test')
    return { kind, under: null, title: t('test.title'), body: t('test.body'), url: '/notifications', tag: 'test' };
  if (kind === 'notice') return noticed(sql, order, browser, site, now);
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
    ...(browser.push_text && !many && { words: () => wordsOf(sql, order, message) }),
    url: `/chats/${message.conversation_id}`,
    tag: `chat-${message.conversation_id}`,
  };
}

/** What is told at a set time, if there is still something to tell. */
async function noticed(
  sql: Sql,
  { to, subject }: PushOrder,
  { language }: Browser,
  site: Site,
  now: Date,
): Promise<Told | null> {
  const notice = await toldNotice.one(sql, { id: subject, to });
  const content = notice && (await contentOf({ sql, site, now }, to, notice, language));
  if (!notice || !content) return null;
  const t = textsOf(formatLocaleOf(language, site.settings.country));
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

/** By what readers count as characters. */
function beginningOf(text: string): string {
  const characters = [...new Intl.Segmenter().segment(text.replaceAll(/\s+/g, ' '))].map(({ segment }) => segment);
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN - 1).join('')}…` : characters.join('');
}
