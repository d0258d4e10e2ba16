import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

const dayOf = (time: string) => `(${time} at time zone :zone)::date`;

/** By the clock of the site, with room for hours that it skips or repeats. */
const within = (time: string) => `
  ${time} >= (:from::date::timestamp at time zone :zone) - interval '3 hours'
  and ${time} < (:until::date::timestamp at time zone :zone) + interval '3 hours'
  and ${dayOf(time)} >= :from::date and ${dayOf(time)} < :until::date`;

/** In one statement. @param counted selects metric, day, dim and value. */
const replaced = (metrics: string, counted: string) => `
  with counted as materialized (select metric, day, dim, sum(value)::bigint as value from (${counted}) found group by 1, 2, 3),
  gone as (
    delete from daily_numbers d
     where d.site_id = :site and d.metric = any(${metrics}) and d.day >= :from::date and d.day < :until::date
       and not exists (select from counted c where c.metric = d.metric and c.day = d.day and c.dim = d.dim))
  insert into daily_numbers (site_id, metric, day, dim, value, zone)
  select :site, metric, day, dim, value, :zone from counted where true
  on conflict (site_id, metric, day, dim) do update set value = excluded.value, zone = excluded.zone
    where daily_numbers.value <> excluded.value or daily_numbers.zone <> excluded.zone`;

/** Of a provider's test account no money moved. */
const REAL_MONEY = `(:test::boolean or exists (select from payment_accounts pa where pa.id = p.payment_account_id and pa.mode = 'live'))`;

/** Of erased accounts only that they joined. Without a noted moment a confirmation counts as in time. */
export const countSignups = statement<described.CountSignups>(
  replaced(
    `'{signups,activated,wrote,bought}'`,
    `select v.metric, c.day, c.dim, v.value from (
       select ${dayOf('a.signup_date')} as day,
              case when a.email is null then 'erased:' else
                coalesce('network:' || (a.tracking->>'network'), 'link:' || (a.tracking->>'ref'), 'direct:') || E'\\t'
                  || coalesce(a.tracking->>'lander', '') end as dim,
              count(*) as signups,
              count(*) filter (where a.confirmed_at < a.signup_date + :window::int * interval '1 day'
                                  or (a.confirmed_at is null and a.status in ('active', 'blocked'))) as activated,
              count(*) filter (where exists (select from messages m where m.sender_id = a.id
                                  and m.created_at < a.signup_date + :window::int * interval '1 day')) as wrote,
              count(*) filter (where exists (select from payments p where p.account_id = a.id and p.status = 'completed'
                                  and p.completed_at < a.signup_date + :window::int * interval '1 day' and ${REAL_MONEY})) as bought
         from accounts a where a.site_id = :site and a.kind = 'member' and ${within('a.signup_date')} group by 1, 2) c
      cross join lateral (values ('signups', c.signups), ('activated', c.activated), ('wrote', c.wrote), ('bought', c.bought))
         as v (metric, value) where v.value > 0 and (v.metric = 'signups' or c.dim <> 'erased:')`,
  ),
);

export const countActive = statement<described.CountActive>(
  replaced(
    `'{active}'`,
    `select 'active' as metric, day, '' as dim, 1 as value from member_days
      where site_id = :site and day >= :from::date and day < :until::date
     union all
     select 'active', g.day::date, '', 0
       from generate_series(greatest(:from::date, (select min(day) from member_days where site_id = :site))::timestamp,
                            :until::date::timestamp - interval '1 day', '1 day') as g (day)`,
  ),
);

/** A day is left out before thirty days are known. */
export const countActiveMonth = statement<described.CountActiveMonth>(
  replaced(
    `'{active_month}'`,
    `select 'active_month' as metric, g.day::date as day, '' as dim,
            (select count(distinct d.member_id) from member_days d
              where d.site_id = :site and d.day > g.day::date - 30 and d.day <= g.day::date) as value
       from generate_series(:from::date::timestamp, :until::date::timestamp - interval '1 day', '1 day') as g (day)`,
  ),
);

/** @param day of coming back, counted from the day of the sign-up. */
export const countReturned = statement<described.CountReturned>(
  replaced(
    `array[:metric::text]`,
    `select :metric::text as metric, ${dayOf('a.signup_date')} as day, '' as dim,
            (exists (select from member_days d where d.member_id = a.id and d.day = ${dayOf('a.signup_date')} + :day::int))::int as value
       from accounts a where a.site_id = :site and a.kind = 'member' and ${within('a.signup_date')}`,
  ),
);

export const countMessages = statement<described.CountMessages>(
  replaced(
    `'{messages,writers}'`,
    `select v.metric, s.day, '' as dim, v.value from (
       select ${dayOf('m.created_at')} as day, m.sender_id, count(*) as messages
         from messages m join accounts a on a.id = m.sender_id
        where a.site_id = :site and a.kind = 'member' and ${within('m.created_at')} group by 1, 2) s
      cross join lateral (values ('messages', s.messages), ('writers', 1)) as v (metric, value)`,
  ),
);

export const countConversations = statement<described.CountConversations>(
  replaced(
    `'{conversations,answered}'`,
    `select v.metric, c.day, c.dim, v.value from (
       select ${dayOf('t.started_at')} as day, case o.kind when 'fictional' then 'fictional' else 'real' end as dim,
              exists (select from messages m where m.conversation_id = t.id and m.sender_id <> t.started_by
                         and m.created_at < t.started_at + :window::int * interval '1 day') as answered
         from conversations t join accounts a on a.id = t.started_by
         join accounts o on o.id = case t.started_by when t.low_member_id then t.high_member_id else t.low_member_id end
        where a.site_id = :site and a.kind = 'member' and ${within('t.started_at')}) c
      cross join lateral (values ('conversations', 1), ('answered', c.answered::int)) as v (metric, value) where v.value > 0`,
  ),
);

export const countMoney = statement<described.CountMoney>(
  replaced(
    `'{revenue,purchases,refunded,refunds,charged_back,chargebacks}'`,
    `select v.metric, c.day, c.dim, v.value from (
       select ${dayOf('p.completed_at')} as day, p.currency::text as dim, p.amount, r.refunded, r.refunds, d.charged_back, d.chargebacks
         from payments p
        cross join lateral (select coalesce(sum(r.amount), 0) as refunded, count(*) as refunds from refunds r
            where r.payment_id = p.id and r.reason <> 'paid_twice' and r.state not in ('failed', 'reversed')) r
        cross join lateral (select coalesce(sum(d.amount), 0) as charged_back, count(*) as chargebacks from disputes d
            where d.payment_id = p.id and d.state in ('lost_funds', 'lost')) d
        where p.site_id = :site and p.status = 'completed' and ${REAL_MONEY} and ${within('p.completed_at')}) c
      cross join lateral (values ('revenue', c.amount::bigint), ('purchases', 1), ('refunded', c.refunded), ('refunds', c.refunds),
         ('charged_back', c.charged_back), ('chargebacks', c.chargebacks)) as v (metric, value) where v.value > 0`,
  ),
);

/** Rounded up: what is late by a minute is late. */
export const countDecided = statement<described.CountDecided>(
  replaced(
    `'{decided}'`,
    `select 'decided' as metric, day, queue || E'\\t' || (ceil(minutes / step) * step)::bigint as dim, 1 as value from (
       select day, queue, minutes, power(10, greatest(0, floor(log(minutes)) - 3))::numeric as step from (
         select day, queue, greatest(1, ceil(extract(epoch from waited) / 60))::numeric as minutes from (
           select ${dayOf('e.created_at')} as day, 'photos' as queue, e.created_at - h.created_at as waited
             from audit_entries e join photos h on h.id = e.object_id
            where e.site_id = :site and e.object = 'photo' and e.verb in ('photo.accepted', 'photo.rejected', 'text.accepted', 'text.rejected')
              and ${within('e.created_at')}
              and not exists (select from audit_entries b where b.object = 'photo' and b.object_id = e.object_id and b.id < e.id
                                 and b.verb in ('photo.accepted', 'photo.rejected'))
           union all
           select ${dayOf('r.decided_at')}, 'texts', r.decided_at - r.created_at from text_reviews r join accounts a on a.id = r.member_id
            where a.site_id = :site and ${within('r.decided_at')}
           union all
           select ${dayOf('r.decided_at')}, 'reports', r.decided_at - r.created_at from reports r join accounts a on a.id = r.reported_id
            where a.site_id = :site and not r.of_complaint and ${within('r.decided_at')}
           union all
           select ${dayOf('k.decided_at')}, 'complaints', k.decided_at - k.created_at from complaints k
            where k.site_id = :site and ${within('k.decided_at')}) w) m) s`,
  ),
);

export const countMails = statement<described.CountMails>(
  replaced(
    `'{mails}'`,
    `select 'mails' as metric, ${dayOf('s.ordered_at')} as day,
            case when s.returned_at is not null then 'returned' when s.state = 'trying' then 'waiting' else s.state end as dim, 1 as value
       from sent_mails s where s.site_id = :site and ${within('s.ordered_at')}`,
  ),
);

/** As it is now: nothing tells how it was. */
export const countPush = statement<described.CountPush>(
  replaced(
    `'{push}'`,
    `select 'push' as metric, :from::date as day, v.dim, v.value from (
       select count(*) as browsers, count(*) filter (where p.failures > 0) as failing, count(distinct p.account_id) as members
         from push_subscriptions p join accounts a on a.id = p.account_id where a.site_id = :site and a.kind = 'member') c
      cross join lateral (values ('all', c.browsers), ('failing', c.failing), ('members', c.members)) as v (dim, value)`,
  ),
);

/** In one order, so that processes never wait for each other crosswise. */
export const addVisits = statement<described.AddVisits>(`
  insert into daily_numbers (site_id, metric, day, dim, value, zone)
  select c.site, 'visits', (:now::timestamptz at time zone c.zone)::date, c.lander, sum(c.visits), max(c.zone)
    from jsonb_to_recordset(:counts::jsonb) as c (site int, zone text, lander text, visits int) join sites s on s.id = c.site
   group by c.site, 3, c.lander order by c.site, 3, c.lander
  on conflict (site_id, metric, day, dim) do update set value = daily_numbers.value + excluded.value, zone = excluded.zone`);

export const countedSites = statement<described.CountedSites>('select id from sites order by id');

export const siteDays = statement<described.SiteDays, { today: string }>(`
  select to_char(${dayOf(':now::timestamptz')}, 'YYYY-MM-DD') as today,
         (select to_char(${dayOf('a.signup_date')}, 'YYYY-MM-DD') from accounts a
           where a.site_id = :site and a.kind = 'member' order by a.signup_date limit 1) as first,
         (select to_char(min(d.day), 'YYYY-MM-DD') from member_days d where d.site_id = :site) as visits,
         (select to_char(r.last_day, 'YYYY-MM-DD') from number_rollups r where r.site_id = :site) as last_day,
         (select r.zone from number_rollups r where r.site_id = :site) as rolled_zone`);

/** Of two at once the second waits. */
export const lockRollup = statement<described.LockRollup>(
  "select pg_advisory_xact_lock(hashtext('numbers'), :site::int)::text as locked",
);

export const noteRollup = statement<described.NoteRollup>(`
  insert into number_rollups (site_id, zone, last_day, rolled_at) values (:site, :zone, :day::date, :now)
  on conflict (site_id) do update set zone = excluded.zone, last_day = excluded.last_day, rolled_at = excluded.rolled_at`);

export const lateMoneyDays = statement<described.LateMoneyDays, { day: string }>(`
  select distinct to_char(${dayOf('p.completed_at')}, 'YYYY-MM-DD') as day from (
    select payment_id from refunds r where ${within('r.created_at')}
    union select payment_id from refunds r where ${within('r.settled_at')}
    union select payment_id from disputes d where ${within('d.changed_at')}) late
   join payments p on p.id = late.payment_id
  where p.site_id = :site and p.completed_at is not null order by 1`);

export const dueDays = statement<described.DueDays, { day: string }>(
  "select to_char(day, 'YYYY-MM-DD') as day from due_days where site_id = :site order by day",
);
export const deleteDueDays = statement<described.DeleteDueDays>(
  'delete from due_days where site_id = :site and day::text = any(:days::text[])',
);
export const nameDueDays = statement<described.NameDueDays>(`
  insert into due_days (site_id, day)
  select a.site_id, (a.signup_date at time zone 'UTC')::date + g.by
    from accounts a cross join generate_series(-1, 1) as g (by) where a.id = :account and a.kind = 'member' and a.email is not null
  on conflict do nothing`);
