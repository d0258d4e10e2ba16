import { dateOf, yearsBefore } from '#platform/calendar.ts';
import type { ReadCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { COUNTRIES, type CountryCode } from '#product/geo/contract.ts';
import { findCity, placeOf, regionsOf } from '#product/geo/geo.ts';
import type { Site } from '#product/sites/contract.ts';
import { servedCountry } from '#product/sites/settings.ts';
import { TRAITS, traitValues } from '../contract.ts';
import { GENDER_BIT } from '../policy.ts';
import type { AppliedSearch, MemberSearch } from './contract.ts';
import { traitBits } from './policy.ts';
import type { Filters } from './queries.ts';

/** Years; the highest age of the filter means: so old or older. */
export const MAX_AGE_FILTER = 99;

/** Filters that a site may do without; the others belong to every search. */
const FIELDS = ['gender', 'country', 'countryregion', 'min_age', 'max_age', ...TRAITS] as const;

/** Null stands for whom and where the viewer looks for. @throws filters_conflict (400) with the wrong field. */
export function filtersOf({ settings }: Site, search: MemberSearch): AppliedSearch {
  const left = FIELDS.filter((field) => !settings.search_fields.includes(field));
  const { countryregion, min_age, max_age, gender, ...rest } = {
    ...search,
    ...Object.fromEntries(left.map((field) => [field, undefined])),
  };
  const town = townOf(rest.town);
  const asked = countryregion?.toUpperCase() || null;
  const code = rest.country?.toUpperCase() ?? asked?.slice(0, 2) ?? town?.country;
  const country = code === undefined ? null : countryOf(code);
  if (asked && country && !regionsOf(country).some((region) => region.code === asked)) throw wrong('countryregion');
  if (town && town.country !== country) throw wrong('town');
  const youngest = Math.max(min_age ?? settings.min_age, settings.min_age);
  const oldest = max_age ?? MAX_AGE_FILTER;
  if (youngest > oldest) throw wrong('max_age');
  return {
    gender: gender ?? null,
    country,
    countryregion: asked,
    min_age: youngest,
    max_age: oldest,
    real_only: rest.real_only ?? false,
    town: town && placeOf(town),
    within: rest.within ?? null,
    abroad: !rest.country && !asked && (rest.within !== undefined || rest.sort === 'near'),
    traits: traitsIn(rest),
  };
}

/** Who asks, null for visitors, from where and when. */
export type Asking = Pick<ReadCall, 'site' | 'now' | 'country'> & { actor: { id: number } | null };

export function statementValues({ site, actor, now, country }: Asking, filters: AppliedSearch): Filters {
  const today = dateOf(now);
  const { traits, town } = filters;
  const place = (town && findCity(town.id, town.country)) ?? null;
  return {
    viewer: actor?.id ?? null,
    pool: site.pool,
    country: filters.country,
    elsewhere: servedCountry(country, site) ?? site.settings.country,
    bornAfter: filters.max_age >= MAX_AGE_FILTER ? '-infinity' : yearsBefore(today, filters.max_age + 1),
    bornUntil: yearsBefore(today, filters.min_age),
    region: filters.countryregion,
    genders: filters.gender && GENDER_BIT[filters.gender],
    realOnly: filters.real_only,
    latitude: place?.lat ?? null,
    longitude: place?.lon ?? null,
    km: filters.within && Number(filters.within),
    abroad: filters.abroad,
    plain: Object.keys(traits).length === 0,
    ...traitBits(traits),
  };
}

function traitsIn(search: MemberSearch): AppliedSearch['traits'] {
  const asked = TRAITS.flatMap((trait) => {
    const values = [...new Set(search[trait]?.split(',').filter(Boolean))];
    if (values.some((value) => !traitValues(trait).includes(value))) throw wrong(trait);
    return values.length ? [[trait, values]] : [];
  });
  return Object.fromEntries(asked);
}

function townOf(id: number | undefined) {
  if (id === undefined) return null;
  const town = findCity(id);
  if (!town) throw wrong('town');
  return town;
}

function countryOf(code: string): CountryCode {
  const known = COUNTRIES.find((country) => country === code);
  if (!known) throw wrong('country');
  return known;
}

const wrong = (field: string) => new AppError('filters_conflict', 400, {}, { [field]: 'filters_conflict' });
