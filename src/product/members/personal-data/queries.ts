import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

/**
 * The row stays, since conversations and likes point at it. What may not be empty becomes the same for all; no member can choose
 * a name that begins with @.
 */
export const blankMember = statement<described.BlankMember>(`
  update members set status = 'deleted', name = '@' || id, gender = 'female', sexuality = 'bi', date_of_birth = '1900-01-01',
         country = 'XX', region = null, city_id = null, city = null, latitude = null, longitude = null, about = null, seeking = null,
         about_language = null, interests = '{}', hair_color = null, eye_color = null, body_type = null,
         relationship_status = null, looking_for = null, languages = '{}', invisible = false,
         search_engines = false, landers = false, name_changed_at = null, name_given_at = null, moved_at = '{}'
   where id = :account`);

export const blankSearch = statement<described.BlankSearch>(`
  update member_search set gender = 2, seeks = 3, country = 'XX', region = null, dob = '1900-01-01', has_photo = false,
         visible = false, last_active = 'epoch', joined = 'epoch', square = 0, traits = 1::bigint << 52, interests = 1::bigint << 52
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
