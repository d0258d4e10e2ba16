import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const nameTaken = statement<described.NameTaken>(
  'select exists (select from members where pool = :pool and lower(name) = lower(:name)) as taken',
);

/** Names that staff have among members. */
export const staffNames = statement<described.StaffNames>(`
  select m.name from accounts a join members m on m.id = a.id where a.kind = 'staff' and m.pool = :pool limit 500`);
