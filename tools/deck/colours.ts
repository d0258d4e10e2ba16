/** A colour written as #rrggbb. */
export type Hex = `#${string}`;

function channels(colour: Hex): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour `amount` (0 to 1) of the way from the first to the second. */
export function mix(from: Hex, to: Hex, amount: number): Hex {
  const start = channels(from);
  const end = channels(to);
  const mixed = start.map((value, index) => Math.round(value + ((end[index] ?? 0) - value) * amount));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Perceived lightness from 0 (black) to 1 (white). */
export function lightness(colour: Hex): number {
  const [red, green, blue] = channels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}
