import { statement } from '#platform/db/statement.ts';
import { CARD_COLUMNS, CARD_JOINS, type CardColumns } from '#product/members/cards-of.ts';
import {
  AFTER_PLACE,
  AT_COLUMN,
  LAST_TO_GIVE,
  LISTED,
  ROW_COLUMNS,
  type RowColumns,
  SINCE_LATELY,
} from '../conversations/queries.ts';
import type * as described from '../queries.gen.ts';
import { WORDS_IN_NEWEST } from './contract.ts';

/** Words are looked for in the newest 50 conversations as they are shown: it reads 10,000 messages at most. */
export const foundRows = statement<described.FoundRows, CardColumns & RowColumns>(`
  select ${ROW_COLUMNS}, ${AT_COLUMN},
         greatest(case when ${LAST_TO_GIVE} then l.last_message_id end,
                  case when l.found_sender <> l.member_id and l.found_id > l.given_up_to and l.found_at > ${SINCE_LATELY} then l.found_id end) as to_give,
         l.found_id, l.found_sender, l.found_body, l.found_at, ${CARD_COLUMNS}
    from (select l.*, hit.id as found_id, hit.sender_id as found_sender, hit.body as found_body, hit.created_at as found_at
            from chat_list l join members o on o.id = l.other_id
            left join lateral (
              select s.id, s.sender_id, s.body, s.created_at
                from (select g.id, g.sender_id, g.body, g.created_at from messages g
                       where g.conversation_id = l.conversation_id and g.id > l.removed_up_to and g.unsent_at is null
                         and :pattern?::text is not null and o.name !~* :pattern?
                         and l.conversation_id in (select n.conversation_id from chat_list n
                                                    where n.member_id = :viewer and not n.removed order by n.last_at desc limit ${WORDS_IN_NEWEST})
                       order by g.id desc limit :history) s
               where s.body ~* :pattern?
               order by s.id desc limit 1) hit on true
           where ${LISTED} and (not :unread or l.unread > 0) and ${AFTER_PLACE}
             and (:pattern? is null or o.status <> 'deleted' and o.name ~* :pattern? or hit.id is not null)
           order by l.last_at desc, l.conversation_id desc limit :most) l
    join members m on m.id = l.other_id join accounts a on a.id = m.id ${CARD_JOINS}
   order by l.last_at desc, l.conversation_id desc`);
