import type { Known, ReadCall, WriteCall } from '#platform/call.ts';
import type { Sql } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Actor } from '#product/accounts/contract.ts';
import { listsChanged } from '#product/accounts/versions/versions.ts';
import { COUNTRIES, type CountryCode } from '#product/geo/contract.ts';
import { distanceKm, regionsOf } from '#product/geo/geo.ts';
import { profileSight } from '#product/media/sight/sight.ts';
import type { Site } from '#product/sites/sites.ts';
import { ageOn, dateOf } from './age/age.ts';
import { gendersSought, type MEMBER_ERRORS, type MemberCard, type PhotoView, type ProfileView } from './contract.ts';
import { GENDER_BIT, photoView } from './policy.ts';
import {
  type CardFacts,
  type CardRow,
  cardRows,
  insertMember,
  insertSearch,
  type ProfileRow,
  profileRow,
  renewSearch,
  setActive,
  touch,
} from './queries.ts';

export { CARD_COLUMNS, CARD_JOINS, type CardRow } from './queries.ts';

/**
 * Milliseconds since the last written activity in which somebody counts as online. Longer than `ACTIVITY_STEP`, so
 * that somebody who stays is online all the time.
 */
export const ONLINE_FOR = 12 * 60_000;
/** Milliseconds between two writes of a member's activity. */
const ACTIVITY_STEP = 10 * 60_000;
/** Members whose activity a process remembers: a few megabytes. */
const MAX_REMEMBERED = 50_000;
/** Milliseconds for which a member is called new. */
const NEW_FOR = 7 * 24 * 3600_000;

type MemberError = (typeof MEMBER_ERRORS)[number];

interface NewMember {
  /** The account's id. */
  id: number;
  name: string;
  gender: ProfileView['gender'];
  sexuality: ProfileView['sexuality'];
  /** YYYY-MM-DD */
  dateOfBirth: string;
  country: string;
}

/** Whom somebody looks for, as bits: 1 men, 2 women, 3 both. */
export function seeksOf(gender: ProfileView['gender'], sexuality: ProfileView['sexuality']): number {
  return gendersSought({ gender, sexuality }).reduce((bits, sought) => bits | GENDER_BIT[sought], 0);
}

/** Gives a new account its profile. It is disabled, seen by its owner only, until `activateMember`. */
export async function createMember(
  { tx, site, now }: Pick<WriteCall, 'tx' | 'now'> & { site: Pick<Site, 'pool'> },
  member: NewMember,
): Promise<void> {
  const { id, name, gender, sexuality, dateOfBirth, country } = member;
  const { pool } = site;
  await insertMember(tx, id, pool, name, gender, sexuality, dateOfBirth, country, now);
  await insertSearch(tx, id, pool, GENDER_BIT[gender], seeksOf(gender, sexuality), country, dateOfBirth, now);
}

/** Shows a profile to others: its owner has confirmed the e-mail address. @returns false when it was not disabled. */
export async function activateMember({ tx }: WriteCall, id: number): Promise<boolean> {
  const changed = await setActive.one(tx, id);
  if (changed) await renewSearch(tx, [id]);
  return changed !== null;
}

/**
 * Call after a member's photos, place, date of birth, status or invisibility changed, so that search finds them rightly and
 * their owner's pages show it.
 */
export async function memberChanged(call: Pick<WriteCall, 'tx'>, ids: number[]): Promise<void> {
  await renewSearch(call.tx, ids);
  listsChanged(call, ids);
}

/** What each process remembers of each database: when a member's activity was written last. */
const written = new WeakMap<Sql, Map<number, number>>();

/**
 * Notes that a member is here; written at most every ten minutes, and asked of the database no oftener by one process, which
 * remembers what is written there.
 */
export async function noteActivity({ sql, actor, now }: Pick<Known<ReadCall>, 'sql' | 'actor' | 'now'>): Promise<void> {
  const known = written.get(sql) ?? new Map<number, number>();
  written.set(sql, known);
  const last = known.get(actor.id);
  if (last !== undefined && now.getTime() - last < ACTIVITY_STEP) return;
  const row = await touch.one(sql, actor.id, now, new Date(now.getTime() - ACTIVITY_STEP));
  if (!row?.last_active) return;
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(actor.id, row.last_active.getTime());
}

/**
 * Cards of members as one viewer may see them, by id, in one query. Ids of nobody are left out; members that the
 * viewer may no longer see (deleted, disabled, blocked, invisible) are kept, without photo and status.
 */
export async function cardsOf(call: ReadCall, ids: number[]): Promise<Map<number, MemberCard>> {
  if (!ids.length) return new Map();
  const rows = await cardRows(call.sql, call.actor?.id ?? null, ids);
  return new Map(cardsIn(call, rows).map((card) => [card.id, card]));
}

/** The cards of rows that were read for this viewer, in their order. */
export function cardsIn(call: ReadCall, rows: readonly CardRow[]): MemberCard[] {
  const today = dateOf(call.now);
  return rows.map((row) => cardOf(call, row, today, row));
}

/** The member's own profile with every photo; null for staff, who have none. */
export async function ownProfile(call: Known<ReadCall>): Promise<ProfileView | null> {
  const { sql, actor, site } = call;
  if (actor.kind !== 'member') return null;
  const row = await profileRow.one(sql, actor.id, actor.id, site.pool);
  return row && viewOf(call, row);
}

/**
 * A profile as one viewer may see it.
 * @throws member_not_found, or blocked_by_member with the member's name.
 */
export async function profileOf(call: ReadCall, { id }: { id: number }): Promise<{ profile: ProfileView }> {
  return { profile: viewOf(call, await visibleProfile(call, id)) };
}

/** @throws member_not_found, or blocked_by_member with the member's name. */
export async function visibleProfile({ sql, site, actor }: ReadCall, id: number): Promise<ProfileRow> {
  const row = await profileRow.one(sql, actor?.id ?? null, id, site.pool);
  const sight = row ? profileSight(actor, row) : 'gone';
  if (!row || sight === 'gone') throw new AppError<MemberError>('member_not_found', 404);
  if (sight === 'blocked') throw new AppError<MemberError>('blocked_by_member', 403, { name: row.name });
  return row;
}

function viewOf(call: ReadCall, row: ProfileRow): ProfileView {
  const viewer = call.actor;
  const photos = row.photos.map((photo) => photoView(viewer, row.id, photo)).filter((photo) => photo !== null);
  const main = photos.find((photo) => photo.status === 'active');
  const theirs = new Set(row.viewer_interests ?? []);
  const own = viewer?.id === row.id;
  return {
    ...cardOf(call, row, dateOf(call.now)),
    // Owners see theirs while it still waits for a moderator.
    main_image: main ?? photos.find((photo) => own && photo.status === 'pending') ?? null,
    status: row.status,
    sexuality: row.sexuality,
    date_of_birth: own ? row.dob : null,
    photos,
    about: row.about,
    interests: row.interests,
    hair_color: row.hair_color,
    eye_color: row.eye_color,
    body_type: row.body_type,
    relationship_status: row.relationship_status,
    looking_for: row.looking_for,
    languages: row.languages,
    shared_interests: own ? [] : row.interests.filter((interest) => theirs.has(interest)),
    match: row.liked && row.likes_viewer,
    conversation_id: row.conversation_id,
  };
}

function cardOf({ actor: viewer, now }: ReadCall, row: CardFacts, today: string, main?: CardRow): MemberCard {
  const shown = profileSight(viewer, row) === 'shown';
  return {
    id: row.id,
    name: row.name,
    age: ageOn(row.dob, today),
    gender: row.gender,
    country: row.country,
    region: regionName(row.country, row.region),
    city: row.city,
    distance: shown ? distanceOf(row) : null,
    main_image: shown && main ? mainImage(main, viewer) : null,
    online: shown && row.alive && !row.invisible && now.getTime() - row.last_active.getTime() < ONLINE_FOR,
    fictional: row.fictional,
    is_new: now.getTime() - row.created_at.getTime() < NEW_FOR,
    liked: row.liked,
  };
}

function mainImage(row: CardRow, viewer: Actor | null): PhotoView | null {
  if (row.photo_id === null) return null;
  const { photo_id: id, width, height, thumbhash } = row;
  return photoView(viewer, row.id, { id, status: 'active', width, height, thumbhash, rank: 0 });
}

function distanceOf(row: CardFacts): number | null {
  const { latitude: lat, longitude: lon, viewer_latitude: fromLat, viewer_longitude: fromLon } = row;
  if (lat === null || lon === null || fromLat === null || fromLon === null) return null;
  return Math.round(distanceKm({ lat, lon }, { lat: fromLat, lon: fromLon }));
}

const isCountry = (code: string): code is CountryCode => (COUNTRIES as readonly string[]).includes(code);

/** The region in the language of its country. */
function regionName(country: string, code: string | null): string | null {
  if (code === null || !isCountry(country)) return code;
  return regionsOf(country).find((region) => region.code === code)?.name ?? code;
}
