import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { CityId, PlaceView, Point } from '#product/geo/contract.ts';

/** A town by its id, null for none; or a point, of which only the town near it is kept. */
export const SetPlaceInput = z.union([z.object({ city_id: z.nullable(CityId) }), Point]);
export type SetPlaceInput = z.output<typeof SetPlaceInput>;

/** Other towns that a member may choose within so many hours. */
export const MOVES = 3;
export const MOVES_WITHIN_HOURS = 24;

export const PlaceReply = z.object({ place: z.nullable(PlaceView) });
export type PlaceReply = z.output<typeof PlaceReply>;

export const ownPlace = endpoint({
  method: 'GET',
  path: '/api/place.php',
  summary: 'The town that the member lives in; null where it is not told',
  access: 'suspended',
  reply: PlaceReply,
});

export const setPlace = endpoint({
  method: 'PUT',
  path: '/api/place.php',
  summary: 'Sets where the member lives; three other towns in 24 hours at most, and none that the site does not serve',
  access: 'member',
  input: SetPlaceInput,
  reply: PlaceReply,
  errors: { place_unknown: 400, place_not_served: 400, place_changed_lately: 429 },
  limit: { name: 'place', calls: 60, seconds: 600 },
});
