import { GENDERS, TRAITS } from '../contract.ts';
import { type MemberSearch, SORTS, WITHIN } from '../search/contract.ts';

export const SEARCH_WORDS = [
  'gender',
  'country',
  'countryregion',
  'min_age',
  'max_age',
  'real_only',
  'town',
  'within',
  ...TRAITS,
  'sort',
  'page',
] as const satisfies (keyof MemberSearch)[];

const whole = (value: unknown, low: number, high: number): number | undefined => {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && number >= low && number <= high ? number : undefined;
};
const text = (value: unknown, shape: RegExp): string | undefined =>
  typeof value === 'string' && shape.test(value) ? value : undefined;

export function readMemberSearch(raw: Record<string, unknown>): MemberSearch {
  const [min_age, max_age] = [whole(raw.min_age, 18, 99), whole(raw.max_age, 18, 99)];
  const reversed = min_age !== undefined && max_age !== undefined && min_age > max_age;
  const search: MemberSearch = {
    gender: GENDERS.find((gender) => gender === raw.gender),
    country: text(raw.country, /^[A-Z]{2}$/),
    countryregion: text(raw.countryregion, /^[A-Z]{2}-[A-Z0-9]{1,3}$/),
    min_age: reversed ? max_age : min_age,
    max_age: reversed ? min_age : max_age,
    real_only: raw.real_only === true || raw.real_only === 'true' || undefined,
    town: whole(raw.town, 1, 999_999_999),
    within: WITHIN.find((km) => km === raw.within || Number(km) === raw.within),
    ...Object.fromEntries(TRAITS.map((word) => [word, text(raw[word], /^[a-z][a-z ,]{0,999}$/)])),
    sort: SORTS.find((sort) => sort === raw.sort && sort !== 'active'),
    page: whole(raw.page, 2, 100),
  };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as MemberSearch;
}
