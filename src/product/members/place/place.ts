import type { Known, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { PlaceView, Point } from '#product/geo/contract.ts';
import { findCity, placeOf, rounded } from '#product/geo/geo.ts';
import { geocode } from '#product/geo/geocode.ts';
import { memberChanged } from '../members.ts';
import type { PlaceReply, SetPlaceInput } from './contract.ts';
import { townOf, writePlace } from './queries.ts';

/** The town that the member lives in. */
export async function ownPlace({ sql, actor }: Known<ReadCall>): Promise<PlaceReply> {
  const row = await townOf.one(sql, { id: actor.id });
  const city = row?.city_id ? findCity(row.city_id) : undefined;
  return { place: city ? placeOf(city) : null };
}

/**
 * Sets where the member lives: others see town, region and country, and how far it is in bands.
 * @throws invalid_input (400) for a town that nobody knows and a point that no town is near, place_not_served (400) for a country
 *   that the site does not serve.
 */
export async function setPlace(call: Known<WriteCall>, asked: SetPlaceInput): Promise<PlaceReply> {
  const { tx, actor, site } = call;
  const set = 'city_id' in asked ? placeOfTown(asked.city_id) : placeAt(asked);
  if (set && !site.settings.countries.includes(set.place.country))
    throw new AppError('place_not_served', 400, {}, { ['city_id' in asked ? 'city_id' : 'lat']: 'place_not_served' });
  const { place, point } = set ?? { place: null, point: null };
  await writePlace(tx, {
    id: actor.id,
    country: place?.country ?? null,
    region: place?.region ?? null,
    town: place?.id ?? null,
    city: place?.city ?? null,
    lat: point?.lat ?? null,
    lon: point?.lon ?? null,
  });
  await memberChanged(call, [actor.id]);
  return { place };
}

type Place = { place: PlaceView; point: Point };

function placeOfTown(id: number | null): Place | null {
  if (id === null) return null;
  const city = findCity(id);
  if (!city) throw wrong('city_id');
  return { place: placeOf(city), point: rounded(city) };
}

function placeAt(point: Point): Place {
  const place = geocode(point);
  if (!place) throw wrong('lat');
  return { place, point: rounded(point) };
}

const wrong = (field: string) => new AppError('invalid_input', 400, {}, { [field]: 'invalid_input' });
