import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryDecimal, queryInt } from '#platform/query.ts';

/** Every country the product serves, ISO 3166-1 alpha-2. */
export const COUNTRIES = [
  'NL',
  'BE',
  'DE',
  'AT',
  'CH',
  'FR',
  'ES',
  'IT',
  'PL',
  'SE',
  'NO',
  'DK',
  'FI',
  'GB',
  'IE',
  'US',
  'CA',
  'AU',
] as const;
export const CountryCode = z.enum(COUNTRIES);
export type CountryCode = z.infer<typeof CountryCode>;

/** ISO 3166-2 where there is one (`NL-GE`, `US-CA`); English ceremonial counties and French regions look alike. */
export const RegionCode = z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/));
export type RegionCode = z.infer<typeof RegionCode>;

export const CityId = z.int().check(z.positive());
export type CityId = z.infer<typeof CityId>;

export const REGION_KINDS = [
  'province',
  'state',
  'federal_state',
  'canton',
  'county',
  'region',
  'voivodeship',
  'autonomous_community',
] as const;
export type RegionKind = (typeof REGION_KINDS)[number];

export const REGION_KIND: Readonly<Record<CountryCode, RegionKind>> = {
  NL: 'province',
  BE: 'province',
  DE: 'federal_state',
  AT: 'federal_state',
  CH: 'canton',
  FR: 'region',
  ES: 'autonomous_community',
  IT: 'region',
  PL: 'voivodeship',
  SE: 'county',
  NO: 'county',
  DK: 'region',
  FI: 'region',
  GB: 'county',
  IE: 'county',
  US: 'state',
  CA: 'province',
  AU: 'state',
};

export const RegionView = z.object({ code: RegionCode, name: z.string() });
export type RegionView = z.infer<typeof RegionView>;

export const RegionsQuery = z.object({ country: z.optional(CountryCode) });
export const RegionsView = z.object({ regions: z.partialRecord(CountryCode, z.array(RegionView)) });
export type RegionsView = z.infer<typeof RegionsView>;

export const regions = endpoint({
  method: 'GET',
  path: '/api/regions.php',
  summary: 'The regions of a country, or of every country; loaded once',
  access: 'anyone',
  input: RegionsQuery,
  reply: RegionsView,
});

export const CityView = z.object({ id: CityId, name: z.string(), country: CountryCode, region: RegionCode });
export type CityView = z.infer<typeof CityView>;

/** A point on Earth in decimal degrees. */
export const Point = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lon: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type Point = z.infer<typeof Point>;

export const PlaceView = z.object({
  id: CityId,
  country: CountryCode,
  region: RegionCode,
  region_name: z.string(),
  city: z.string(),
});
export type PlaceView = z.infer<typeof PlaceView>;

export const GeocodeReply = z.object({ geocode: z.nullable(PlaceView) });

export const geocode = endpoint({
  method: 'GET',
  path: '/api/geocode.php',
  summary: 'The town nearest to a point, which is taken as the square of about a kilometre it lies in',
  access: 'anyone',
  input: z.object({ lat: queryDecimal(-90, 90), lon: queryDecimal(-180, 180) }),
  reply: GeocodeReply,
  limit: { name: 'geocode', calls: 30, seconds: 60 },
});

export const MAX_TOWNS = 8;

export const TownsQuery = z.object({
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(/\S/)),
  country: z.optional(CountryCode),
});
export const TownsReply = z.object({ towns: z.array(PlaceView).check(z.maxLength(MAX_TOWNS)) });

export const listTowns = endpoint({
  method: 'GET',
  path: '/api/towns.php',
  summary: 'Towns whose name begins with a text, largest first',
  access: 'anyone',
  input: TownsQuery,
  reply: TownsReply,
  limit: { name: 'towns', calls: 240, seconds: 60 },
});

export const TownReply = z.object({ town: z.nullable(PlaceView) });

export const viewTown = endpoint({
  method: 'GET',
  path: '/api/town.php',
  summary: 'The town with an id; null where there is none',
  access: 'anyone',
  input: z.object({ id: queryInt(1) }),
  reply: TownReply,
});

/** Distances as they are told: under so many kilometres, or farther than all of these. */
export const DISTANCE_BANDS = ['2', '5', '10', '25', '50', '100', 'far'] as const;
export type DistanceBand = (typeof DISTANCE_BANDS)[number];
