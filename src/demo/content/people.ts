import type { CountryCode, RegionCode } from '#product/geo/contract.ts';
import type { FieldValues, GENDERS } from '#product/members/contract.ts';
import {
  type BODY_TYPES,
  type EYE_COLORS,
  FIELD_NAMES,
  type HAIR_COLORS,
  type Interest,
  type LOOKING_FOR,
  PROFILE_FIELDS,
  type RELATIONSHIP_STATUSES,
  type SEXUALITIES,
} from '#product/sites/profiles/contract.ts';
import { about, type Stage } from './about.ts';
import { demoInterests } from './interests.ts';
import { type Language, NAMES } from './languages.ts';
import { languageOf, someCountry, someTown, spokenBy } from './places.ts';
import { type Random, random } from './random.ts';

type Gender = (typeof GENDERS)[number];

type Drafted = {
  country: CountryCode;
  region: RegionCode;
  city_id: number;
  language: Language;
  languages: Language[];
  gender: Gender;
  sexuality: (typeof SEXUALITIES)[number];
  name: string;
  date_of_birth: string;
  age: number;
  about: string;
  interests: Interest[];
  hair_color: (typeof HAIR_COLORS)[number];
  eye_color: (typeof EYE_COLORS)[number];
  body_type: (typeof BODY_TYPES)[number];
  relationship_status: (typeof RELATIONSHIP_STATUSES)[number];
  looking_for: (typeof LOOKING_FOR)[number];
  fictional: boolean;
  /** Minutes since the person was last seen, from 0; never before the signup. */
  active_minutes_ago: number;
  /** Whole days since the signup, from 1. */
  signup_days_ago: number;
};

export type DemoPerson = Drafted & Partial<FieldValues>;

/** Nobody of the demo is stated to be younger; a face shows its years within three. */
export const MIN_AGE_YEARS = 27;
const MAX_AGE_YEARS = 75;
const DAY_MINUTES = 24 * 60;

export type Role = Pick<DemoPerson, 'gender' | 'age' | 'fictional'>;

/** `index` from 0, `today` in UTC: the same three always give the same person. @param role what is settled already. */
export function demoPerson(seed: number, index: number, today: Date, role?: Role): DemoPerson {
  const r = random(seed, index);
  const country = someCountry(r);
  const city = someTown(r, country);
  const language = languageOf(city);
  const gender = role?.gender ?? (r.chance(0.5) ? 'female' : 'male');
  const age = role?.age ?? someAge(r);
  const stage: Stage = age < 35 ? 'young' : age < 55 ? 'middle' : 'older';
  const date_of_birth = birthday(r, age, today);
  const interests = demoInterests(r, age);
  const looking_for = r.weighted({ relationship: 42, dating: 30, friendship: 14, chat: 14 });
  const written = about(r, { language, gender, stage, interests, looking_for });
  const signup_days_ago = r.chance(0.06) ? r.int(1, 6) : Math.floor(r.next() ** 1.7 * 900) + 7;
  const person: Drafted = {
    country,
    region: city.region,
    city_id: city.id,
    language,
    languages: spokenBy(r, language, country),
    gender,
    sexuality: sexuality(r, gender),
    name: displayName(r, r.pick(NAMES[language][gender][stage]), date_of_birth),
    date_of_birth,
    age,
    about: country === 'CH' ? written.replaceAll('ß', 'ss') : written,
    interests,
    hair_color: hair(r, age, country),
    eye_color: r.weighted(
      NORTHERN.has(country)
        ? { blue: 46, green: 16, grey: 12, brown: 18, hazel: 8 }
        : { brown: 46, blue: 22, green: 13, hazel: 13, grey: 6 },
    ),
    body_type: r.weighted(
      gender === 'female'
        ? { slim: 22, athletic: 13, average: 36, curvy: 22, full: 7 }
        : { slim: 18, athletic: 26, average: 42, curvy: 2, full: 12 },
    ),
    relationship_status: r.weighted(STATUS_WEIGHTS[stage]),
    looking_for,
    fictional: role?.fictional ?? r.chance(0.15),
    active_minutes_ago: Math.min(activeMinutesAgo(r), signup_days_ago * DAY_MINUTES),
    signup_days_ago,
  };
  return { ...otherChoices(r, person), ...person };
}

function otherChoices(r: Random, person: Drafted): Partial<FieldValues> {
  const said = FIELD_NAMES.flatMap((name) => {
    const field = PROFILE_FIELDS[name];
    if (field.kind !== 'choice' || name in person || !r.chance(0.9)) return [];
    return [[name, r.weighted(Object.fromEntries(field.values.map((value, place) => [value, 0.5 ** place])))]];
  });
  return Object.fromEntries(said);
}

const NORTHERN: ReadonlySet<CountryCode> = new Set(['SE', 'NO', 'DK', 'FI', 'NL', 'IE', 'PL', 'DE']);
const STATUS_WEIGHTS = {
  young: { single: 86, separated: 3, divorced: 2, complicated: 9 },
  middle: { single: 46, divorced: 34, separated: 12, complicated: 6, widowed: 2 },
  older: { single: 24, divorced: 42, separated: 8, complicated: 4, widowed: 22 },
} as const;

function someAge(r: Random): number {
  const bell = (r.next() + r.next() + r.next()) / 3;
  const middle = r.chance(0.75) ? 37 : 52;
  return Math.min(MAX_AGE_YEARS, Math.max(MIN_AGE_YEARS, Math.round(middle + (bell - 0.5) * 60)));
}

function birthday(r: Random, age: number, today: Date): string {
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  const latest = Date.UTC(year - age, month, day);
  const earliest = Date.UTC(year - age - 1, month, day + 1);
  const days = Math.round((latest - earliest) / (DAY_MINUTES * 60_000));
  return new Date(latest - r.int(0, days) * DAY_MINUTES * 60_000).toISOString().slice(0, 10);
}

function sexuality(r: Random, gender: Gender): DemoPerson['sexuality'] {
  return gender === 'female'
    ? r.weighted({ hetero: 84, lesbian: 6, bi: 10 })
    : r.weighted({ hetero: 87, gay: 8, bi: 5 });
}

const NICKNAMES = [
  'sun',
  'moon',
  'blue',
  'sky',
  'star',
  'sea',
  'wild',
  'happy',
  'lucky',
  'jazz',
  'salsa',
  'coffee',
  'mojo',
  'vino',
];

export const INITIALS = [...'ABCDEFGHJKLMNPRSTVW'];

function displayName(r: Random, first: string, born: string): string {
  const roll = r.next();
  if (roll < 0.75) return first;
  if (roll < 0.985) return `${first} ${r.pick(INITIALS)}.`;
  if (roll < 0.99) return `${first}${born.slice(2, 4)}`;
  return roll < 0.995 ? `${first}_${r.pick(NICKNAMES)}` : `${r.pick(NICKNAMES)}_${first.toLowerCase()}`;
}

function hair(r: Random, age: number, country: CountryCode): DemoPerson['hair_color'] {
  if (r.chance(Math.max(0, (age - 44) / 45))) return r.weighted({ grey: 72, white: 28 });
  return r.weighted(
    NORTHERN.has(country)
      ? { blonde: 40, brown: 40, black: 8, red: 8, other: 4 }
      : { blonde: 20, brown: 48, black: 22, red: 5, other: 5 },
  );
}

function activeMinutesAgo(r: Random): number {
  const roll = r.next();
  if (roll < 0.03) return r.int(0, 4);
  if (roll < 0.26) return 5 + Math.floor(r.next() ** 1.6 * (DAY_MINUTES - 5));
  if (roll < 0.62) return r.int(DAY_MINUTES, 7 * DAY_MINUTES);
  if (roll < 0.88) return r.int(7 * DAY_MINUTES, 30 * DAY_MINUTES);
  return r.int(30 * DAY_MINUTES, 90 * DAY_MINUTES);
}
