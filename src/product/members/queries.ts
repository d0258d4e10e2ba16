import { statement } from '#platform/db/statement.ts';
import { FIELD_NAMES, PROFILE_FIELDS, TRAIT_WORDS } from '#product/sites/profile-fields/contract.ts';
import { nothingIn, traitWordOf } from './fields/queries.ts';
import type * as described from './queries.gen.ts';

export const insertMember = statement<described.InsertMember>(`
  insert into members (id, pool, name, gender, sexuality, date_of_birth, country, created_at, status)
  values (:id, :pool, :name, :gender, :sexuality, :dob, :country, :now, 'disabled')`);

export const insertSearch = statement<described.InsertSearch>(`
  insert into member_search (member_id, pool, gender, seeks, country, dob, has_photo, visible, fictional, last_active, joined)
  values (:id, :pool, :gender, :seeks, :country, :dob, false, false, false, :now, :now)`);

export const setActive = statement<described.SetActive>(
  "update members set status = 'active' where id = :id and status = 'disabled' returning id",
);

/** Makes the search row say what the member's other rows say. */
export const renewSearch = statement<described.RenewSearch>(`
  update member_search s
     set visible = v.listed, country = m.country, region = m.region, dob = m.date_of_birth,
         square = search_square(m.latitude, m.longitude), ${TRAIT_WORDS.map((word) => `${word} = ${traitWordOf(word, 'm')}`).join(', ')},
         has_photo = exists (select from photos p where p.member_id = m.id and p.status = 'active')
    from members m cross join lateral visibility(null, m.pool, m.id) v where m.id = s.member_id and m.id = any(:ids::bigint[])`);

/** Has the sitemap name the members among them who agreed to be found and whom search shows, and no others. */
export const renewIndexed = statement<described.RenewIndexed>(`
  with found as (
    select m.id, a.site_id from members m join accounts a on a.id = m.id cross join lateral visibility(null, m.pool, m.id) v
     where m.id = any(:ids::bigint[]) and m.search_engines and not m.fictional and v.listed),
  gone as (delete from indexed_profiles where member_id = any(:ids) and member_id not in (select id from found))
  insert into indexed_profiles (member_id, site_id, changed_at) select id, site_id, now() from found
      on conflict (member_id) do update set changed_at = excluded.changed_at`);

/** Makes the squares known that they live in; search looks for people nowhere else. */
export const noteSquares = statement<described.NoteSquares>('select note_squares(:ids::bigint[])');

/** Others can see the member from now on. */
export const setJoined = statement<described.SetJoined>('update member_search set joined = :now where member_id = :id');

/** Tells what is written afterwards: another process may have been first. */
export const touch = statement<described.Touch>(`
  with written as (
    update member_search set last_active = :now where member_id = :id and last_active < :before returning last_active)
  select coalesce((select last_active from written), (select last_active from member_search where member_id = :id)) as last_active`);

const NOTHING_SAID = FIELD_NAMES.map((name) => `${name} = ${nothingIn(PROFILE_FIELDS[name])}`).join(', ');

/**
 * The row stays, since conversations and likes point at it. What may not be empty becomes the same for all; no member can choose
 * a name that begins with @.
 */
export const blankMember = statement<described.BlankMember>(`
  update members set status = 'deleted', name = '@' || id, gender = 'female', date_of_birth = '1900-01-01', country = 'XX', region = null,
         city_id = null, city = null, latitude = null, longitude = null, about_language = null, invisible = false, ${NOTHING_SAID},
         search_engines = false, landers = false, name_changed_at = null, name_given_at = null, moved_at = '{}'
   where id = :account`);

export const blankSearch = statement<described.BlankSearch>(`
  update member_search set gender = 2, seeks = 3, country = 'XX', region = null, dob = '1900-01-01', has_photo = false,
         visible = false, last_active = 'epoch', joined = 'epoch', square = 0, ${TRAIT_WORDS.map((word) => `${word} = default`).join(', ')}
   where member_id = :account`);

export const deleteRemoved = statement<described.DeleteRemoved>('delete from removed_texts where member_id = :account');

export const deleteTexts = statement<described.DeleteTexts>('delete from profile_texts where member_id = :account');

export const deleteIndexed = statement<described.DeleteIndexed>(
  'delete from indexed_profiles where member_id = :account',
);

export const deleteViewsOf = statement<described.DeleteViewsOf>(
  'delete from profile_views where viewed_id = :account or viewer_id = :account',
);

export const deletePassesOf = statement<described.DeletePassesOf>(
  'delete from passes where member_id = :account or passed_id = :account',
);

export const dropSavedSearches = statement<described.DropSavedSearches>(
  'delete from saved_searches where member_id = :account',
);

/** Whose profiles the account opened and whom it set aside, but not who did so with it: that is for those to tell. */
export const memberData = statement<described.MemberData>(`
  select (select coalesce(jsonb_agg(m), '[]') from members m where m.id = :account) as members,
         (select coalesce(jsonb_agg(s), '[]') from member_search s where s.member_id = :account) as member_search,
         (select coalesce(jsonb_agg(i), '[]') from indexed_profiles i where i.member_id = :account) as indexed_profiles,
         (select coalesce(jsonb_agg(q order by q.id), '[]') from saved_searches q where q.member_id = :account) as saved_searches,
         (select coalesce(jsonb_agg(t), '[]') from profile_texts t where t.member_id = :account) as profile_texts,
         (select coalesce(jsonb_agg(r), '[]') from removed_texts r where r.member_id = :account) as removed_texts,
         (select coalesce(jsonb_agg(w order by w.last_at), '[]') from profile_views w where w.viewer_id = :account) as profile_views,
         (select coalesce(jsonb_agg(k order by k.created_at), '[]') from passes k where k.member_id = :account) as passes`);
