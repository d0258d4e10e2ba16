export type Pair = readonly [low: number, high: number];

/** @param moved which thumb, and where it was asked to go. @param gap smallest distance kept between the two. */
export function movePair(
  pair: Pair,
  moved: { thumb: 'low' | 'high'; to: number },
  min: number,
  max: number,
  gap = 0,
): Pair {
  const [low, high] = pair;
  if (moved.thumb === 'low') return [Math.max(min, Math.min(moved.to, high - gap)), high];
  return [low, Math.min(max, Math.max(moved.to, low + gap))];
}

export function settlePair([a, b]: Pair, min: number, max: number): Pair {
  const inside = (value: number) => Math.min(max, Math.max(min, value));
  return a <= b ? [inside(a), inside(b)] : [inside(b), inside(a)];
}

/** How far along the track a value is, in percent. */
export function percentOf(value: number, min: number, max: number): number {
  return max === min ? 0 : ((value - min) / (max - min)) * 100;
}

/** @param told what was told and has not come back, oldest first. @returns the rest, or null: it is from elsewhere. */
export function afterOwn(told: readonly Pair[], [low, high]: Pair): Pair[] | null {
  const at = told.findIndex((one) => one[0] === low && one[1] === high);
  return at === -1 ? null : told.slice(at + 1);
}
