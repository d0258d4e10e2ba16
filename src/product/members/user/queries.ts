import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** What of a member's own state no profile shows. */
export const ownState = statement<described.OwnState>(`
  select (select count(*)::int from conversations where started_by = :member) as conversations_started,
         (select invisible from members where id = :member) as invisible,
         exists (select from held_accounts where account_id = :member and decided_at is null) as held`);
