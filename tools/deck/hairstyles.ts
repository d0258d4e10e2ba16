import type { AgeLevel } from './complexions.ts';
import type { View } from './faces.ts';
import type { Random } from './random.ts';

export type Gender = 'female' | 'male';

interface Hairstyle {
  /** The number of the drawn hair, 1 to 48. */
  shape: number;
  /** The age levels it suits. */
  ages: readonly [youngest: AgeLevel, oldest: AgeLevel];
  /** How often it is worn compared with the others. */
  weight: number;
  /** Lightness of the skin that it goes with, where not with all. */
  skins?: readonly [darkest: number, lightest: number];
}

const style = (shape: number, youngest: AgeLevel, oldest: AgeLevel, weight: number): Hairstyle => ({
  shape,
  ages: [youngest, oldest],
  weight,
});
const afro = (shape: number, youngest: AgeLevel, oldest: AgeLevel, weight: number): Hairstyle => ({
  ...style(shape, youngest, oldest, weight),
  skins: [0, 0.52],
});

const womensHair: readonly Hairstyle[] = [
  style(15, 0, 4, 3),
  style(35, 0, 2, 3),
  style(32, 0, 4, 3),
  style(37, 0, 4, 3),
  style(29, 0, 4, 2),
  style(33, 0, 2, 3),
  style(38, 0, 4, 3),
  style(24, 0, 4, 3),
  style(31, 0, 2, 3),
  style(21, 0, 2, 2),
  style(18, 0, 4, 3),
  style(13, 0, 4, 3),
  style(19, 1, 4, 3),
  style(23, 0, 4, 3),
  style(16, 0, 2, 2),
  style(17, 1, 4, 3),
  style(20, 2, 4, 2),
  style(5, 1, 4, 2),
  style(9, 3, 4, 3),
  style(42, 0, 2, 2),
  style(48, 0, 2, 2),
  style(36, 0, 2, 1),
  style(14, 0, 2, 2),
  style(46, 0, 3, 2),
  style(10, 0, 2, 2),
  style(30, 0, 2, 2),
  style(26, 0, 0, 1),
  style(6, 1, 4, 2),
  style(201, 0, 2, 4),
  style(202, 0, 3, 4),
  style(203, 0, 4, 5),
  style(204, 0, 3, 4),
  style(205, 0, 4, 4),
  style(206, 0, 4, 4),
  style(207, 0, 2, 4),
  style(208, 0, 4, 3),
  style(209, 0, 2, 3),
  style(212, 1, 4, 4),
  style(213, 0, 4, 4),
  style(215, 1, 4, 4),
  style(216, 1, 4, 4),
  style(251, 0, 4, 3),
  style(301, 0, 4, 1),
  style(302, 0, 4, 1),
  style(303, 0, 3, 1),
  style(305, 1, 4, 1),
  style(306, 0, 2, 0.5),
  style(307, 0, 4, 0.5),
  style(308, 0, 2, 0.5),
  afro(304, 0, 4, 2),
  afro(326, 0, 3, 2),
  style(252, 1, 4, 1),
  afro(101, 0, 4, 8),
  afro(102, 0, 4, 8),
  afro(210, 0, 3, 12),
  afro(211, 0, 3, 8),
  afro(214, 0, 4, 8),
  afro(252, 0, 4, 8),
];

const mensHair: readonly Hairstyle[] = [
  style(1, 0, 4, 3),
  style(2, 0, 4, 3),
  style(3, 0, 4, 4),
  style(8, 0, 2, 3),
  style(9, 0, 4, 3),
  style(12, 0, 1, 1),
  style(22, 0, 3, 3),
  style(47, 1, 4, 3),
  style(39, 0, 3, 3),
  style(4, 0, 2, 2),
  style(7, 0, 1, 2),
  style(5, 0, 3, 2),
  style(37, 0, 3, 1),
  style(28, 2, 4, 7),
  style(25, 2, 4, 7),
  style(34, 1, 4, 3),
  style(43, 1, 2, 2),
  style(231, 0, 4, 4),
  style(232, 0, 4, 5),
  style(233, 0, 2, 4),
  style(234, 0, 2, 4),
  style(235, 3, 4, 8),
  style(236, 0, 2, 1),
  style(241, 0, 1, 4),
  style(242, 1, 4, 4),
  style(243, 1, 4, 3),
  style(321, 0, 4, 1),
  style(322, 0, 2, 0.6),
  style(323, 0, 3, 0.6),
  style(325, 3, 4, 1),
  afro(324, 0, 4, 2),
  afro(326, 0, 2, 2),
  afro(101, 0, 3, 5),
  afro(102, 0, 3, 5),
  afro(237, 0, 3, 7),
  afro(238, 0, 4, 8),
  afro(239, 0, 2, 7),
  { ...style(253, 0, 4, 6), skins: [0.4, 0.74] },
  style(11, 1, 1, 1),
  style(38, 0, 1, 1),
  style(24, 0, 2, 1),
  style(44, 0, 1, 1),
  style(20, 0, 2, 1),
  style(18, 0, 2, 1),
];

/** Shapes that read as the same haircut from afar. */
const alike: readonly (readonly number[])[] = [
  [15, 16, 21, 40],
  [32, 37, 29],
  [13, 18, 20],
  [19, 23],
  [31, 33, 42],
  [14, 46, 38, 36, 26],
  [10, 17, 30, 48],
  [6, 11, 12, 43, 7],
  [1, 47, 2],
  [3, 8, 4],
  [9, 22, 39, 44],
  [5, 24],
  [25, 28, 235, 325],
  [201, 204, 303],
  [202, 213],
  [205, 209, 208, 301, 306],
  [206, 207, 308],
  [101, 102, 214, 238, 304, 324],
  [203, 215, 302],
  [231, 232, 242, 321],
  [233, 241, 322],
  [234, 323],
  [210, 211, 237, 326],
  [212, 216, 305],
  [251, 307],
];

/** The family of a haircut; two people of one family differ in little but cut. */
export function hairFamily(shape: number): number {
  const family = alike.findIndex((shapes) => shapes.includes(shape));
  return family < 0 ? 100 + shape : family;
}

function levelOf(age: number): AgeLevel {
  return age < 30 ? 0 : age < 40 ? 1 : age < 50 ? 2 : age < 60 ? 3 : 4;
}

function fits(style: Hairstyle, level: AgeLevel): boolean {
  return style.ages[0] <= level && level <= style.ages[1];
}

/** Chooses a hairstyle that suits an adult of this gender, age and lightness of skin (0 to 1). */
export function chooseHairstyle(random: Random, gender: Gender, age: number, skin: number): number {
  const styles = gender === 'female' ? womensHair : mensHair;
  return random.weighted(
    styles
      .filter((one) => fits(one, levelOf(age)) && (!one.skins || (one.skins[0] <= skin && skin <= one.skins[1])))
      .map((one) => [one.shape, one.weight]),
  );
}

/** The side from which a cut is drawn; a shaved head shows itself from anywhere. */
export function viewOf(random: Random, shape: number): View {
  if (shape === 34) return random.pick<View>(['turned', 'turned', 'turned', 'front', 'front', 'front', 'side']);
  return shape > 300 ? 'side' : shape > 200 ? 'front' : 'turned';
}

/** One cut from several sides. */
const fromAllSides: readonly (readonly number[])[] = [
  [205, 301],
  [203, 302],
  [201, 303],
  [214, 101, 304],
  [216, 305],
  [209, 306],
  [251, 307],
  [207, 308],
  [231, 321],
  [242, 321],
  [233, 322],
  [234, 323],
  [238, 102, 324],
  [235, 325],
  [211, 326],
  [237, 326],
];

/** The cut from another side, or as it is when it is drawn from one side only. */
export function turnHair(random: Random, shape: number): number {
  const sides = fromAllSides.find((shapes) => shapes.includes(shape));
  return sides ? random.pick(sides) : shape;
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
