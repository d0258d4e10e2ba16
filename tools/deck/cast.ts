import { chooseBeard } from './beards.ts';
import { chooseOutfit, type Outfit } from './clothes.ts';
import { type Hex, lightness } from './colours.ts';
import { type AgeBand, ageBands, chooseComplexion } from './complexions.ts';
import { isDistinct } from './distance.ts';
import type { BrowCut, EyeCut, Face, Haircut, NoseCut } from './faces.ts';
import type { Expression } from './features.ts';
import { chooseHairstyle, type Gender, viewOf } from './hairstyles.ts';
import { type Look, leastLookDistance, lookDistance, lookOf } from './likeness.ts';
import { softStep } from './outlines.ts';
import { type Random, randomFrom } from './random.ts';

/** Whom a person may play: nobody plays both a real and a fictional member. */
export type Cast = 'real' | 'fictional';

/** Somebody of the cast: what stays from picture to picture, and how the first one shows them. */
export interface Person {
  /** p0001, p0002, ... */
  id: string;
  /** The attempt that gave this person, where those before were too much like others. */
  take: number;
  cast: Cast;
  ageBand: AgeBand;
  face: Face;
  haircut: Haircut;
  outfit: Outfit;
  expression: Expression;
  mirrored: boolean;
}

const eyeCuts: readonly (readonly [EyeCut, number])[] = [
  ['round', 22],
  ['almond', 30],
  ['soft', 22],
  ['hooded', 14],
  ['narrow', 12],
];
const browCuts: Record<Gender, readonly (readonly [BrowCut, number])[]> = {
  female: [
    ['arched', 34],
    ['round', 30],
    ['lifted', 18],
    ['straight', 18],
  ],
  male: [
    ['straight', 44],
    ['round', 22],
    ['arched', 18],
    ['lifted', 16],
  ],
};
const noseCuts: Record<Gender, readonly (readonly [NoseCut, number])[]> = {
  female: [
    ['small', 34],
    ['slim', 32],
    ['broad', 20],
    ['straight', 9],
    ['aquiline', 5],
  ],
  male: [
    ['straight', 30],
    ['slim', 16],
    ['broad', 24],
    ['aquiline', 18],
    ['small', 12],
  ],
};

function chooseFace(random: Random, gender: Gender, age: number): Face {
  const isMale = gender === 'male';
  const settled = softStep(isMale ? 42 : 40, isMale ? 66 : 60, age);
  const young = isMale ? 1 - softStep(21, 29, age) : 0;
  const build = Math.min(1, random.range(0, 0.85) + 0.15 * settled);
  const complexion = chooseComplexion(random, age);
  return {
    gender,
    age,
    complexion,
    view: 'turned',
    head: {
      skull: random.pick([1, 1, 2, 3, 4]),
      width: random.range(0.89, 0.97) + build * 0.06,
      jaw: (isMale ? random.range(0.93, 1.05) : random.range(0.8, 0.92)) + build * 0.06 + settled * 0.05 - young * 0.05,
      chin: (isMale ? random.range(0.88, 1.16) : random.range(0.7, 0.95)) - young * 0.08,
      length: (isMale ? random.range(0.01, 0.13) : random.range(-0.02, 0.09)) - young * 0.03,
      cheeks: random.range(-0.35, 0.15) + build * 0.75 + young * 0.1,
      neck:
        (isMale ? random.range(0.96, 1.1) : random.range(0.82, 0.92)) +
        build * 0.08 +
        (isMale ? 0 : settled * 0.05) -
        young * 0.1,
    },
    eyes: {
      cut: random.weighted(eyeCuts),
      size: random.range(0.93, 1.09),
      apart: random.range(-4, 5),
      tilt: random.range(-0.05, 0.08),
    },
    brows: { cut: random.weighted(browCuts[gender]), weight: random.range(0.75, 1.3) - young * 0.2 },
    nose: { cut: random.weighted(noseCuts[gender]), size: random.range(0.9, 1.08) - young * 0.08 },
    lips: { fullness: random.range(0.1, 1), width: random.range(0.92, 1.08) },
    beard: isMale ? chooseBeard(random, age) : 'none',
    glasses: random.chance(0.07 + 0.22 * softStep(34, 66, age)) ? random.pick([1, 3, 4]) : 0,
    earrings: !isMale && random.chance(0.4) ? random.pick([1, 2, 3]) : 0,
    freckles: complexion.skin > '#ea' && random.chance(complexion.hairColour === 'red' ? 0.6 : 0.1),
    build,
  };
}

const headCloths: readonly Hex[] = [
  ...(['#8c2f3c', '#24315e', '#1f6a6a', '#c9803a', '#5b6b3e', '#d8b4a0', '#6a4b7c', '#e6dccb'] as const),
  ...(['#2f3a4a', '#b4575f', '#3d6b8c', '#a9956e'] as const),
];

function chooseHaircut(random: Random, { gender, age, complexion }: Face): Haircut {
  const recedes = gender === 'male' && random.chance(0.55 * softStep(28, 55, age));
  return {
    shape: chooseHairstyle(random, gender, age, lightness(complexion.skin)),
    volume: random.range(0.97, 1.06) + (gender === 'male' ? 0.06 * (1 - softStep(21, 29, age)) : 0),
    cloth: random.pick(headCloths),
    length: gender === 'female' ? random.range(0.86, 1.24) : 1,
    receding: recedes ? random.range(0.3, 1) : 0,
  };
}

/** A face that meets us: nobody's first picture looks stern or away. */
export function chooseExpression(random: Random, isFirst: boolean): Expression {
  const mouth = random.weighted<Expression['mouth']>([
    ['smile', 36],
    ['grin', 32],
    ['laugh', isFirst ? 10 : 20],
    ['smirk', 18],
    ['calm', isFirst ? 0 : 10],
  ]);
  const closes = !isFirst && (mouth === 'laugh' || mouth === 'smile') && random.chance(0.3);
  return {
    mouth,
    open: closes ? 0 : random.range(0.92, 1.06),
    gaze: random.chance(isFirst ? 0.8 : 0.5) ? random.range(-0.1, 0.06) : random.range(-0.4, 0.4),
    lift: random.range(0, 0.7),
  };
}

/** People per age band, of each gender. */
export const peoplePerBand: readonly number[] = [125, 165, 150, 120, 90];
/** So many of a hundred play fictional members. */
const fictionalShare = 0.16;

/** What a plan came to before, in order; it is made again without searching. */
export type Takes = Partial<Record<Gender, readonly number[]>>;

/** Finds somebody for every slot who could be taken for nobody before, by traits and by the drawn head. */
async function castOf(seed: string, gender: Gender, takes: Takes): Promise<Person[]> {
  const slots = randomFrom(`${seed}/${gender}`).shuffle(
    peoplePerBand.flatMap((count, band) =>
      Array.from({ length: count }, (_, index) => ({
        band: ageBands[band] ?? ageBands[0],
        cast: (index * fictionalShare) % 1 < fictionalShare ? ('fictional' as const) : ('real' as const),
      })),
    ),
  );
  const people: Person[] = [];
  const looks: Look[] = [];
  for (const [index, { band, cast }] of slots.entries()) {
    const personOf = (take: number): Person => ({
      ...choosePerson(randomFrom(`${seed}/${gender}/${index}/${take}`), gender, band, cast),
      take,
    });
    const known = takes[gender]?.[index];
    if (known !== undefined) {
      people.push(personOf(known));
      continue;
    }
    for (let take = 0; people.length === index; take += 1) {
      if (take > 2000) throw new Error(`No face left that differs enough from ${people.length} others.`);
      const person = personOf(take);
      if (!isDistinct(person, people)) continue;
      const look = await lookOf(person);
      if (looks.some((other) => lookDistance(look, other, leastLookDistance) < leastLookDistance)) continue;
      people.push(person);
      looks.push(look);
    }
  }
  return people;
}

function choosePerson(random: Random, gender: Gender, ageBand: AgeBand, cast: Cast): Person {
  const age = Math.floor(random.range(ageBand[0], ageBand[1] + 1));
  const drawn = chooseFace(random, gender, age);
  const haircut = chooseHaircut(random, drawn);
  return {
    id: '',
    take: 0,
    cast,
    ageBand,
    face: { ...drawn, view: viewOf(random, haircut.shape) },
    haircut,
    outfit: chooseOutfit(random, gender, age),
    expression: chooseExpression(random, true),
    mirrored: random.chance(0.5),
  };
}

/** Plans who there is: every age band of both genders in both casts, women and men in turn. */
export async function planCast(seed: string, takes: Takes = {}): Promise<Person[]> {
  const [women, men] = await Promise.all([castOf(seed, 'female', takes), castOf(seed, 'male', takes)]);
  return women
    .flatMap((woman, index) => [woman, ...men.slice(index, index + 1)])
    .map((person, index) => ({ ...person, id: `p${String(index + 1).padStart(4, '0')}` }));
}
