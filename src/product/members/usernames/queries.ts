import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const nameTaken = statement<described.NameTaken>(
  `
  select exists (select from members where pool = :pool and lower(name) = lower(:name) and id is distinct from :member?) as taken`,
);

/** Names that staff have among members. */
export const staffNames = statement<described.StaffNames>(`
  select m.name from accounts a join members m on m.id = a.id where a.kind = 'staff' and m.pool = :pool and m.id is distinct from :member? limit 500`);
