import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const townOf = statement<described.TownOf>('select city_id from members where id = :id');

/** No row where the member chose another town `most` times since `since`; a second call sees the first one's. */
export const writePlace = statement<described.WritePlace>(`
  update members
     set country = coalesce(:country?, country), region = :region?, city_id = :town?::int, city = :city?,
         latitude = :lat?, longitude = :lon?,
         moved_at = case when :town::int is null or city_id is not distinct from :town then moved_at
                         else array(select at from unnest(moved_at) at where at > :since order by at) || :now::timestamptz end
   where id = :id and status <> 'deleted'
     and (:town::int is null or city_id is not distinct from :town
          or (select count(*) from unnest(moved_at) at where at > :since::timestamptz) < :most::int)
  returning id`);

/** Members of a town whose centre was not written yet, by an index that holds nobody else. */
export const unsettled = statement<described.Unsettled, { city_id: number }>(`
  select id, city_id from members where city_id is not null and latitude is null order by id limit :most`);

/** Puts members at places, one for each, unless they moved meanwhile. @returns who was put there. */
export const settle = statement<described.Settle>(`
  update members m set latitude = p.lat, longitude = p.lon
    from unnest(:ids::bigint[], :towns::int[], :lats::float8[], :lons::float8[]) p(id, town, lat, lon)
   where m.id = p.id and m.city_id = p.town returning m.id`);

/** Towns that are listed no longer are told as they were, but not how far they are. */
export const forgetTown = statement<described.ForgetTown>(
  'update members set city_id = null where id = any(:ids::bigint[]) and city_id = any(:towns::int[])',
);
