import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Relationship } from '#product/safety/contract.ts';
import type * as described from '../queries.gen.ts';

/** The main photo, the first active one, or none. */
type MainPhoto =
  | { photo_id: number; photo_hash: string; width: number; height: number; thumbhash: string }
  | { photo_id: null };
/** What is known of a card's columns beyond the database. */
export type CardColumns = Pick<Relationship, 'visibility'> & MainPhoto;

/** `dob` is YYYY-MM-DD. */
export type CardRow = RowOf<typeof cardRows>;
/** What a card needs beside its photo. */
export type CardFacts = Omit<CardRow, 'photo_id' | 'photo_hash' | 'width' | 'height' | 'thumbhash'>;

/**
 * What a card tells beside its photo, where `m` is the member, `s` what `visibility` says of them, `v` the viewer's row of
 * `members`, and `:viewer` the viewer's id or null. Where many are read together PostgreSQL would answer an `exists` about likes
 * by reading all of them, so they are asked for as a value.
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

/** The same with when the member was last here, and the joins that it takes. */
export const FACTS = `${CARD_FACTS}, n.last_active`;
export const JOINS = 'join member_search n on n.member_id = m.id left join members v on v.id = :viewer';

/**
 * A `CardRow` of the member `m`, for lists of a member's own that are read together with their cards in one statement;
 * `:viewer` is that member.
 */
export const CARD_COLUMNS = `${FACTS}, ${MAIN_PHOTO}`;
export const CARD_JOINS = `${JOINS} left join lateral visibility(:viewer, v.pool, m.id) s on true ${MAIN_PHOTO_JOIN}`;

/** The same joins where `s`, what `visibility` says of the member, is among what the statement reads already. */
export const JOINS_WITHOUT_STANDING = `${JOINS} ${MAIN_PHOTO_JOIN}`;

export const cardRows = statement<described.CardRows, CardColumns>(`
  select ${FACTS}, ${MAIN_PHOTO}
    from members m left join lateral visibility(:viewer?, :pool, m.id) s on true ${JOINS} ${MAIN_PHOTO_JOIN} where m.id = any(:ids::bigint[])`);
