import type { DemoPerson } from './content/people.ts';
import type { PortraitPerson } from './portraits.ts';

export const MAX_YEARS_OFF = 3;
const REACH = 3;
const ROUNDS = 3;
const FIRST_PAGE = 24;

type Shown = DemoPerson & { drawn: PortraitPerson | null };
const FIRST_ROWS = 8;

type Neighbour = { other: Shown; weight: number };

/** Swapped between members of one gender, cast and age. The first `fixed` people keep their own. */
export function showBestFirst(people: Shown[], fixed: number): void {
  const first = firstRows(people);
  const [seen, unseen] = [
    people.slice(fixed).filter((one) => first.has(one)),
    people.slice(fixed).filter((one) => !first.has(one)),
  ];
  for (const person of seen) {
    if (!person.drawn || person.drawn.best) continue;
    const other = unseen.find(
      (one) => one.drawn?.best && isOfPool(one, person) && mayLook(person, one.drawn) && mayLook(one, person.drawn),
    );
    if (other) [person.drawn, other.drawn] = [other.drawn, person.drawn];
  }
}

const isOfPool = (one: Shown, other: Shown) => one.gender === other.gender && one.fictional === other.fictional;

function firstRows(people: Shown[]): Set<Shown> {
  const shown = people.filter(({ drawn }) => drawn);
  return new Set(listsOf(shown).flatMap((list) => list.slice(0, FIRST_ROWS)));
}

/** Faces are swapped within gender, cast and age; the best stay first. The first `fixed` people keep their own. */
export function keepNeighboursApart(people: Shown[], fixed: number): void {
  const shown = people.filter(({ drawn }) => drawn);
  const near = neighboursIn(shown);
  const first = firstRows(people);
  const staysGood = (one: Shown, face: PortraitPerson | null) => !first.has(one) || face?.best || !one.drawn?.best;
  const clashes = (person: Shown, face: PortraitPerson | null, but: Shown): number =>
    near(person).reduce((sum, { other, weight }) => sum + (other !== but && isLike(other.drawn, face) ? weight : 0), 0);
  const pools = Map.groupBy(
    people.slice(fixed).filter(({ drawn }) => drawn),
    ({ gender, fictional }) => `${gender} ${fictional}`,
  );
  const rounds = Array.from({ length: ROUNDS }, () => [...pools.values()]).flat();
  for (const pool of rounds) {
    for (const person of pool) {
      const now = clashes(person, person.drawn, person);
      if (!now) continue;
      let [best, most] = [person, 0];
      for (const other of pool) {
        if (!mayLook(person, other.drawn) || !mayLook(other, person.drawn)) continue;
        if (!staysGood(person, other.drawn) || !staysGood(other, person.drawn)) continue;
        const then = clashes(person, other.drawn, other) + clashes(other, person.drawn, person);
        const gain = now + clashes(other, other.drawn, other) - then;
        if (gain > most) [best, most] = [other, gain];
      }
      [person.drawn, best.drawn] = [best.drawn, person.drawn];
    }
  }
}

const isLike = (one: PortraitPerson | null, other: PortraitPerson | null) =>
  one?.palette === other?.palette || one?.backdrop === other?.backdrop;
const mayLook = (person: Shown, face: PortraitPerson | null) =>
  Math.abs(person.age - (face?.age ?? 0)) <= MAX_YEARS_OFF;

function listsOf(shown: Shown[]): Shown[][] {
  const sorted = shown.toSorted((a, b) => a.active_minutes_ago - b.active_minutes_ago);
  return [({ country }: Shown) => country, ({ country, gender }: Shown) => `${country} ${gender}`].flatMap((name) => [
    ...Map.groupBy(sorted, name).values(),
  ]);
}

function neighboursIn(shown: Shown[]): (person: Shown) => Neighbour[] {
  const near = new Map<Shown, Neighbour[]>(shown.map((person) => [person, []]));
  for (const list of listsOf(shown)) {
    for (const [index, person] of list.entries()) {
      for (let apart = 1; apart <= REACH; apart += 1) {
        for (const other of [list[index - apart], list[index + apart]])
          if (other) near.get(person)?.push({ other, weight: (REACH + 1 - apart) * (index < FIRST_PAGE ? 4 : 1) });
      }
    }
  }
  return (person) => near.get(person) ?? [];
}
