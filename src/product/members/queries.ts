import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Crop } from '#product/media/album/contract.ts';
import type { PhotoFacts } from '#product/media/photo-view.ts';
import type { Relationship } from '#product/safety/contract.ts';
import {
  FIELD_NAMES,
  PROFILE_FIELDS,
  type ProfileField,
  TRAIT_WORDS,
  type TraitWord,
} from '#product/sites/profiles/contract.ts';
import { ALWAYS_BIT, type FieldValues, type ProfileView, TRAITS, type Trait, traitValues } from './contract.ts';
import type * as described from './queries.gen.ts';

/** @param row the alias of their row of `members`. */
export const traitWordOf = (word: TraitWord, row: string): string =>
  [
    `1::bigint << ${ALWAYS_BIT}`,
    ...TRAITS.filter((trait) => PROFILE_FIELDS[trait].bits.word === word).map((trait) => bitsOf(trait, row)),
  ].join(' | ');

function bitsOf(trait: Trait, row: string): string {
  const { kind, bits }: ProfileField = PROFILE_FIELDS[trait];
  const values = traitValues(trait).map((value) => `'${value}'`);
  const bit = (said: string) =>
    `1::bigint << array_position(array[${values.join(', ')}], ${said}) - 1 + ${bits?.first ?? 0}`;
  if (kind === 'list') return `coalesce((select bit_or(${bit('said')}) from unnest(${row}.${trait}) said), 0)`;
  return `coalesce(${bit(`${row}.${trait}`)}, 0)`;
}

/** Of each field one of the values that are asked for, as `:<field>`; of others the bit that everybody has. */
export const SAYS_EVERY_TRAIT = TRAITS.map(
  (trait) => `(${PROFILE_FIELDS[trait].bits.word} & :${trait}::bigint) <> 0`,
).join(' and ');

const nothingIn = ({ kind, required }: ProfileField): string => {
  if (required) return `'${required}'`;
  return kind === 'list' ? "'{}'" : 'null';
};

export const insertMember = statement<described.InsertMember>(`
  insert into members (id, pool, name, gender, sexuality, date_of_birth, country, created_at, status)
  values (:id, :pool, :name, :gender, :sexuality, :dob, :country, :now, 'disabled')`);

export const insertSearch = statement<described.InsertSearch>(`
  insert into member_search (member_id, pool, gender, seeks, country, dob, has_photo, visible, fictional, last_active, joined)
  values (:id, :pool, :gender, :seeks, :country, :dob, false, false, false, :now, :now)`);

export const setActive = statement<described.SetActive>(
  "update members set status = 'active' where id = :id and status = 'disabled' returning id",
);

export const renewSearch = statement<described.RenewSearch>(`
  update member_search s
     set visible = v.listed, country = m.country, region = m.region, dob = m.date_of_birth,
         square = search_square(m.latitude, m.longitude), ${TRAIT_WORDS.map((word) => `${word} = ${traitWordOf(word, 'm')}`).join(', ')},
         has_photo = exists (select from photos p where p.member_id = m.id and p.status = 'active')
    from members m cross join lateral visibility(null, m.pool, m.id) v where m.id = s.member_id and m.id = any(:ids::bigint[])`);

export const renewIndexed = statement<described.RenewIndexed>(`
  with found as (
    select m.id, a.site_id from members m join accounts a on a.id = m.id cross join lateral visibility(null, m.pool, m.id) v
     where m.id = any(:ids::bigint[]) and m.search_engines and not m.fictional and v.listed),
  gone as (delete from indexed_profiles where member_id = any(:ids) and member_id not in (select id from found))
  insert into indexed_profiles (member_id, site_id, changed_at) select id, site_id, now() from found
      on conflict (member_id) do update set changed_at = excluded.changed_at`);

/** Makes the squares known that they live in; search looks for people nowhere else. */
export const noteSquares = statement<described.NoteSquares>('select note_squares(:ids::bigint[])');

export const setJoined = statement<described.SetJoined>('update member_search set joined = :now where member_id = :id');

export const touch = statement<described.Touch>(`
  with written as (
    update member_search set last_active = :now where member_id = :id and last_active < :before returning last_active),
  noted as (
    insert into member_days (member_id, day, site_id) select :id, (:now::timestamptz at time zone :zone)::date, :site from written
    on conflict (member_id, day) do nothing)
  select coalesce((select last_active from written), (select last_active from member_search where member_id = :id)) as last_active`);

const NOTHING_SAID = FIELD_NAMES.map((name) => `${name} = ${nothingIn(PROFILE_FIELDS[name])}`).join(', ');

/** The row stays, since conversations and likes point at it; no member can choose a name that begins with @. */
export const blankMember = statement<described.BlankMember>(`
  update members set status = 'deleted', name = '@' || id, gender = 'female', date_of_birth = '1900-01-01', country = 'XX', region = null,
         city_id = null, city = null, latitude = null, longitude = null, about_language = null, invisible = false, ${NOTHING_SAID},
         search_engines = false, landers = false, name_changed_at = null, name_given_at = null, moved_at = '{}'
   where id = :account`);

export const blankSearch = statement<described.BlankSearch>(`
  update member_search set gender = 2, seeks = 3, country = 'XX', region = null, dob = '1900-01-01', has_photo = false,
         visible = false, last_active = 'epoch', joined = 'epoch', square = 0, ${TRAIT_WORDS.map((word) => `${word} = default`).join(', ')}
   where member_id = :account`);

export const deleteDays = statement<described.DeleteDays>('delete from member_days where member_id = :account');

export const deleteOldDays = statement<described.DeleteOldDays>(
  'delete from member_days d using sites s where d.site_id = s.id and d.day < :before::date',
);

export const deleteRemoved = statement<described.DeleteRemoved>('delete from removed_texts where member_id = :account');

export const deleteTexts = statement<described.DeleteTexts>('delete from profile_texts where member_id = :account');

export const deleteReviews = statement<described.DeleteReviews>('delete from text_reviews where member_id = :account');

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
         (select coalesce(jsonb_agg(v order by v.id), '[]') from text_reviews v where v.member_id = :account) as text_reviews,
         (select coalesce(jsonb_agg(w order by w.last_at), '[]') from profile_views w where w.viewer_id = :account) as profile_views,
         (select coalesce(jsonb_agg(k order by k.created_at), '[]') from passes k where k.member_id = :account) as passes,
         (select coalesce(jsonb_agg(d order by d.day), '[]') from member_days d where d.member_id = :account) as member_days`);

/** The main photo, the first active one, or none. */
type MainPhoto =
  | { photo_id: number; photo_hash: string; width: number; height: number; thumbhash: string }
  | { photo_id: null };
export type CardColumns = Pick<Relationship, 'visibility'> & MainPhoto;

export type CardRow = RowOf<typeof cardRows>;
export type CardFacts = Omit<CardRow, 'photo_id' | 'photo_hash' | 'width' | 'height' | 'thumbhash'>;

/**
 * `m`: the member, `s`: what `visibility` says of them, `v`: the viewer's row, `:viewer`: their id or null. Likes are
 * asked for as a value: an `exists` would read all of them.
 */
export const CARD_FACTS = `
  m.id, coalesce(s.visibility, 'gone') as visibility, coalesce(s.listed, false) as listed, m.name, m.date_of_birth::text as dob, m.gender, m.country, m.region, m.city, m.latitude, m.longitude,
  m.fictional, m.created_at,
  coalesce((select true from likes l where l.liker_id = :viewer and l.liked_id = m.id), false) as liked,
  v.latitude as viewer_latitude, v.longitude as viewer_longitude`;

export const MAIN_PHOTO = 'p.id as photo_id, p.file_hash as photo_hash, f.width, f.height, f.thumbhash';

export const MAIN_PHOTO_JOIN = `left join lateral (
    select p.id, p.file_hash from photos p where p.member_id = m.id and p.status = 'active' order by p.position limit 1
  ) p on true
  left join media_files f on f.hash = p.file_hash`;

const FACTS = `${CARD_FACTS}, n.last_active`;
const JOINS = 'join member_search n on n.member_id = m.id left join members v on v.id = :viewer';

/** A `CardRow` of the member `m`, for lists that are read together with their cards; `:viewer` is that member. */
export const CARD_COLUMNS = `${FACTS}, ${MAIN_PHOTO}`;
export const CARD_JOINS = `${JOINS} left join lateral visibility(:viewer, v.pool, m.id) s on true ${MAIN_PHOTO_JOIN}`;

/** The same joins where `s`, what `visibility` says of the member, is among what the statement reads already. */
export const JOINS_WITHOUT_RELATION = `${JOINS} ${MAIN_PHOTO_JOIN}`;

export const cardRows = statement<described.CardRows, CardColumns>(`
  select ${FACTS}, ${MAIN_PHOTO}
    from members m left join lateral visibility(:viewer?, :pool, m.id) s on true ${JOINS} ${MAIN_PHOTO_JOIN} where m.id = any(:ids::bigint[])`);

export const blockedBy = statement<described.BlockedBy, CardColumns>(`
  select b.created_at as blocked_at,
         exists (select from reports r where r.reporter_id = :viewer and r.reported_id = b.blocked_id) as reported,
         ${CARD_COLUMNS}
    from blocks b join members m on m.id = b.blocked_id ${CARD_JOINS}
   where b.blocker_id = :viewer
   order by b.created_at desc, b.blocked_id limit :most`);

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

const FIELD_COLUMNS = FIELD_NAMES.map((name) => `m.${name}`).join(', ');

interface ProfileColumns extends FieldValues, Pick<Relationship, 'visibility'> {
  viewer_interests: ProfileView['interests'] | null;
  photos: (PhotoFacts & { crop: Crop | null })[];
}

export type ProfileRow = RowOf<typeof profileRow>;

export const profileRow = statement<described.ProfileRow, ProfileColumns>(`
  select ${FACTS}, m.status, m.search_engines, o.site_id, o.paid_user, ${FIELD_COLUMNS}, v.interests as viewer_interests,
         exists (select from likes l where l.liker_id = m.id and l.liked_id = :viewer?) as likes_viewer,
         (select c.conversation_id from chat_list c where c.member_id = :viewer and c.other_id = m.id and not c.removed) as conversation_id,
         (select coalesce(json_agg(photo), '[]') from (
            select p.id, p.file_hash as hash, p.status, f.width, f.height, f.thumbhash, p.edit -> 'crop' as crop,
                   count(*) filter (where p.status = 'active') over (order by p.position) - (p.status = 'active')::int as rank
              from photos p join media_files f on f.hash = p.file_hash
             where p.member_id = m.id order by p.status = 'active' desc, p.position) photo) as photos
    from members m join accounts o on o.id = m.id cross join lateral visibility(:viewer, :pool, m.id) s ${JOINS} where m.id = :id`);

export const makeFictional = statement<described.MakeFictional>(`
  with marked as (update members set fictional = true, status = 'active' where id = :id returning id)
  update member_search set fictional = true from marked where member_id = marked.id`);

/** Returns nothing where it is so already. */
export const setShown = statement<described.SetShown>(`
  update members set status = :status where id = :id and fictional and status <> 'deleted' and status <> :status returning id`);

/** Returns a row when it was otherwise before. */
export const updateInvisible = statement<described.UpdateInvisible>(
  'update members set invisible = :invisible where id = :member and invisible <> :invisible returning id',
);
