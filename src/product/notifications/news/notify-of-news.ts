import type { WriteCall } from '#platform/call.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import type { JobTools } from '#platform/module.ts';
import type { Services } from '#platform/services.ts';
import { issueLoginLink } from '#product/accounts/mail-tokens/mail-tokens.ts';
import { fictionalWord } from '#product/members/fictional-word.ts';
import type { Notification } from '../contract.ts';
import { newsMail } from '../mails/mails.ts';
import { notBefore, zoneOf } from '../notices/policy.ts';
import { recipient } from '../notices/queries.ts';
import { ON_BY_DEFAULT, quietOf } from '../policy.ts';
import { mailLinks } from '../preferences/mail-links.ts';
import { dueAccounts, postponePending, takePending, unreadIn, unseenLikes, wasMailed } from './queries.ts';

const MINUTE_MS = 60_000;
const NOTIFY_DELAY_MS = 10 * MINUTE_MS;
/** Whoever was there so lately is; activity is written every ten minutes. */
const AWAY_AFTER_MS = 15 * MINUTE_MS;
const MAIL_INTERVAL_MS = 60 * MINUTE_MS;
const ORDER_DELAY_MS = MINUTE_MS;
const MAX_ACCOUNTS_PER_RUN = 5000;
const REMIND_AFTER_MS = 24 * 60 * MINUTE_MS;
const NAMED = { likes: 5, conversations: 10 };
const LOOKED_AT = 200;

interface News {
  kind: 'conversation' | 'message' | 'like' | 'match';
  name: string;
  label: string;
  count: number;
  path: string;
}

interface NewsTools extends Pick<JobTools, 'onSite'> {
  readonly services: Pick<Services, 'db' | 'log' | 'now'>;
}

const UNDER: Record<News['kind'], Notification> = {
  conversation: 'new_conversations',
  message: 'new_messages',
  like: 'like',
  match: 'like',
};

/** While they are away: of a conversation once until it was read, of likes once a day, at most every hour. */
export async function notifyOfNews({ services, onSite }: NewsTools): Promise<void> {
  const now = services.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const due = await dueAccounts(services.db, {
    now,
    before: ago(NOTIFY_DELAY_MS),
    away: ago(AWAY_AFTER_MS),
    pause: ago(MAIL_INTERVAL_MS),
    most: MAX_ACCOUNTS_PER_RUN,
  });
  for (const { account_id, site_id } of due) {
    const { transaction } = await onSite(site_id);
    await transaction((call) => tell(call, account_id)).catch((err: unknown) =>
      services.log.error({ err, account: account_id }, 'a mail about news was not written'),
    );
  }
}

async function tell(call: WriteCall, account: number): Promise<void> {
  const { tx, now } = call;
  const before = new Date(now.getTime() - NOTIFY_DELAY_MS);
  const pending = await takePending(tx, { account, before, most: LOOKED_AT });
  if (pending.length === 0) return;
  const to = await recipient.one(tx, { account });
  const later = to && notBefore(account, now, zoneOf(to.time_zone, to.country), quietOf(to));
  if (later) return void (await postponePending(tx, { account, due: later }));
  const wanted = to?.mail ?? ON_BY_DEFAULT;
  const news = to
    ? (await newsOf(call, account, pending, to.language)).filter(({ kind }) => wanted.includes(UNDER[kind]))
    : [];
  const conversations = news.filter((one) => !isOfLike(one));
  const named = [...conversations.slice(0, NAMED.conversations), ...news.filter(isOfLike)];
  const [first] = named;
  // What no mail is wanted about may still be reminded of.
  const remind = new Date(now.getTime() + REMIND_AFTER_MS);
  if (!to?.email || !first) {
    await wasMailed(tx, { account, now, before, remind, skipped: true });
    return;
  }
  await call.mail(newsMail, {
    account,
    to: to.email,
    locale: to.language,
    params: {
      news: JSON.stringify(named),
      count: news.length,
      under: [...new Set(news.map(({ kind }) => UNDER[kind]))].join(' '),
      login_url: await issueLoginLink(call, account),
      ...(await mailLinks(call, account, [UNDER[first.kind], ...news.map(({ kind }) => UNDER[kind])])),
    },
  });
  await wasMailed(tx, { account, now, before, remind, skipped: false });
}

const isOfLike = ({ kind }: News): boolean => UNDER[kind] === 'like';

type Pending = Awaited<ReturnType<typeof takePending>>;

async function newsOf(
  { tx, site }: WriteCall,
  account: number,
  pending: Pending,
  language: Parameters<typeof formatLocaleOf>[0],
): Promise<News[]> {
  const word = fictionalWord(site, formatLocaleOf(language, site.settings.country));
  const label = ({ fictional }: { fictional: boolean }) => (fictional ? word : '');
  const conversations = pending.filter(({ about }) => about === 'chat').map(({ subject }) => subject);
  const unread = conversations.length ? await unreadIn(tx, { account, conversations }) : [];
  const liked = pending.find(({ about }) => about === 'like');
  const after = liked && new Date(liked.since.getTime() - ORDER_DELAY_MS);
  const likes = after ? await unseenLikes(tx, { account, after, most: NAMED.likes }) : [];
  return [
    ...unread.map((chat) => ({
      kind: chat.first ? ('conversation' as const) : ('message' as const),
      name: chat.name,
      label: label(chat),
      count: chat.unread,
      path: `/chats/${chat.conversation_id}`,
    })),
    ...likes.map((like) => ({
      kind: like.match ? ('match' as const) : ('like' as const),
      name: like.name,
      label: label(like),
      count: 1,
      path: `/likes/m/${like.liker_id}`,
    })),
  ];
}
