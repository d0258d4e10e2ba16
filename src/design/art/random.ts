/** A row of numbers from 0 to 1 that is the same for the same seed, on the server and in the browser. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** One decimal is enough for a drawing, and half the bytes. */
export const round = (value: number) => Math.round(value * 10) / 10;
