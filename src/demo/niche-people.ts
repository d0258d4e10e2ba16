import type { Resident } from './accounts.ts';
import { FIRST_ID } from './accounts.ts';
import { type Brand, VELVET } from './brands.ts';
import { type DemoPerson, demoPerson } from './content/people.ts';
import { random } from './content/random.ts';
import { KADE } from './more-brands.ts';
import { demoPeople, inPublic, residentOf, roleOf, SEED, uniqueName } from './people.ts';
import { isFull, type PortraitPerson } from './portraits.ts';

interface Niche {
  brand: Brand;
  casts: (face: PortraitPerson) => boolean;
  from: 'portraits' | 'people';
  fits: (person: DemoPerson, index: number) => Partial<DemoPerson>;
}

const NICHES: readonly Niche[] = [
  {
    brand: VELVET,
    casts: isFull,
    from: 'portraits',
    fits: ({ gender }, index) => ({ body_type: gender === 'female' && index % 2 === 0 ? 'curvy' : 'full' }),
  },
  {
    brand: KADE,
    casts: ({ gender }) => gender === 'male',
    from: 'people',
    fits: (_, index) => ({ sexuality: index % 7 === 3 ? 'bi' : 'gay' }),
  },
];

const SMALLER = 12;
const MIN_PEOPLE = 12;
const MAX_PEOPLE = 300;

export function demoResidents(count: number, portraits: PortraitPerson[], today: Date): Resident[] {
  const people = demoPeople(count, portraits, today);
  const faces = { portraits, people: people.flatMap(({ drawn }) => drawn ?? []) };
  const each = Math.min(MAX_PEOPLE, Math.max(MIN_PEOPLE, Math.round(count / SMALLER)));
  return people.concat(
    NICHES.flatMap((niche, at) =>
      nichePeople(niche, faces[niche.from], { each, firstId: FIRST_ID + count + at * each, today }),
    ),
  );
}

/** Faces may be those of the default site's people, whom they never meet. The first one has the brand's log-in. */
function nichePeople(
  { brand, casts, fits }: Niche,
  all: PortraitPerson[],
  { each, firstId, today }: { each: number; firstId: number; today: Date },
): Resident[] {
  const suitable = all.filter(casts).toSorted((a, b) => Number(b.best) - Number(a.best));
  const first = suitable.find(({ cast }) => cast === 'real');
  const faces = first ? [first, ...suitable.filter((face) => face !== first)] : suitable;
  const names = new Set<string>();
  return Array.from({ length: each }, (_, at) => {
    const face = faces[at % faces.length] ?? null;
    const person = somebodyIn(brand, at, today, face);
    const fitting = { ...person, ...fits(person, at) };
    return {
      ...residentOf(fitting, face, brand, firstId + at),
      username: uniqueName(fitting, firstId + at, names),
      ...inPublic(fitting, firstId + at, face),
    };
  });
}

const SEEN_FIRST_MINUTES = 48 * 60;

function somebodyIn({ pool, settings }: Brand, at: number, today: Date, face: PortraitPerson | null): DemoPerson {
  const dice = random(SEED + pool, at);
  for (;;) {
    const person = demoPerson(SEED + pool, dice.int(0, 1_000_000), today, face ? roleOf(face, at) : undefined);
    const isSeenFirst = person.active_minutes_ago < SEEN_FIRST_MINUTES;
    if (settings.countries.includes(person.country) && isSeenFirst === (face?.best ?? false)) return person;
  }
}
