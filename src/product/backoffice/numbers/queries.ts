import type { Obstacle } from '#platform/db/online/obstacle-names.ts';
import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Bucket 0 ends with the last whole day, -1 is today; those before the period are of as many days before. */
export const numbersBetween = statement<described.NumbersBetween>(`
  select metric, dim, back, sum(value)::bigint as value, count(*)::int as days from (
    select metric, case when metric in ('activated', 'wrote', 'bought') then '' else dim end as dim, day,
           case when day > :last::date then -1 else (:last::date - day) / :step::int end as back, sum(value) as value
      from daily_numbers
     where site_id = any(:sites::int[]) and metric = any(:metrics::text[]) and day > :last::date - :days::int and day <= :last::date + 1
     group by 1, 2, 3, 4) by_day
   group by 1, 2, 3`);

export const originsBetween = statement<described.OriginsBetween>(`
  select metric, dim, sum(value)::bigint as value from daily_numbers
   where site_id = any(:sites::int[]) and metric = any(:metrics::text[]) and day > :last::date - :days::int and day <= :last::date
   group by 1, 2`);

export const visitsBetween = statement<described.VisitsBetween, { lander: string }>(`
  with since as (
    select s.id, f.day from unnest(:sites::int[]) as s (id) cross join lateral (
      select n.day from daily_numbers n where n.site_id = s.id and n.metric = 'visits' order by n.day limit 1) f)
  select case n.metric when 'visits' then n.dim else split_part(n.dim, E'\\t', 2) end as lander,
         coalesce(sum(n.value) filter (where n.metric = 'visits'), 0)::bigint as visits,
         coalesce(sum(n.value) filter (where n.metric = 'signups'), 0)::bigint as signups
    from since s join daily_numbers n on n.site_id = s.id and n.metric in ('visits', 'signups')
     and n.day > s.day and n.day > :last::date - :days::int and n.day <= :last::date
   group by 1`);

/** Of a day of return only sign-ups that are already known of count. */
export const cohortWeeks = statement<described.CohortWeeks, { week: string; members: number }>(`
  with known as (
    select site_id, day, sum(value) filter (where metric = 'signups') as members,
           sum(value) filter (where metric = 'returned_1') as day_1, sum(value) filter (where metric = 'returned_7') as day_7,
           sum(value) filter (where metric = 'returned_30') as day_30
      from daily_numbers
     where site_id = any(:sites::int[]) and metric = any('{signups,returned_1,returned_7,returned_30}')
       and day >= date_trunc('week', :last::date - :weeks::int * 7)::date and day <= :last::date group by 1, 2)
  select to_char(date_trunc('week', day), 'YYYY-MM-DD') as week, sum(members)::int as members,
         sum(day_1)::float8 / nullif(sum(members) filter (where day_1 is not null), 0) as day_1,
         sum(day_7)::float8 / nullif(sum(members) filter (where day_7 is not null), 0) as day_7,
         sum(day_30)::float8 / nullif(sum(members) filter (where day_30 is not null), 0) as day_30
    from known where members > 0 group by 1 order by 1`);

export const rolledAt = statement<described.RolledAt>(`
  select to_char(min(last_day) - 1, 'YYYY-MM-DD') as last, min(rolled_at) as at, count(*)::int as sites
    from number_rollups where site_id = any(:sites::int[])`);

export const oldestWaiting = statement<described.OldestWaiting>(`
  select (select p.created_at from photos p join accounts a on a.id = p.member_id
           where p.status = 'pending' and a.site_id = any(:sites::int[]) order by p.created_at limit 1) as photos,
         (select r.created_at from text_reviews r join accounts a on a.id = r.member_id
           where r.decided_at is null and a.status in ('not_confirmed', 'active') and a.site_id = any(:sites::int[]) order by r.created_at limit 1) as texts,
         (select r.created_at from reports r join accounts a on a.id = r.reported_id
           where r.status = 'open' and not r.of_complaint and a.site_id = any(:sites::int[]) order by r.created_at limit 1) as reports,
         (select k.created_at from complaints k
           where k.decided_at is null and k.site_id = any(:sites::int[]) order by k.created_at limit 1) as complaints`);

export const pushNow = statement<described.PushNow>(`
  select n.dim, sum(n.value)::int as value from daily_numbers n
    join (select site_id, max(day) as day from daily_numbers where metric = 'push' and site_id = any(:sites::int[]) group by 1) newest
      on newest.site_id = n.site_id and newest.day = n.day
   where n.metric = 'push' group by 1`);

/** Long changes of the database that are not finished. */
export const openChanges = statement<described.OpenChanges, { waits: Obstacle | null }>(`
  select name, case when state = 'failed' then error end as failed, step_number as step, steps, rows_done, rows_expected, waits_for as waits
    from online_migrations where state <> 'done' order by started_at, name`);
