import { type RowOf, statement } from '#platform/db/statement.ts';
import { FIELD_NAMES, type FieldName, PROFILE_FIELDS, type ProfileField } from '#product/sites/profiles/contract.ts';
import type { FieldValues } from '../contract.ts';
import type * as described from '../queries.gen.ts';
import type { OwnText, TextField } from '../texts/contract.ts';

type WrittenText = Pick<OwnText, 'text' | 'status' | 'reason'> & { field: TextField };

export const ownRow = statement<described.OwnRow, { written: WrittenText[] }>(`
  select m.search_engines, m.landers, m.created_at, m.name_changed_at, m.name_given_at, coalesce(s.listed, false) as listed,
         (select coalesce(json_agg(t), '[]') from (
            select field, text, status, reason from profile_texts where member_id = m.id) t) as written
    from members m left join lateral visibility(m.id, m.pool, m.id) s on true where m.id = :member`);

const givenField = (name: FieldName) => {
  const { kind, required }: ProfileField = PROFILE_FIELDS[name];
  return `${name} = :${name}${required || kind === 'list' ? '' : '?'}`;
};

type StoredFields = Omit<FieldValues, 'about' | 'seeking'>;
export type StoredProfile = RowOf<typeof lockProfile>;

/** Whoever saves at the same time waits. */
export const lockProfile = statement<described.LockProfile, StoredFields>(`
  select name, created_at, name_changed_at, name_given_at, gender, ${FIELD_NAMES.join(', ')}, search_engines, landers
    from members where id = :member for no key update`);

export const setProfile = statement<described.SetProfile>(`
  update members set name = :name, name_changed_at = :name_changed_at?, ${FIELD_NAMES.map(givenField).join(', ')},
         search_engines = :search_engines, landers = :landers
   where id = :member`);

export const setSeeks = statement<described.SetSeeks>(
  'update member_search set seeks = :seeks where member_id = :member and seeks <> :seeks',
);

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
