import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const nameTaken = statement<described.NameTaken>(
  `
  select exists (select from members where pool = :pool and lower(name) = lower(:name) and id is distinct from :member?) as taken`,
);

/** Who renames a member, or is one who saves the profile, waits. */
export const lockName = statement<described.LockName>(
  'select name, created_at, name_changed_at, name_given_at from members where id = :member for no key update',
);

export const setName = statement<described.SetName>(
  'update members set name = :name, name_changed_at = :changed, name_given_at = :given? where id = :member',
);

/** Names that staff have among members. */
export const staffNames = statement<described.StaffNames>(`
  select m.name from accounts a join members m on m.id = a.id where a.kind = 'staff' and m.pool = :pool and m.id is distinct from :member? limit 500`);
