import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Nothing where somebody else holds it: of two at once the second waits for the first, and then reads its row. */
export const takeOne = statement<described.TakeOne>(`
  insert into case_leases (kind, case_id, staff_id, expires_at) values (:kind, :id, :staff, :until)
  on conflict (kind, case_id) do update set staff_id = excluded.staff_id, expires_at = excluded.expires_at
   where case_leases.expires_at < :now or case_leases.staff_id = excluded.staff_id
  returning case_id`);

/** In one order for all, so that two do not wait for each other. */
export const takeMany = statement<described.TakeMany>(`
  insert into case_leases (kind, case_id, staff_id, expires_at)
  select :kind, id, :staff, :until from unnest(:ids::bigint[]) as cases (id) order by id
  on conflict (kind, case_id) do update set staff_id = excluded.staff_id, expires_at = excluded.expires_at
   where case_leases.expires_at < :now or case_leases.staff_id = excluded.staff_id
  returning case_id`);

/** One that has run out, and that nobody else took, is theirs again. */
export const renewMany = statement<described.RenewMany>(`
  update case_leases set expires_at = :until
   where (kind, case_id) in (select kind, case_id from case_leases
                              where kind = :kind and case_id = any(:ids::bigint[]) and staff_id = :staff
                              order by case_id for update)
  returning case_id`);

export const releaseMany = statement<described.ReleaseMany>(
  'delete from case_leases where kind = :kind and case_id = any(:ids::bigint[]) and staff_id = :staff returning case_id',
);

export const deleteOldLeases = statement<described.DeleteOldLeases>(
  'delete from case_leases where expires_at < :before',
);
