import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const nameTaken = statement<described.NameTaken>(
  `
  select exists (select from members where pool = :pool and lower(name) = lower(:name) and id is distinct from :member?)
      or exists (select from held_names where pool = :pool and name = lower(:name) and until > :now) as taken`,
);

export const lookTaken = statement<described.LookTaken>(`
  select exists (select from members where pool = :pool and name_look(name) = name_look(:name) and id is distinct from :member?) as taken`);

/** Stays as long as it was held first. What is over goes on the way. */
export const holdName = statement<described.HoldName>(`
  with over as (
    delete from held_names where (pool, name) in (
      select pool, name from held_names where until <= :now and (pool, name) <> (:pool, lower(:name)) limit 100 for update skip locked))
  insert into held_names (pool, name, until) values (:pool, lower(:name), :until)
  on conflict (pool, name) do update set until = excluded.until where held_names.until <= :now`);

export const lockName = statement<described.LockName>(
  'select name, created_at, name_changed_at, name_given_at from members where id = :member for no key update',
);

export const setName = statement<described.SetName>(
  'update members set name = :name, name_changed_at = :changed?, name_given_at = :given? where id = :member',
);

export const staffNames = statement<described.StaffNames>(`
  select m.name from accounts a join members m on m.id = a.id where a.kind = 'staff' and m.pool = :pool and m.id is distinct from :member? limit 500`);
