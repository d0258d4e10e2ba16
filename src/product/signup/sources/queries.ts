import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Who joined a site by day and by where they came from; who was erased has no source any more, and is left out. */
export const signupsBySource = statement<described.SignupsBySource, SourceCount>(`
  select to_char(a.signup_date at time zone 'UTC', 'YYYY-MM-DD') as day, coalesce(a.tracking->>'lander', '') as lander,
         coalesce(a.tracking->>'slug', '') as slug, coalesce(a.tracking->>'network', '') as network,
         coalesce(a.tracking->>'ref', '') as ref, count(*)::int as signups,
         (count(*) filter (where a.status <> 'not_confirmed'))::int as confirmed,
         (count(*) filter (where a.paid_user))::int as paying
    from accounts a
   where a.site_id = :site and a.kind = 'member' and a.email is not null and a.signup_date >= :from and a.signup_date < :until
   group by 1, 2, 3, 4, 5 order by 1 desc, signups desc, 2, 3, 4, 5`);

/** Words are empty where the link had none. */
export interface SourceCount {
  /** Of the sign-up, in UTC: `2026-11-23`. */
  day: string;
  lander: string;
  slug: string;
  network: string;
  ref: string;
  signups: number;
  confirmed: number;
  /** Of these, who bought something since. */
  paying: number;
}
