import { statement } from '#platform/db/statement.ts';
import { CARD_COLUMNS, CARD_JOINS, type CardColumns } from '../cards/cards.ts';
import type * as described from '../queries.gen.ts';

/** Newest first. */
export const blockedBy = statement<described.BlockedBy, CardColumns>(`
  select b.created_at as blocked_at,
         exists (select from reports r where r.reporter_id = :viewer and r.reported_id = b.blocked_id) as reported,
         ${CARD_COLUMNS}
    from blocks b join members m on m.id = b.blocked_id ${CARD_JOINS}
   where b.blocker_id = :viewer
   order by b.created_at desc, b.blocked_id limit :most`);
