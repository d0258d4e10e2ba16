import type { AgeLevel } from './complexions.ts';
import type { Random } from './random.ts';

export type Gender = 'female' | 'male';

interface Hairstyle {
  /** The number of the drawn hair, 1 to 48. */
  shape: number;
  /** The age levels it suits. */
  ages: readonly [youngest: AgeLevel, oldest: AgeLevel];
  /** How often it is worn compared with the others. */
  weight: number;
}

const womensHair: readonly Hairstyle[] = [
  { shape: 15, ages: [0, 4], weight: 3 },
  { shape: 35, ages: [0, 3], weight: 3 },
  { shape: 32, ages: [0, 4], weight: 3 },
  { shape: 37, ages: [0, 4], weight: 3 },
  { shape: 29, ages: [0, 4], weight: 3 },
  { shape: 33, ages: [0, 3], weight: 3 },
  { shape: 38, ages: [0, 4], weight: 3 },
  { shape: 24, ages: [0, 4], weight: 3 },
  { shape: 31, ages: [0, 2], weight: 2 },
  { shape: 21, ages: [0, 2], weight: 2 },
  { shape: 18, ages: [1, 4], weight: 3 },
  { shape: 13, ages: [1, 4], weight: 2 },
  { shape: 19, ages: [2, 4], weight: 2 },
  { shape: 23, ages: [1, 4], weight: 2 },
  { shape: 16, ages: [1, 3], weight: 1 },
  { shape: 17, ages: [2, 4], weight: 2 },
  { shape: 20, ages: [2, 4], weight: 2 },
  { shape: 12, ages: [3, 4], weight: 3 },
  { shape: 5, ages: [3, 4], weight: 1 },
  { shape: 9, ages: [4, 4], weight: 2 },
  { shape: 42, ages: [0, 1], weight: 1 },
  { shape: 48, ages: [1, 2], weight: 1 },
  { shape: 36, ages: [1, 1], weight: 1 },
];

const mensHair: readonly Hairstyle[] = [
  { shape: 1, ages: [1, 4], weight: 3 },
  { shape: 2, ages: [0, 4], weight: 3 },
  { shape: 3, ages: [0, 4], weight: 4 },
  { shape: 8, ages: [0, 4], weight: 4 },
  { shape: 9, ages: [0, 4], weight: 3 },
  { shape: 12, ages: [0, 3], weight: 2 },
  { shape: 22, ages: [0, 2], weight: 3 },
  { shape: 47, ages: [1, 4], weight: 3 },
  { shape: 39, ages: [0, 2], weight: 2 },
  { shape: 4, ages: [0, 1], weight: 2 },
  { shape: 7, ages: [0, 1], weight: 1 },
  { shape: 5, ages: [0, 2], weight: 1 },
  { shape: 37, ages: [0, 2], weight: 1 },
  { shape: 28, ages: [2, 4], weight: 5 },
  { shape: 25, ages: [2, 4], weight: 5 },
  { shape: 34, ages: [1, 4], weight: 2 },
];

/** The drawn tuft on this otherwise bald head is left out, so the head is shaved. */
export const shavedShape = 34;

/** Hair that falls over the brows, which must then blend into it. */
export const fringedShapes: ReadonlySet<number> = new Set([5, 7, 12, 13, 16, 17, 18, 19, 20, 23, 42, 48]);

function fits(style: Hairstyle, level: AgeLevel): boolean {
  return style.ages[0] <= level && level <= style.ages[1];
}

/** Chooses a hairstyle that suits an adult of this gender and age. */
export function chooseHairstyle(random: Random, gender: Gender, level: AgeLevel): number {
  const styles = gender === 'female' ? womensHair : mensHair;
  return random.weighted(styles.filter((style) => fits(style, level)).map((style) => [style.shape, style.weight]));
}

/** Hair of the same length and colour, worn up or down, for another picture of one woman. */
const alternatives: readonly (readonly number[])[] = [
  [15, 33, 29],
  [35, 31, 38],
  [32, 29, 38],
  [21, 33, 38],
];

/** Now and then the same person wears long hair another way. */
export function restyle(random: Random, shape: number): number {
  const group = alternatives.find((shapes) => shapes.includes(shape));
  return group && random.chance(0.35) ? random.pick(group) : shape;
}
