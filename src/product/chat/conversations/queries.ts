import type pg from 'pg';
import { prepared } from '#platform/db/prepared.ts';
import { CARD_COLUMNS, CARD_JOINS, type CardRow } from '#product/members/cards/cards.ts';
import type { ProfileView } from '#product/members/contract.ts';
import type { WritingFacts } from '../policy.ts';

/** More conversations than anybody keeps; bounds one answer. */
const CHATS_MAX = 1000;

export interface ChatRow extends CardRow {
  conversation_id: number;
  last_sender_id: number;
  last_text: string;
  last_at: Date;
  unread: number;
  deleted: boolean;
}

/** Newest first, with the card of each other side. PRODUCT 13: where either blocked the other, neither sees the conversation. */
export const chatRows = prepared<ChatRow, [member: number]>(`
  select l.conversation_id, l.last_sender_id, l.last_text, l.last_at, l.unread,
         m.status = 'deleted' or a.status = 'deleted' as deleted, ${CARD_COLUMNS}
    from (select * from chat_list l
           where l.member_id = $1 and not l.removed
             and l.other_id not in (select b.blocked_id from blocks b where b.blocker_id = $1)
             and l.other_id not in (select b.blocker_id from blocks b where b.blocked_id = $1)
           order by l.last_at desc limit ${CHATS_MAX}) l
    join members m on m.id = l.other_id join accounts a on a.id = m.id ${CARD_JOINS}
   order by l.last_at desc`);

export interface ConversationRow extends WritingFacts {
  other_id: number;
  name: string;
  gender: ProfileView['gender'];
  sexuality: ProfileView['sexuality'];
  deleted: boolean;
  /** Messages up to this one were removed by the viewer. */
  removed_up_to: number;
  unread: number;
  /** The other side has seen messages up to this one. */
  read_up_to: number;
}

/** Everything about the viewer and another member but their messages; found by the member or by the viewer's own conversation. */
export const conversationRow = prepared<
  ConversationRow & pg.QueryResultRow,
  [viewer: number, other: number | null, conversation: number | null]
>(`
  select me.status <> 'not_confirmed' as confirmed, me.paid_user, me.credits,
         case when c.id is null and not me.paid_user
              then (select count(*)::int from conversations s where s.started_by = $1) else 0 end as started,
         c.id as conversation_id, m.id as other_id, m.name, m.gender, m.sexuality,
         coalesce(s.visibility, 'gone') as visibility,
         m.status = 'deleted' or a.status = 'deleted' as deleted,
         coalesce(mine.removed_up_to, 0) as removed_up_to, coalesce(mine.unread, 0) as unread,
         coalesce(theirs.read_up_to, 0) as read_up_to
    from accounts me join members v on v.id = me.id
    join members m on m.id <> $1
     and m.id = coalesce($2::bigint, (select l.other_id from chat_list l where l.member_id = $1 and l.conversation_id = $3::bigint))
    join accounts a on a.id = m.id
    left join lateral visibility($1, v.pool, m.id) s on true
    left join conversations c on c.low_member_id = least(m.id, $1) and c.high_member_id = greatest(m.id, $1)
    left join chat_list mine on mine.member_id = $1 and mine.conversation_id = c.id
    left join chat_list theirs on theirs.member_id = m.id and theirs.conversation_id = c.id
   where me.id = $1`);

export interface MessageRow {
  id: number;
  sender_id: number;
  key: string;
  body: string;
  created_at: Date;
}

/** Newest first. */
export const messageRows = prepared<
  MessageRow & pg.QueryResultRow,
  [conversation: number, after: number, limit: number]
>(`
  select id, sender_id, key, body, created_at from messages
   where conversation_id = $1 and id > $2 order by id desc limit $3`);
