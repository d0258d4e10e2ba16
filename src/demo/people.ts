import type { CityId, CountryCode } from '#product/geo/contract.ts';
import { findCity } from '#product/geo/geo.ts';
import type { Resident } from './accounts.ts';
import { FIRST_ID } from './accounts.ts';
import { type Brand, KINDLING } from './brands.ts';
import { type DemoPerson, demoPerson, INITIALS, MIN_AGE_YEARS, type Role } from './content/people.ts';
import { random } from './content/random.ts';
import { keepNeighboursApart, MAX_YEARS_OFF, showBestFirst } from './neighbours.ts';
import { isFull, type PortraitPerson } from './portraits.ts';

export const SEED = 20_240;

const FIRST: Partial<DemoPerson>[] = [
  { country: 'NL', gender: 'male', sexuality: 'hetero', name: 'Ruben', language: 'en', fictional: false, age: 41 },
  { country: 'NL', gender: 'female', sexuality: 'hetero', name: 'Marit', language: 'en', fictional: false, age: 38 },
];
const ARNHEM: CityId = 2759661;
export const FREE_PHOTOS = 3;
const WITHOUT_PHOTO = 25;

export function demoPeople(count: number, portraits: PortraitPerson[], today: Date): Resident[] {
  const names = new Set<string>();
  const faces = facesFor(count, portraits);
  const people = faces.map((drawn, index) => ({
    ...settled(demoPerson(SEED, index, today, drawn ? roleOf(drawn, index) : undefined), FIRST[index], today),
    drawn,
  }));
  // Where faces return it would help little and take long.
  if (count <= portraits.length) {
    showBestFirst(people, FIRST.length);
    keepNeighboursApart(people, FIRST.length);
  }
  return people.map(({ drawn, ...person }, index) => ({
    ...residentOf(person, drawn, KINDLING, FIRST_ID + index),
    username: uniqueName(person, index, names),
    ...inPublic(person, index, drawn),
  }));
}

type Settled = Omit<Resident, 'username' | 'search_engines' | 'landers'>;

export function residentOf(
  person: DemoPerson,
  drawn: PortraitPerson | null,
  { host, pool }: Pick<Brand, 'host' | 'pool'>,
  id: number,
): Settled {
  const city = findCity(person.city_id);
  return {
    ...person,
    ...(drawn && {
      hair_color: keyOf(drawn.hair, HAIR, person.hair_color),
      eye_color: keyOf(drawn.eyes, EYES, person.eye_color),
      body_type: bodyOf(person, drawn),
    }),
    id,
    pool,
    host,
    town: { name: city?.name ?? '', lat: city?.lat ?? 0, lon: city?.lon ?? 0 },
    drawn: drawn && { ...drawn, pictures: drawn.pictures.slice(0, FREE_PHOTOS) },
  };
}

function facesFor(count: number, portraits: PortraitPerson[]): (PortraitPerson | null)[] {
  const first = FIRST.map((fixed) => likest(portraits, fixed));
  const rest = portraits.filter((face) => !first.includes(face));
  let dealt = 0;
  return Array.from({ length: count }, (_, index) => {
    const known = first[index];
    if (known) return known;
    return index % WITHOUT_PHOTO === 7 ? null : (rest[dealt++ % rest.length] ?? null);
  });
}

function likest(portraits: PortraitPerson[], { gender, age = 0 }: Partial<DemoPerson>): PortraitPerson | null {
  const yearsOff = (face: PortraitPerson) => Math.abs(face.age - age);
  const suiting = portraits
    .filter((face) => face.cast === 'real' && face.gender === gender && yearsOff(face) <= MAX_YEARS_OFF)
    .sort((a, b) => yearsOff(a) - yearsOff(b));
  return suiting.find(({ best }) => best) ?? suiting[0] ?? null;
}

/** Apart from the chance that made the person: the same would give everybody of one country the same years and initials. */
const ownChance = (index: number) => random(SEED + 1, index);

export function roleOf({ gender, age, cast }: PortraitPerson, index: number): Role {
  const looksLike = age + ownChance(index).int(-2, 2);
  return { gender, age: Math.min(75, Math.max(MIN_AGE_YEARS, looksLike)), fictional: cast === 'fictional' };
}

export function inPublic(
  { fictional }: DemoPerson,
  index: number,
  drawn: PortraitPerson | null,
): Pick<Resident, 'search_engines' | 'landers'> {
  const chance = random(SEED + 2, index);
  const [landers, search_engines] = [chance.chance(drawn?.best ? 0.75 : 0.2), chance.chance(1 / 6)];
  const asked = !fictional && index >= FIRST.length;
  return { landers: asked && landers, search_engines: asked && search_engines };
}

function bodyOf({ body_type, gender }: DemoPerson, face: PortraitPerson): DemoPerson['body_type'] {
  if (isFull(face)) return gender === 'female' && body_type === 'curvy' ? 'curvy' : 'full';
  return body_type === 'full' ? 'average' : body_type;
}

const HAIR = ['blonde', 'brown', 'black', 'red', 'grey', 'white'] as const;
const EYES = ['brown', 'blue', 'green', 'grey'] as const;
const keyOf = <Key extends string>(text: string, keys: readonly Key[], otherwise: Key | DemoPerson['hair_color']) =>
  (keys.find((key) => key === text) ?? otherwise) as never;

function settled(person: DemoPerson, fixed: Partial<DemoPerson> | undefined, today: Date): DemoPerson {
  if (!fixed) return person;
  const born = today.getUTCFullYear() - (fixed.age ?? person.age) - 1;
  const country: CountryCode = fixed.country ?? person.country;
  return {
    ...person,
    ...fixed,
    country,
    region: 'NL-GE',
    city_id: ARNHEM,
    languages: ['en', 'nl'],
    date_of_birth: `${born}-12-28`,
    about: fixed.gender === 'male' ? RUBEN : MARIT,
    active_minutes_ago: 2,
    signup_days_ago: 60,
  };
}

const RUBEN =
  'Architect of small things: kitchens, bird houses, one bridge. I walk more than I drive and cook more than I can eat. Tell me what you read last.';
const MARIT =
  'I restore bicycles in a shed that is far too small, and read in trains. Two teenagers every other week, a garden that wins every year. I like people who ask a second question.';

export function uniqueName(person: DemoPerson, index: number, taken: Set<string>): string {
  const year = person.date_of_birth.slice(2, 4);
  const [first = person.name] = person.name.split(' ');
  const initials = ownChance(index).sample(INITIALS, INITIALS.length);
  const tries = [person.name, ...initials.map((initial) => `${first} ${initial}.`), `${first}${year}`];
  for (let number = 2; ; number += 1) {
    const name = tries.shift() ?? `${first}${year}_${number}`;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}
