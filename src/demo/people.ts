import type { CityId, CountryCode } from '#product/geo/contract.ts';
import { findCity } from '#product/geo/geo.ts';
import { FIRST_ID } from './accounts.ts';
import { type DemoPerson, demoPerson } from './content/people.ts';
import { random } from './content/random.ts';
import { type DeckPerson, dealer } from './deck.ts';

/** Makes every demo the same. */
export const SEED = 20_240;

/** A person of the demo, ready to be stored. */
export interface Resident extends DemoPerson {
  id: number;
  /** Unique in the pool. */
  username: string;
  town: { name: string; lat: number; lon: number };
  drawn: DeckPerson | null;
}

/** The two people whom the demo's own accounts belong to come first, so that each visitor of a demo meets them alike. */
const FIRST: Partial<DemoPerson>[] = [
  { country: 'NL', gender: 'male', sexuality: 'hetero', name: 'Ruben', language: 'en', fictional: false, age: 41 },
  { country: 'NL', gender: 'female', sexuality: 'hetero', name: 'Marit', language: 'en', fictional: false, age: 38 },
];
const ARNHEM: CityId = 2759661;
/** Photos that a free member may show, and so everybody of the demo. */
export const FREE_PHOTOS = 3;
/** One in this many members has no photo yet. */
const WITHOUT_PHOTO = 25;

export function demoPeople(count: number, deck: DeckPerson[], today: Date): Resident[] {
  const deal = dealer(deck, random(SEED, 1));
  const names = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const person = settled(demoPerson(SEED, index, today), FIRST[index], today);
    const drawn =
      index >= FIRST.length && index % WITHOUT_PHOTO === 7 ? null : deal(person.gender, Math.min(person.age, 75));
    const city = findCity(person.city_id);
    return {
      ...person,
      ...(drawn && {
        hair_color: keyOf(drawn.hair, HAIR, person.hair_color),
        eye_color: keyOf(drawn.eyes, EYES, person.eye_color),
      }),
      id: FIRST_ID + index,
      username: unique(person, names),
      town: { name: city?.name ?? '', lat: city?.lat ?? 0, lon: city?.lon ?? 0 },
      drawn: drawn && { ...drawn, pictures: drawn.pictures.slice(0, FREE_PHOTOS) },
    };
  });
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

function unique(person: DemoPerson, taken: Set<string>): string {
  const year = person.date_of_birth.slice(2, 4);
  const tries = [person.name, `${person.name}${year}`];
  for (let number = 2; ; number += 1) {
    const name = tries.shift() ?? `${person.name}${year}_${number}`;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}
