import { type RowOf, statement } from '#platform/db/statement.ts';
import { STATE_COLUMN } from '#product/accounts/versions/versions.ts';
import { CARD_COLUMNS, CARD_JOINS, type CardColumns } from '#product/members/cards/cards.ts';
import type { FieldValues } from '#product/members/fields/contract.ts';
import type { MessageState } from '../contract.ts';
import type * as described from './queries.gen.ts';

/** More conversations than anybody keeps; bounds one answer. */
const CHATS_MAX = 1000;

/** Newest first, with the card of each other side. PRODUCT 13: where either blocked the other, neither sees the conversation. */
export const chatRows = statement<described.ChatRows, CardColumns>(`
  select l.conversation_id, l.last_sender_id, l.last_text, l.last_at, l.last_state, l.unread,
         m.status = 'deleted' or a.status = 'deleted' as deleted, ${CARD_COLUMNS}, ${STATE_COLUMN}
    from (select * from chat_list l
           where l.member_id = :viewer and not l.removed
             and l.other_id not in (select b.blocked_id from blocks b where b.blocker_id = :viewer)
             and l.other_id not in (select b.blocker_id from blocks b where b.blocked_id = :viewer)
           order by l.last_at desc limit ${CHATS_MAX}) l
    join members m on m.id = l.other_id join accounts a on a.id = m.id ${CARD_JOINS}
   order by l.last_at desc`);

export type ConversationRow = RowOf<typeof conversationRow>;

/** Interests are words of the members' own list. */
interface ConversationColumns extends Pick<FieldValues, 'interests'> {
  viewer_interests: FieldValues['interests'];
}

/**
 * Everything about the viewer and another member, their card included, but their messages; found by the member or by the
 * viewer's own conversation. One that only the other side has is none: what is written in it waits. It has not `begun` while
 * nothing in it is delivered or may be. Messages up to `removed_up_to` were removed by the viewer; those up to `read_up_to` the other
 * side has seen.
 */
export const conversationRow = statement<described.ConversationRow, CardColumns & ConversationColumns>(`
  select me.paid_user, me.credits, coalesce(c.started_by is not null, false) as begun,
         case when c.started_by is null and not me.paid_user
              then (select count(*)::int from conversations s where s.started_by = :viewer) else 0 end as started,
         c.id as conversation_id, m.sexuality, m.about, m.interests, v.interests as viewer_interests,
         m.status = 'deleted' or a.status = 'deleted' as deleted,
         coalesce(mine.removed_up_to, 0) as removed_up_to, coalesce(mine.unread, 0) as unread,
         coalesce(theirs.read_up_to, 0) as read_up_to, ${CARD_COLUMNS}
    from accounts me
    join members m on m.id <> :viewer
     and m.id = coalesce(:other?::bigint, (select l.other_id from chat_list l where l.member_id = :viewer and l.conversation_id = :conversation?::bigint))
    join accounts a on a.id = m.id ${CARD_JOINS}
    left join chat_list mine on mine.member_id = :viewer and mine.other_id = m.id
    left join conversations c on c.id = mine.conversation_id and (c.started_by is not null or mine.last_state is not null)
    left join chat_list theirs on theirs.member_id = m.id and theirs.conversation_id = c.id
   where me.id = :viewer and v.id = me.id`);

export type MessageRow = RowOf<typeof messageRows>;

/** Newest first, with those of the viewer that wait or were returned. */
export const messageRows = statement<described.MessageRows, { state: MessageState | null }>(`
  (select id, sender_id, key, body, created_at, null as state from messages
    where conversation_id = :conversation and id > :after and unsent_at is null order by id desc limit :limit)
  union all
  (select id, sender_id, key, body, created_at, state from waiting_messages
    where sender_id = :viewer and conversation_id = :conversation and id > :after and state <> 'unsent' order by id desc limit :limit)
  order by id desc limit :limit`);
