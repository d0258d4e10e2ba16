import { mulberry32 } from '#demo/content/random.ts';

/** A repeatable stream of random choices: the same seed always gives the same portraits. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [min, max). */
  range(min: number, max: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One item of a non-empty list. Throws when the list is empty. */
  pick<T>(items: readonly T[]): T;
  /** One item of a non-empty list of [item, weight] pairs. Throws when the list is empty. */
  weighted<T>(items: readonly (readonly [T, number])[]): T;
  /** The list in a new order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Starts a stream from any text. */
export function randomFrom(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;

  const next = mulberry32(state);

  function pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  function weighted<T>(items: readonly (readonly [T, number])[]): T {
    let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      rest -= weight;
      if (rest < 0) return item;
    }
    const last = items.at(-1);
    if (!last) throw new Error('Nothing to pick from.');
    return last[0];
  }

  function shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  }

  return {
    next,
    pick,
    weighted,
    shuffle,
    range: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
  };
}
