import { ageOn, dateOf } from '#platform/calendar.ts';
import type { ReadCall } from '#platform/call.ts';
import { COUNTRIES, type CountryCode } from '#product/geo/contract.ts';
import { distanceBand, regionsOf } from '#product/geo/geo.ts';
import type { PhotoView } from '#product/media/contract.ts';
import { photoView } from '#product/media/photo-view.ts';
import { isShown, type MemberCard } from './contract.ts';
import { ONLINE_FOR_MS } from './note-activity.ts';
import { type CardFacts, type CardRow, cardRows } from './queries.ts';

export {
  CARD_COLUMNS,
  CARD_JOINS,
  type CardColumns,
  JOINS_WITHOUT_RELATION,
} from './queries.ts';

/** Milliseconds for which a member is called new. */
const NEW_FOR_MS = 7 * 24 * 3600_000;

/** By id, in one query. Ids of nobody are left out; whom the viewer may not see has no photo and status. */
export async function cardsOf(call: ReadCall, ids: number[]): Promise<Map<number, MemberCard>> {
  if (!ids.length) return new Map();
  const rows = await cardRows(call.sql, { viewer: call.actor?.id ?? null, pool: call.site.pool, ids });
  return new Map(cardsIn(call, rows).map((card) => [card.id, card]));
}

export function cardsIn(call: ReadCall, rows: readonly CardRow[]): MemberCard[] {
  const today = dateOf(call.now);
  return rows.map((row) => cardOf(call, row, today, row));
}

/** @param today YYYY-MM-DD. */
export function cardOf(call: ReadCall, row: CardFacts, today: string, main?: CardRow): MemberCard {
  const { actor: viewer, now, site } = call;
  const shown = row.visibility === 'shown';
  // A town names its region, and how far it is says as much: they are told where the region is.
  const placeShown = viewer?.id === row.id || viewer?.kind === 'staff' || isShown('region', site.settings);
  return {
    id: row.id,
    name: row.name,
    age: ageOn(row.dob, today),
    gender: row.gender,
    country: row.country,
    region: placeShown ? regionName(row.country, row.region) : null,
    city: placeShown ? row.city : null,
    distance: shown && placeShown && viewer?.id !== row.id ? distanceOf(row) : null,
    main_image: shown && main ? mainImage(call, main) : null,
    online: shown && row.listed && !row.fictional && now.getTime() - row.last_active.getTime() < ONLINE_FOR_MS,
    fictional: row.fictional,
    is_new: now.getTime() - row.created_at.getTime() < NEW_FOR_MS,
    liked: row.liked,
  };
}

function mainImage(call: ReadCall, row: CardRow): PhotoView | null {
  if (row.photo_id === null) return null;
  const { photo_id: id, photo_hash: hash, width, height, thumbhash } = row;
  return photoView(
    call,
    { id: row.id, listed: row.listed, shown: 1 },
    { id, hash, status: 'active', width, height, thumbhash, rank: 0 },
  );
}

function distanceOf(row: CardFacts): MemberCard['distance'] {
  const { latitude: lat, longitude: lon, viewer_latitude: fromLat, viewer_longitude: fromLon } = row;
  if (lat === null || lon === null || fromLat === null || fromLon === null) return null;
  return distanceBand({ lat, lon }, { lat: fromLat, lon: fromLon });
}

const isCountry = (code: string): code is CountryCode => (COUNTRIES as readonly string[]).includes(code);

function regionName(country: string, code: string | null): string | null {
  if (code === null || !isCountry(country)) return code;
  return regionsOf(country).find((region) => region.code === code)?.name ?? code;
}
