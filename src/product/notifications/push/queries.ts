import { statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { MailTexts, PushKind } from '#product/content/mail-texts/contract.ts';
import type { Visibility } from '#product/safety/contract.ts';
import type { Notification } from '../contract.ts';
import type * as described from '../queries.gen.ts';

/** Likes that a badge looks at, the newest first. */
const COUNTED = 500;
/** Unread messages of the chat list, and new likes among the newest received, of members whom `r` may see. */
const BADGES = `
         (select coalesce(sum(l.unread), 0)::int from chat_list l
           where l.member_id = r.id and not l.removed
             and l.other_id not in (select b.other_id from blocks_both_ways b where b.member_id = r.id)) as unread,
         (select count(*)::int
            from (select liker_id, seen_at from likes where liked_id = r.id
                   order by created_at desc, liker_id limit ${COUNTED}) k
            cross join lateral visibility(r.id, r.pool, k.liker_id) s
           where k.seen_at is null and s.visibility = 'shown') as likes`;

/** No row: the session is over, or the address is known with other keys, so the browser is not theirs. */
export const insertSubscription = statement<described.InsertSubscription>(`
  insert into push_subscriptions (account_id, session_hash, endpoint, p256dh, auth, time_zone, created_at)
  select s.account_id, s.token_hash, :endpoint, :p256dh, :auth, :zone, :now
    from sessions s where s.token_hash = :session and s.account_id = :account
  on conflict (endpoint) do update
     set account_id = excluded.account_id, session_hash = excluded.session_hash, time_zone = excluded.time_zone,
         created_at = excluded.created_at, failures = 0, failed_since = null
   where push_subscriptions.p256dh = excluded.p256dh and push_subscriptions.auth = excluded.auth
  returning id`);

export const deleteOldest = statement<described.DeleteOldest>(`
  delete from push_subscriptions
   where account_id = :account
     and id not in (select id from push_subscriptions where account_id = :account order by created_at desc, id desc limit :most)`);

export const ofSession = statement<described.OfSession>(
  'select id from push_subscriptions where account_id = :account and session_hash = :session',
);

export const deleteOfSession = statement<described.DeleteOfSession>(
  'delete from push_subscriptions where account_id = :account and session_hash = :session',
);

export const deleteSubscription = statement<described.DeleteSubscription>(
  'delete from push_subscriptions where id = :id and endpoint = :endpoint',
);

export const noteAccepted = statement<described.NoteAccepted>(
  'update push_subscriptions set failures = 0, failed_since = null where id = :id',
);

export const noteFailure = statement<described.NoteFailure>(`
  update push_subscriptions set failures = failures + 1, failed_since = coalesce(failed_since, :now) where id = :id
  returning failures, failed_since`);

/** Of several that are refused at once each sets the same pause; the longest holds. What is long over is forgotten. */
export const pauseService = statement<described.PauseService>(`
  with old as (delete from push_services where paused_until < :now::timestamptz - interval '1 day' and host <> :host)
  insert into push_services (host, paused_until, pauses) values (:host, :until, :pauses)
  on conflict (host) do update
     set paused_until = greatest(push_services.paused_until, excluded.paused_until), pauses = excluded.pauses`);

/** No row: it was told by another one, which its member has not read yet. */
export const claimConversation = statement<described.ClaimConversation>(`
  insert into pushed_conversations as c (subscription_id, conversation_id, message_id)
  values (:subscription, :conversation, :message)
  on conflict (subscription_id, conversation_id) do update set message_id = excluded.message_id
   where c.message_id = excluded.message_id
      or not exists (
           select from messages m join chat_list l on l.conversation_id = m.conversation_id and l.member_id = :to
            where m.id = c.message_id and m.sender_id <> :to and m.unsent_at is null and m.removed_at is null
              and m.id > greatest(l.read_up_to, l.removed_up_to))
  returning message_id`);

/** The message was not told of after all: the next one may be. */
export const releaseConversation = statement<described.ReleaseConversation>(
  'delete from pushed_conversations where subscription_id = :subscription and message_id = :message',
);

export const subscriptionsOf = statement<described.SubscriptionsOf>(`
  select p.id, p.account_id from push_subscriptions p join sessions s on s.token_hash = p.session_hash
   where p.account_id = any(:accounts::bigint[]) and s.expires_at > :now`);

const OWN = (kind: PushKind) => `
         (select w.texts from mail_texts w where w.site_id = a.site_id and w.kind = '${kind}' and w.locale = a.language
           order by w.version desc limit 1)`;

/** A browser with what its member wants, the badge of the app there and its site's words; no row when somebody else, or nobody, is logged in there by now. */
export const target = statement<
  described.Target,
  {
    language: Locale;
    push: Notification[] | null;
    host: string;
    pauses: number;
    own_push: MailTexts | null;
    own_notice: MailTexts | null;
  }
>(`
  select p.id, p.endpoint, p.p256dh, p.auth, p.time_zone, a.site_id, a.language, n.push, n.quiet_from, n.quiet_until,
         n.account_id is not null as chosen, coalesce(n.push_text, false) as push_text, p.failures,
         split_part(p.endpoint, '/', 3) as host, h.paused_until,
         case when h.paused_until > :now::timestamptz - interval '1 hour' then h.pauses else 0 end as pauses,${BADGES},${OWN('push')} as own_push,${OWN('push-notice')} as own_notice
    from push_subscriptions p join sessions s on s.token_hash = p.session_hash join accounts a on a.id = p.account_id
    join members r on r.id = a.id
    left join push_services h on h.host = split_part(p.endpoint, '/', 3)
    left join notification_preferences n on n.account_id = p.account_id
   where p.id = :subscription and p.account_id = :to and s.expires_at > :now and a.status in ('not_confirmed', 'active')`);

export const sender = statement<described.Sender, { visibility: Visibility }>(`
  select m.name, m.fictional, v.visibility
    from members r cross join lateral visibility(r.id, r.pool, :from) v join members m on m.id = :from
   where r.id = :to`);

export const unreadMessage = statement<described.UnreadMessage>(`
  select m.body, m.conversation_id, l.unread, (select h.words from hidden_words h where h.member_id = :to) as hidden_words,
         not exists (select from messages e where e.conversation_id = m.conversation_id and e.id < m.id and e.sender_id = m.sender_id) as first
    from messages m join chat_list l on l.conversation_id = m.conversation_id and l.member_id = :to
   where m.id = :message and m.sender_id = :from and m.unsent_at is null and m.removed_at is null and m.id > greatest(l.read_up_to, l.removed_up_to)`);

/** Its words are given now; a statement of its own, after which it is read again. */
export const giveMessage = statement<described.GiveMessage>(
  'select give_messages(:to, array[:message::bigint])::text as given',
);

export const unseenLike = statement<described.UnseenLike>(`
  select exists (select from likes b where b.liker_id = :to and b.liked_id = :from) as match
    from likes l where l.liker_id = :from and l.liked_id = :to and l.seen_at is null`);

export const pushedSearch = statement<described.PushedSearch>(
  "select id from saved_searches where member_id = :to and push and alert <> 'never' limit 1",
);

export const gameLikes = statement<described.GameLikes>(`
  select count(*)::int as given from swipe_likes where member_id = :to and created_at > :now::timestamptz - interval '24 hours'`);

export const badgeRow = statement<described.BadgeRow>(`select ${BADGES} from members r where r.id = :viewer`);
