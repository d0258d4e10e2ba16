import type { DemoPerson } from './content/people.ts';
import type { DeckPerson } from './deck.ts';

/** A face may look so many years older or younger than its member is. */
export const MOST_YEARS_OFF = 3;
/** Neighbours stand at most so many places apart in their list. */
const REACH = 3;
const ROUNDS = 3;
/** Those who are seen first weigh more than all who follow. */
const FIRST_PAGE = 24;

type Shown = DemoPerson & { drawn: DeckPerson | null };
/** The next ones weigh most. */
type Neighbour = { other: Shown; weight: number };

/**
 * Swaps faces between members of one gender, cast and age until hardly anybody has the colours or the place of a neighbour in
 * their country's list, of both genders or of one. The first `fixed` people keep their own.
 */
export function keepNeighboursApart(people: Shown[], fixed: number): void {
  const shown = people.filter(({ drawn }) => drawn);
  const near = neighboursIn(shown);
  const clashes = (person: Shown, face: DeckPerson | null, but: Shown): number =>
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
        const then = clashes(person, other.drawn, other) + clashes(other, person.drawn, person);
        const gain = now + clashes(other, other.drawn, other) - then;
        if (gain > most) [best, most] = [other, gain];
      }
      [person.drawn, best.drawn] = [best.drawn, person.drawn];
    }
  }
}

const isLike = (one: DeckPerson | null, other: DeckPerson | null) =>
  one?.palette === other?.palette || one?.backdrop === other?.backdrop;
const mayLook = (person: Shown, face: DeckPerson | null) => Math.abs(person.age - (face?.age ?? 0)) <= MOST_YEARS_OFF;

/** Lists begin with those who were here last. */
function neighboursIn(shown: Shown[]): (person: Shown) => Neighbour[] {
  const sorted = shown.toSorted((a, b) => a.active_minutes_ago - b.active_minutes_ago);
  const near = new Map<Shown, Neighbour[]>(shown.map((person) => [person, []]));
  for (const name of [({ country }: Shown) => country, ({ country, gender }: Shown) => `${country} ${gender}`]) {
    for (const list of Map.groupBy(sorted, name).values()) {
      for (const [index, person] of list.entries()) {
        for (let apart = 1; apart <= REACH; apart += 1) {
          for (const other of [list[index - apart], list[index + apart]])
            if (other) near.get(person)?.push({ other, weight: (REACH + 1 - apart) * (index < FIRST_PAGE ? 4 : 1) });
        }
      }
    }
  }
  return (person) => near.get(person) ?? [];
}
