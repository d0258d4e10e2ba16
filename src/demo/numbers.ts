import type { Tx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { rollUp } from '#product/numbers/roll-up.ts';

const DEMO_ZONE = 'Europe/Amsterdam';
const NEWEST_DAYS = 35;

const ORIGINS: Record<number, object> = {
  0: { network: 'nightads', lander: 'alonetonight' },
  1: { network: 'nightads', lander: 'alonetonight' },
  2: { network: 'nightads', lander: 'gallery' },
  3: { network: 'searchworks', lander: 'maplanding' },
  4: { network: 'searchworks', lander: 'maplanding' },
  6: { ref: 'newsletter' },
};

export async function storeTraces(tx: Tx): Promise<void> {
  await tx.query({
    text: `update accounts a set confirmed_at = a.signup_date + (a.id % 50 + 1) * interval '1 minute',
        tracking = coalesce(a.tracking, $1::jsonb -> (a.id % 10)::text)
      where a.kind = 'member' and a.status = 'active'`,
    values: [JSON.stringify(ORIGINS)],
  });
  await tx.query({
    text: 'update conversations set started_at = created_at where started_at is null and started_by is not null',
  });
  await tx.query({
    text: `insert into member_days (member_id, day, site_id)
      select distinct a.id, (done.at at time zone $1)::date, a.site_id
        from (select id as member, signup_date as at from accounts
              union all select member_id, last_active from member_search
              union all select sender_id, created_at from messages
              union all select liker_id, created_at from likes) done
        join accounts a on a.id = done.member and a.kind = 'member'
        join members m on m.id = a.id
       where done.at > now() - interval '35 days'
      on conflict do nothing`,
    values: [DEMO_ZONE],
  });
}

const VISITS_PER_SIGNUP = 17;

export async function countDemo({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const { rows } = await db.query<{ id: number }>({ text: 'select id from sites order by id' });
  for (const { id } of rows)
    await rollUp({ db, now: now(), test: true }, { id, settings: { time_zone: DEMO_ZONE } }, NEWEST_DAYS);
  await db.query({
    text: `insert into daily_numbers (site_id, metric, day, dim, value, zone)
      select site_id, 'visits', day, split_part(dim, E'\\t', 2), sum(value) * $1 + day_of, zone
        from (select *, extract(dow from day)::int as day_of from daily_numbers where metric = 'signups') s
       where split_part(dim, E'\\t', 2) <> '' group by 1, 3, 4, zone, day_of
      on conflict do nothing`,
    values: [VISITS_PER_SIGNUP],
  });
}
