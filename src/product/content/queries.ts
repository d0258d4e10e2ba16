import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

/** Two who count at once would count the same messages. */
export const lockCounts = statement<described.LockCounts>('select pg_advisory_xact_lock(40, 0)');

/** Counts a message an hour after it was written: by then no transaction is open that drew a lower number. */
export const countAnew = statement<described.CountAnew>(`
  with bounds as (
    select coalesce((select max(up_to) from transparency_counts), 0) as after,
           coalesce((select id from messages where created_at <= :before order by id desc limit 1), 0) as until),
  there as (
    select pool, count(*)::int as profiles, count(*) filter (where fictional)::int as fictional from member_search where visible group by pool),
  counted as (
    insert into transparency_counts (pool, profiles, fictional, counted_at, up_to)
    select t.pool, t.profiles, t.fictional, :now, greatest(b.after, b.until) from there t cross join bounds b
    on conflict (pool) do update set profiles = excluded.profiles, fictional = excluded.fictional, counted_at = excluded.counted_at, up_to = excluded.up_to)
  insert into transparency_days (pool, day, messages, answers)
  select m.pool, (g.created_at at time zone 'UTC')::date, count(*), count(*) filter (where m.fictional)
    from bounds b join messages g on g.id > b.after and g.id <= b.until and g.created_at > :since join members m on m.id = g.sender_id
   group by 1, 2
  on conflict (pool, day) do update set messages = transparency_days.messages + excluded.messages, answers = transparency_days.answers + excluded.answers`);

export const forgetDays = statement<described.ForgetDays>('delete from transparency_days where day < :since');

/** With the messages of thirty whole days before it. */
export const countedOf = statement<described.CountedOf>(`
  select c.profiles, c.fictional, c.counted_at, coalesce(sum(d.messages), 0)::bigint as messages, coalesce(sum(d.answers), 0)::bigint as answers
    from transparency_counts c left join transparency_days d
      on d.pool = c.pool and d.day between (c.counted_at at time zone 'UTC')::date - 30 and (c.counted_at at time zone 'UTC')::date - 1
   where c.pool = :pool group by c.pool`);
