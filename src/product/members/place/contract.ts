import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { CityId, PlaceView, Point } from '#product/geo/contract.ts';

/** A town by its id, null for none; or a point, of which the town near it and the square of about a kilometre are kept. */
export const SetPlaceInput = z.union([z.object({ city_id: z.nullable(CityId) }), Point]);
export type SetPlaceInput = z.output<typeof SetPlaceInput>;

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
  summary: 'Sets where the member lives; a town that the site does not serve is refused',
  access: 'member',
  input: SetPlaceInput,
  reply: PlaceReply,
  errors: { place_not_served: 400 },
  limit: { name: 'place', calls: 60, seconds: 600 },
});
