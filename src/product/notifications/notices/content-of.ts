import { ageOn, dateOf } from '#platform/calendar.ts';
import type { ReadCall } from '#platform/call.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { fictionalWord } from '#product/members/fictional-word.ts';
import { newInSearch } from '#product/members/saved-searches/new-in-search.ts';
import { type AnnouncementText, textFor } from '../announcements/policy.ts';
import { currentAnnouncement } from '../announcements/queries.ts';
import { unreadIn } from '../news/queries.ts';
import { gameLikes } from '../push/queries.ts';
import { type NoticeKind, REFUSED_PHOTOS } from './policy.ts';
import { profileGaps, refusedPhotos } from './queries.ts';

const DAY_MS = 24 * 3600_000;
const MAX_COUNTED = 100;
const MAX_NAMED = 5;
const MAX_CONVERSATIONS_NAMED = 10;

export interface NoticeContent {
  about: 'unread' | 'photo' | 'photoRefused' | 'profile' | 'likesBack' | 'weekly' | 'announcement';
  /** Lines with a link each. `label`: of a fictional profile; empty for somebody real. */
  items: { name: string; label: string; count: number; path: string }[];
  count: number;
  path: string;
  own?: AnnouncementText & { code: string | null };
}

interface Noticed {
  kind: NoticeKind;
  event: string;
  subjects: string[];
}

/** What there is to tell at this moment; null: nothing any more, it was read or done meanwhile. */
export async function contentOf(
  call: Pick<ReadCall, 'sql' | 'site' | 'now'>,
  account: number,
  { kind, event, subjects }: Noticed,
  language: Locale,
): Promise<NoticeContent | null> {
  if (kind === 'unread_message_reminders') return unread(call, account, subjects.map(Number), language);
  if (kind === 'weekly_updates') return weekly(call, account);
  if (kind === 'promotions' || kind === 'news') return announced(call, Number(subjects[0]), language);
  if (event.startsWith(REFUSED_PHOTOS)) return refused(call, account);
  return event === 'profile' ? unfinished(call, account) : likesBack(call, account);
}

type Asking = Pick<ReadCall, 'sql' | 'site' | 'now'>;

async function unread({ sql, site }: Asking, account: number, conversations: number[], language: Locale) {
  const word = fictionalWord(site, formatLocaleOf(language, site.settings.country));
  const unreadOnes = await unreadIn(sql, { account, conversations });
  const items = unreadOnes.slice(0, MAX_CONVERSATIONS_NAMED).map((chat) => ({
    name: chat.name,
    label: chat.fictional ? word : '',
    count: chat.unread,
    path: `/chats/${chat.conversation_id}`,
  }));
  const [first] = items;
  if (!first) return null;
  const path = unreadOnes.length === 1 ? first.path : '/chats';
  return { about: 'unread' as const, items, count: unreadOnes.reduce((sum, { unread }) => sum + unread, 0), path };
}

async function unfinished({ sql }: Asking, account: number): Promise<NoticeContent | null> {
  const gaps = await profileGaps.one(sql, { account });
  if (!gaps?.photo && !gaps?.about) return null;
  return { about: gaps.photo ? 'photo' : 'profile', items: [], count: 1, path: '/profile' };
}

async function refused({ sql }: Asking, account: number): Promise<NoticeContent | null> {
  const count = (await refusedPhotos.one(sql, { account }))?.count ?? 0;
  return count === 0 ? null : { about: 'photoRefused', items: [], count, path: '/profile' };
}

/** In quiet hours it waited, and they may be given by now. */
async function likesBack({ sql, site, now }: Asking, account: number): Promise<NoticeContent | null> {
  const likes = await gameLikes.one(sql, { to: account, now });
  if (!likes || likes.given >= site.settings.swipe_likes) return null;
  return { about: 'likesBack', items: [], count: site.settings.swipe_likes - likes.given, path: '/swipe-game' };
}

/** While it counts: an offer whose code was ended meanwhile is not made. */
async function announced({ sql, now }: Asking, id: number, language: Locale): Promise<NoticeContent | null> {
  const announcement = await currentAnnouncement.one(sql, { id, now });
  if (!announcement) return null;
  const { texts, path, code } = announcement;
  return { about: 'announcement', items: [], count: 1, path, own: { ...textFor(texts, language), code } };
}

async function weekly(call: Asking, account: number): Promise<NoticeContent | null> {
  const { now } = call;
  const span = { after: new Date(now.getTime() - 7 * DAY_MS), until: now };
  const found = await newInSearch(call, account, {}, span, MAX_COUNTED);
  if (found.length === 0) return null;
  const items = found.slice(0, MAX_NAMED).map((one) => ({
    name: `${one.name}, ${ageOn(one.dob, dateOf(now))}`,
    label: '',
    count: 1,
    path: `/members/${one.id}`,
  }));
  return { about: 'weekly', items, count: found.length, path: '/members?sort=new' };
}
