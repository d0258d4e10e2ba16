import type { Hex } from './colours.ts';
import { softStep } from './outlines.ts';
import type { Random } from './random.ts';

export type HairColour = 'blonde' | 'brown' | 'black' | 'red' | 'grey' | 'white';
export type EyeColour = 'blue' | 'brown' | 'green' | 'grey';
export type AgeBand = readonly [min: number, max: number];

export const ageBands = [
  [21, 29],
  [30, 39],
  [40, 49],
  [50, 59],
  [60, 75],
] as const satisfies readonly AgeBand[];

/** The decade of a life: 0 for the twenties, 4 for sixty and over. */
export type AgeLevel = 0 | 1 | 2 | 3 | 4;

type Tone = 'fair' | 'olive' | 'brown' | 'dark';

/** Everything of a person that stays the same from picture to picture and has a colour. */
export interface Complexion {
  skin: Hex;
  hairColour: HairColour;
  hair: Hex;
  /** Share of grey strands in the hair, 0 to 1. */
  greying: number;
  eyeColour: EyeColour;
  eyes: Hex;
}

const skins: Record<Tone, readonly Hex[]> = {
  fair: ['#f7d9c4', '#f5d3b9', '#f3cdb0', '#f1c7a6', '#efc1a0', '#f0c5a5', '#edbb96', '#ecb991', '#f2c4ac'],
  olive: ['#e6b089', '#e2ab80', '#dca578', '#d69d70', '#e8b48e', '#dba27e'],
  brown: ['#cf9467', '#c48a5e', '#bb7f55', '#b0744b', '#a96c45'],
  dark: ['#9a6442', '#8d5a3c', '#7f5034', '#74482d', '#6a4129'],
};

const hairs: Record<HairColour, readonly Hex[]> = {
  blonde: ['#e4c37c', '#dcb267', '#d9a95a', '#c99a55', '#bb9350'],
  brown: ['#8a5a30', '#7a5030', '#6b3f24', '#5c3420', '#4b2a1d', '#3c241c'],
  black: ['#241a1a', '#1c1414', '#2a1c1b', '#191317', '#33221d', '#1a1820'],
  red: ['#a8442a', '#94412a', '#b85a30', '#7b3a28'],
  grey: ['#8f8b88', '#a09c98', '#7f7d7e', '#97928b'],
  white: ['#d8d3cc', '#e2ded8', '#cbc7c2'],
};

const irises: Record<EyeColour, Hex> = { blue: '#3f7cba', brown: '#6f4322', green: '#4f8a54', grey: '#71828f' };

const toneWeights: readonly (readonly [Tone, number])[] = [
  ['fair', 50],
  ['olive', 21],
  ['brown', 14],
  ['dark', 15],
];

const youngHairWeights: Record<Tone, readonly (readonly [HairColour, number])[]> = {
  fair: [
    ['blonde', 34],
    ['brown', 42],
    ['black', 9],
    ['red', 15],
  ],
  olive: [
    ['blonde', 8],
    ['brown', 52],
    ['black', 38],
    ['red', 2],
  ],
  brown: [
    ['brown', 22],
    ['black', 78],
  ],
  dark: [['black', 1]],
};

const eyeWeights: Record<Tone, readonly (readonly [EyeColour, number])[]> = {
  fair: [
    ['blue', 42],
    ['brown', 26],
    ['green', 18],
    ['grey', 14],
  ],
  olive: [
    ['brown', 70],
    ['green', 16],
    ['blue', 8],
    ['grey', 6],
  ],
  brown: [['brown', 1]],
  dark: [['brown', 1]],
};

/** Chooses skin, hair and eyes that occur together, greyer with the years. */
export function chooseComplexion(random: Random, age: number): Complexion {
  const tone = random.weighted(toneWeights);
  const youngColour = random.weighted(youngHairWeights[tone]);
  const turned = softStep(43, 64, age);
  const isGrey = random.chance(turned);
  const hairColour = isGrey ? (random.chance(softStep(54, 78, age)) ? 'white' : 'grey') : youngColour;
  const eyeColour = random.weighted(eyeWeights[tone]);
  const greying = isGrey ? 0 : softStep(38, 54, age) * random.range(0.5, 1);
  return {
    skin: random.pick(skins[tone]),
    hairColour,
    hair: random.pick(hairs[hairColour]),
    greying: greying < 0.12 ? 0 : greying,
    eyeColour,
    eyes: irises[eyeColour],
  };
}
