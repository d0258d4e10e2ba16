/** The same things in an order that the seed decides (Fisher and Yates, with the mulberry32 generator). */
export function shuffled<T>(things: readonly T[], seed: number): T[] {
  const order = [...things];
  let state = seed;
  const below = (end: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) * end) / 2 ** 32;
  };
  for (let end = order.length; end > 1; end -= 1) {
    const [at, last] = [Math.floor(below(end)), end - 1];
    [order[at], order[last]] = [order[last] as T, order[at] as T];
  }
  return order;
}
