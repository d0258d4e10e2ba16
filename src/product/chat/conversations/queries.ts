import { type RowOf, statement } from '#platform/db/statement.ts';
import { STATE_COLUMN } from '#product/accounts/invalidate-polls.ts';
import { CARD_COLUMNS, CARD_JOINS, type CardColumns } from '#product/members/cards-of.ts';
import type { FieldValues } from '#product/members/contract.ts';
import type { MessageState } from '../contract.ts';
import type * as described from '../queries.gen.ts';
import { UNSEND_WITHIN_MS } from '../unsend/contract.ts';
import type { WarningKind } from '../warnings/contract.ts';

/** A moment by its microseconds since 1970: JavaScript's own know milliseconds only. */
const moment = (name: string) => `'epoch'::timestamptz + :${name}::bigint * interval '1 microsecond'`;

/** Rows `l` that the viewer's list has. PRODUCT 13: where either blocked the other, neither sees the conversation. */
export const LISTED = `
  l.member_id = :viewer and not l.removed
   and l.other_id not in (select b.blocked_id from blocks b where b.blocker_id = :viewer)
   and l.other_id not in (select b.blocker_id from blocks b where b.blocked_id = :viewer)`;
export const AFTER_PLACE = `l.last_at <= ${moment('at')} and (l.last_at < ${moment('at')} or l.conversation_id < :under)`;

/** Since then a message may still be taken back with its price; a minute more, for what is given meanwhile. */
export const SINCE_LATELY = `clock_timestamp() - interval '${UNSEND_WITHIN_MS / 60_000 + 1} minutes'`;
export const LAST_TO_GIVE = `l.last_sender_id <> l.member_id and l.last_message_id > greatest(l.given_up_to, l.read_up_to) and l.last_at > ${SINCE_LATELY}`;

export const AT_COLUMN = '(extract(epoch from l.last_at) * 1000000)::bigint as at';
const HIDDEN = '(select h.words from hidden_words h where h.member_id = :viewer)';

export const ROW_COLUMNS = `l.conversation_id, l.last_message_id, l.last_sender_id, l.last_text, l.last_carries, l.last_at, l.last_state, l.unread,
         ${HIDDEN} as hidden_words,
         case when l.last_sender_id <> :viewer and ${HIDDEN} is not null
              then (select x.body from messages x where x.id = l.last_message_id) end as last_body,
         m.status = 'deleted' or a.status = 'deleted' as deleted`;
const TO_GIVE = `case when ${LAST_TO_GIVE} then l.last_message_id end as to_give`;
export interface RowColumns {
  to_give: number | null;
  at: number;
}

const ofEach = (text: string) => text.replaceAll(/:(viewer|at|under)\b/g, 'asked.$1');

/** Of each viewer, who is `nth` (from 1 on), those after a place, newest first, with the card of each other side. */
export const chatRows = statement<described.ChatRows, CardColumns & RowColumns & { nth: number }>(`
  select asked.nth, ${ofEach(`${ROW_COLUMNS}, ${AT_COLUMN}, ${TO_GIVE}, ${CARD_COLUMNS}, ${STATE_COLUMN}`)}
    from unnest(:viewers::bigint[], :ats::bigint[], :unders::bigint[]) with ordinality asked (viewer, at, under, nth)
    cross join lateral (select * from chat_list l where ${ofEach(`${LISTED} and ${AFTER_PLACE}`)}
                         order by l.last_at desc, l.conversation_id desc limit :most) l
    join members m on m.id = l.other_id join accounts a on a.id = m.id ${ofEach(CARD_JOINS)}
   order by asked.nth, l.last_at desc, l.conversation_id desc`);

export type ChatRow = RowOf<typeof chatRows>;

export type ConversationRow = RowOf<typeof conversationRow>;

interface ConversationColumns extends Pick<FieldValues, 'interests'> {
  viewer_interests: FieldValues['interests'];
}

/**
 * One that only the other side has is none: what is written in it waits. `begun`: something in it is or may be
 * delivered; `emptied`: all was taken back. Up to `fine_up_to` there are no warnings; up to `removed_up_to` the viewer
 * removed it, up to `read_up_to` the other has seen it, up to `delivered_up_to` it has reached them.
 */
export const conversationRow = statement<described.ConversationRow, CardColumns & ConversationColumns>(`
  select me.paid_user, me.credits, coalesce(c.started_by is not null, false) as begun,
         case when c.started_by is null and not me.paid_user
              then (select count(*)::int from conversations s where s.started_by = :viewer) else 0 end as started,
         case when c.started_by is null then contacts_again(me.id, :now, :contacts, :contactDays) end as contacts_again,
         c.id as conversation_id, m.sexuality, m.about, m.interests, v.interests as viewer_interests,
         m.status = 'deleted' or a.status = 'deleted' as deleted,
         m.fictional and not exists (select from fictional_acknowledgements f where f.member_id = :viewer and f.profile_id = m.id) as unacknowledged,
         coalesce(mine.removed_up_to, 0) as removed_up_to, coalesce(mine.fine_up_to, 0) as fine_up_to, coalesce(mine.given_up_to, 0) as given_up_to, coalesce(mine.unread, 0) as unread,
         c.id is not null and not exists (select from messages g where g.conversation_id = c.id and g.unsent_at is null) and mine.last_state is null as emptied,
         coalesce(theirs.read_up_to, 0) as read_up_to, coalesce(theirs.delivered_up_to, 0) as delivered_up_to,
         (select h.words from hidden_words h where h.member_id = :viewer) as hidden_words,
         (select f.credits from fraud_returns f join bans b on b.account_id = f.other_id and b.reason = 'money' and b.lifted_at is null
           where f.member_id = :viewer and f.other_id = m.id) as fraud_credits, ${CARD_COLUMNS}
    from accounts me
    join members m on m.id <> :viewer
     and m.id = coalesce(:other?::bigint, (select l.other_id from chat_list l where l.member_id = :viewer and l.conversation_id = :conversation?::bigint))
    join accounts a on a.id = m.id ${CARD_JOINS}
    left join chat_list mine on mine.member_id = :viewer and mine.other_id = m.id
    left join conversations c on c.id = mine.conversation_id and (c.started_by is not null or mine.last_state is not null)
    left join chat_list theirs on theirs.member_id = m.id and theirs.conversation_id = c.id
   where me.id = :viewer and v.id = me.id`);

export type MessageRow = RowOf<typeof messageRows>;

/** Newest first, with those of the viewer that wait or were returned. `warnings` of the other side's, after the last that are fine. */
export const messageRows = statement<described.MessageRows, MessageColumns>(`
  select x.*, nullif(array_remove(w.kinds, 'copied_photo'), '{}') as warnings,
         case when x.sender_id <> :viewer and x.id > :given and x.created_at > ${SINCE_LATELY} then x.id end as to_give from (
  (select id, sender_id, key, body, gift, photo_id, cost, created_at, case when removed_at is not null then 'removed' end as state from messages
    where conversation_id = :conversation and id > :after and unsent_at is null order by id desc limit :limit)
  union all
  (select id, sender_id, key, body, gift, photo_id, cost, created_at, state from waiting_messages
    where sender_id = :viewer and conversation_id = :conversation and id > :after and state <> 'unsent' order by id desc limit :limit)
  order by id desc limit :limit) x
  left join message_signals w on w.conversation_id = :conversation and w.message_id = x.id and w.message_id > :fine and w.sender_id <> :viewer
  order by x.id desc`);

export const receivedRow = statement<described.ReceivedRow, Omit<MessageColumns, 'state'>>(`
  select x.id, x.conversation_id, x.sender_id, x.key, x.body, x.gift, x.photo_id, x.cost, x.created_at,
         case when x.removed_at is not null then 'removed' end as state, nullif(array_remove(w.kinds, 'copied_photo'), '{}') as warnings,
         case when x.id > l.given_up_to and x.created_at > ${SINCE_LATELY} then x.id end as to_give,
         (select h.words from hidden_words h where h.member_id = l.member_id) as hidden_words
    from messages x join chat_list l on l.member_id = :viewer and l.conversation_id = x.conversation_id
    left join message_signals w on w.conversation_id = x.conversation_id and w.message_id = x.id and w.message_id > l.fine_up_to
   where x.id = :message and x.sender_id <> l.member_id and x.unsent_at is null and x.id > l.removed_up_to
     and not exists (select from blocks_both_ways b where b.member_id = l.member_id and b.other_id = l.other_id)`);

interface MessageColumns {
  to_give: number | null;
  state: MessageState | null;
  warnings: WarningKind[] | null;
}

export const removeFromList = statement<described.RemoveFromList>(`
  update chat_list set removed = true, removed_up_to = last_message_id, unread = 0
   where member_id = :member and (conversation_id = :conversation?::bigint or other_id = :other?::bigint)
  returning conversation_id`);

/** `original` is to be translated now, `body` was before. */
export type Asked =
  | { verdict: 'known'; original: null; body: string; source: string | null }
  | { verdict: 'asked'; original: string; body: null; source: null }
  | { verdict: 'not_found' | 'limit' | 'busy'; original: null; body: null; source: null };

export const askTranslation = statement<described.AskTranslation, Asked>(
  'select * from ask_translation(:member, :message, :language, :now, :most)',
);

export const keepTranslation = statement<described.KeepTranslation>(`
  update message_translations set body = :body, source = :source?
   where message_id = :message and language = :language and body is null`);

/** It may be asked for again at once; what was asked counts. */
export const failTranslation = statement<described.FailTranslation>(`
  update message_translations set asked_at = asked_at - interval '1 minute'
   where message_id = :message and language = :language and body is null`);
