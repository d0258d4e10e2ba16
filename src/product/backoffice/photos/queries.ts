import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

const FREE = (kind: string, id: string) =>
  `not exists (select from case_leases l where l.kind = '${kind}' and l.case_id = ${id} and l.expires_at >= :now and l.staff_id <> :staff)`;

const TAKE = (kind: string) => `
  insert into case_leases (kind, case_id, staff_id, expires_at) select '${kind}', id, :staff, :until from waiting order by id
  on conflict (kind, case_id) do update set staff_id = excluded.staff_id, expires_at = excluded.expires_at
   where case_leases.expires_at < :now or case_leases.staff_id = excluded.staff_id
  returning case_id`;

/** Of two who ask at once each gets other photos: rows that somebody takes at this moment are passed over. */
export const takeWaiting = statement<described.TakeWaiting>(`
  with waiting as materialized (
    select p.id from photos p join accounts a on a.id = p.member_id
     where p.status = 'pending' and a.site_id = any(:sites::int[]) and not p.id = any(:known::bigint[])
       and ${FREE('photo', 'p.id')}
     order by p.created_at, p.id limit :most for no key update of p skip locked) ${TAKE('photo')}`);

export const takeFlagged = statement<described.TakeFlagged>(`
  with waiting as materialized (
    select p.id from photos p join accounts a on a.id = p.member_id
     where p.status = 'pending' and a.site_id = any(:sites::int[]) and not p.id = any(:known::bigint[])
       and (p.like_banned or exists (select from photo_flags g where g.photo_id = p.id and g.decided_at is null))
       and ${FREE('photo', 'p.id')}
     order by p.created_at, p.id limit :most for no key update of p skip locked) ${TAKE('photo')}`);

/** Whether somebody else said no last: who did does not decide about what is said against it. */
const OF_OTHERS = `:staff is distinct from (
       select e.staff_id from audit_entries e where e.object = 'photo' and e.object_id = p.id and e.verb = 'photo.rejected'
        order by e.id desc limit 1)`;

export const takeAppeals = statement<described.TakeAppeals>(`
  with waiting as materialized (
    select p.id from photo_appeals q join photos p on p.id = q.photo_id and p.file_hash = q.file_hash join accounts a on a.id = p.member_id
     where q.status = 'open' and p.status = 'rejected' and a.site_id = any(:sites::int[]) and not p.id = any(:known::bigint[])
       and ${OF_OTHERS} and ${FREE('photo_appeal', 'p.id')}
     order by q.created_at, q.id limit :most for no key update of q skip locked) ${TAKE('photo_appeal')}`);

export const takeSecondLooks = statement<described.TakeSecondLooks>(`
  with waiting as materialized (
    select p.id from photo_second_looks q join photos p on p.id = q.photo_id and p.file_hash = q.file_hash join accounts a on a.id = p.member_id
     where q.decided_at is null and p.status = 'rejected' and a.site_id = any(:sites::int[]) and not p.id = any(:known::bigint[])
       and ${OF_OTHERS} and ${FREE('photo', 'p.id')}
     order by q.created_at, p.id limit :most for no key update of q skip locked) ${TAKE('photo')}`);

export const waitingCounts = statement<described.WaitingCounts>(`
  select (select count(*)::int from (select from photos p join accounts a on a.id = p.member_id
            where p.status = 'pending' and a.site_id = any(:sites::int[]) limit 100) c) as new,
         (select count(*)::int from (select from photos p join accounts a on a.id = p.member_id
            where p.status = 'pending' and a.site_id = any(:sites::int[])
              and (p.like_banned or exists (select from photo_flags g where g.photo_id = p.id and g.decided_at is null)) limit 100) c) as flagged,
         (select count(*)::int from (select from photo_appeals q join photos p on p.id = q.photo_id and p.file_hash = q.file_hash
            join accounts a on a.id = p.member_id
            where q.status = 'open' and p.status = 'rejected' and a.site_id = any(:sites::int[]) and ${OF_OTHERS} limit 100) c) as appeals,
         (select count(*)::int from (select from photo_second_looks q join photos p on p.id = q.photo_id and p.file_hash = q.file_hash
            join accounts a on a.id = p.member_id
            where q.decided_at is null and p.status = 'rejected' and a.site_id = any(:sites::int[]) and ${OF_OTHERS} limit 100) c) as second`);

export const ownersOf = statement<described.OwnersOf>(`
  select p.id, p.member_id, p.file_hash, a.site_id from photos p join accounts a on a.id = p.member_id
   where p.id = any(:ids::bigint[]) and a.site_id = any(:sites::int[])`);

const DECISIONS = "('photo.accepted', 'photo.rejected', 'text.accepted', 'text.rejected')";

/** Of the newest `most` decisions of each site. `promises` are minutes, as many as sites. */
export const photoTimes = statement<described.PhotoTimes>(`
  with waited as (
    select extract(epoch from d.created_at - p.created_at)::float8 as seconds, s.promise
      from unnest(:sites::int[], :promises::int[]) as s (id, promise)
      cross join lateral (
        select e.id, e.object_id, e.created_at from audit_entries e
         where e.site_id = s.id and e.verb in ${DECISIONS} and e.object = 'photo' and e.created_at > :since
         order by e.created_at desc limit :most) d
      cross join lateral (select created_at from photos where id = d.object_id and created_at > :since limit 1) p
     where (select b.id from audit_entries b
             where b.object = 'photo' and b.object_id = d.object_id and b.id < d.id and b.verb in ${DECISIONS} limit 1) is null)
  select count(*)::int as decided, percentile_cont(0.5) within group (order by seconds) as median,
         percentile_cont(0.95) within group (order by seconds) as p95,
         avg((seconds <= promise * 60)::int)::float8 as within,
         (select extract(epoch from :now::timestamptz - p.created_at)::float8 from photos p join accounts a on a.id = p.member_id
           where p.status = 'pending' and a.site_id = any(:sites::int[]) order by p.created_at limit 1) as oldest
    from waited`);
