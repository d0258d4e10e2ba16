import type { CountryCode, RegionCode } from '#product/geo/contract.ts';
import { citiesOf } from '#product/geo/geo.ts';
import type { City } from '#product/geo/towns.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { Random } from './random.ts';

const COUNTRY_WEIGHTS: Readonly<Record<CountryCode, number>> = {
  NL: 16,
  DE: 14,
  GB: 11,
  FR: 9,
  US: 9,
  ES: 7,
  IT: 7,
  BE: 6,
  PL: 5,
  SE: 4,
  CH: 3,
  AT: 3,
  DK: 3,
  NO: 2.5,
  FI: 2.5,
  CA: 3,
  IE: 2,
  AU: 3,
};
const HOME_LANGUAGE: Readonly<Record<CountryCode, Language>> = {
  NL: 'nl',
  BE: 'nl',
  DE: 'de',
  AT: 'de',
  CH: 'de',
  FR: 'fr',
  ES: 'es',
  IT: 'it',
  PL: 'pl',
  SE: 'sv',
  NO: 'nb',
  DK: 'da',
  FI: 'fi',
  GB: 'en',
  IE: 'en',
  US: 'en',
  CA: 'en',
  AU: 'en',
};
const REGION_LANGUAGE: Readonly<Record<RegionCode, Language>> = {
  'BE-WHT': 'fr',
  'BE-WLG': 'fr',
  'BE-WLX': 'fr',
  'BE-WNA': 'fr',
  'BE-WBR': 'fr',
  'BE-BRU': 'fr',
  'CH-GE': 'fr',
  'CH-VD': 'fr',
  'CH-NE': 'fr',
  'CH-JU': 'fr',
  'CH-FR': 'fr',
  'CH-VS': 'fr',
  'CH-TI': 'it',
  'CA-QC': 'fr',
};
export function someCountry(r: Random): CountryCode {
  return r.weighted(COUNTRY_WEIGHTS);
}

export function languageOf(city: City): Language {
  return REGION_LANGUAGE[city.region] ?? HOME_LANGUAGE[city.country];
}

export function someTown(r: Random, country: CountryCode): City {
  const cities = citiesOf(country, 400);
  const weights = Object.fromEntries(cities.map((city, at) => [`${at}`, city.population ** 0.75]));
  const city = cities[Number(r.weighted(weights))];
  if (city === undefined) throw new Error(`${country} has no towns`);
  return city;
}

export function spokenBy(r: Random, own: Language, country: CountryCode): Language[] {
  const languages = new Set<Language>([own]);
  if (r.chance(0.72)) languages.add('en');
  if ((country === 'BE' || country === 'CA' || country === 'CH') && r.chance(0.5)) {
    languages.add(own === HOME_LANGUAGE[country] ? 'fr' : HOME_LANGUAGE[country]);
  }
  if (r.chance(0.3)) languages.add(r.pick(LANGUAGES));
  return [...languages];
}
