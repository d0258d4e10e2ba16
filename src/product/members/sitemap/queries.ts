import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Numbers of the site's sitemaps that name somebody, and when one of them last changed. It jumps from one to the next. */
export const sitemapNumbers = statement<described.SitemapNumbers, { number: number; changed_at: Date }>(`
  with recursive part (number) as (
    (select member_id / 50000 from indexed_profiles where site_id = :site order by member_id / 50000 limit 1)
    union all
    select (select member_id / 50000 from indexed_profiles where site_id = :site and member_id / 50000 > p.number
             order by member_id / 50000 limit 1)
      from part p where p.number is not null)
  select p.number, (select changed_at from indexed_profiles where site_id = :site and member_id / 50000 = p.number
                     order by changed_at desc limit 1) as changed_at
    from part p where p.number is not null order by p.number`);

/** The next profiles after one, before another. Compared in pairs, so that no plan reads other sites' profiles. */
export const profilesBetween = statement<described.ProfilesBetween>(`
  select member_id as id, changed_at from indexed_profiles
   where (site_id, member_id) > (:site::int, :after::bigint) and (site_id, member_id) < (:site, :end::bigint)
   order by site_id, member_id limit :limit`);
