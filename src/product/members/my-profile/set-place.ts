import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { PlaceView, Point } from '#product/geo/contract.ts';
import { findCity, placeOf } from '#product/geo/geo.ts';
import { geocode } from '#product/geo/geocode.ts';
import { memberChanged } from '../members.ts';
import { MOVES, MOVES_WITHIN_HOURS, type PlaceReply, type SetPlaceInput } from './contract.ts';
import { townOf, writePlace } from './queries.ts';

export async function ownPlace({ sql, actor }: Authenticated<ReadCall>): Promise<PlaceReply> {
  const row = await townOf.one(sql, { id: actor.id });
  const city = row?.city_id ? findCity(row.city_id) : undefined;
  return { place: city ? placeOf(city) : null };
}

/** Of a point only the town is kept. @throws place_unknown, place_not_served (400), place_changed_lately (429). */
export async function setPlace(call: Authenticated<WriteCall>, asked: SetPlaceInput): Promise<PlaceReply> {
  const { tx, actor, site, now } = call;
  const set = 'city_id' in asked ? placeOfTown(asked.city_id) : placeAt(asked);
  if (set && !site.settings.countries.includes(set.place.country))
    throw new AppError('place_not_served', 400, {}, { ['city_id' in asked ? 'city_id' : 'lat']: 'place_not_served' });
  const { place, point } = set ?? { place: null, point: null };
  const written = await writePlace.one(tx, {
    id: actor.id,
    country: place?.country ?? null,
    region: place?.region ?? null,
    town: place?.id ?? null,
    city: place?.city ?? null,
    lat: point?.lat ?? null,
    lon: point?.lon ?? null,
    now,
    since: new Date(now.getTime() - MOVES_WITHIN_HOURS * 3600_000),
    most: MOVES,
  });
  if (!written) throw new AppError('place_changed_lately', 429, { most: MOVES, hours: MOVES_WITHIN_HOURS });
  await memberChanged(call, [actor.id]);
  return { place };
}

type Place = { place: PlaceView; point: Point };

function placeOfTown(id: number | null): Place | null {
  return id === null ? null : centreOf(id, 'city_id');
}

const placeAt = (point: Point): Place => centreOf(geocode(point)?.id, 'lat');

function centreOf(id: number | undefined, field: string): Place {
  const city = id === undefined ? undefined : findCity(id);
  if (!city) throw new AppError('place_unknown', 400, {}, { [field]: 'place_unknown' });
  return { place: placeOf(city), point: city };
}
