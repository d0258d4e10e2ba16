export type Random = {
  readonly next: () => number;
  readonly int: (least: number, most: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly weighted: <K extends string>(weights: Readonly<Partial<Record<K, number>>>) => K;
  readonly sample: <T>(items: readonly T[], count: number) => T[];
};

/** From 0 up to but not including 1: mulberry32, by Tommy Ettinger. @param state any 32 bits. */
export function mulberry32(state: number): () => number {
  let at = state;
  return () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function random(seed: number, index = 0): Random {
  const next = mulberry32((Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)) >>> 0);
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(items: readonly T[]): T => {
    const at = int(0, items.length - 1);
    if (!(at in items)) throw new RangeError('nothing to pick from');
    return items[at] as T;
  };
  const weighted = <K extends string>(weights: Readonly<Partial<Record<K, number>>>): K => {
    const entries = Object.entries(weights) as [K, number][];
    let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    throw new RangeError('no weight is above zero');
  };
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1));
    return taken;
  };
  return { next, int, chance: (probability) => next() < probability, pick, weighted, sample };
}
