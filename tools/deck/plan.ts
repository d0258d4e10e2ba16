import { type BackdropName, backdropNames, lamplitBackdrops } from './backdrops.ts';
import { chooseBeard } from './beards.ts';
import { chooseOutfit } from './clothes.ts';
import {
  type AgeBand,
  type AgeLevel,
  ageBands,
  chooseComplexion,
  type EyeColour,
  type HairColour,
} from './complexions.ts';
import { chooseHairstyle, type Gender, restyle } from './hairstyles.ts';
import type { Expression, Face } from './heads.ts';
import { lamplitPalettes, type PaletteName, paletteNames } from './palettes.ts';
import type { PicturePlan, Pose } from './picture.ts';
import { type Random, randomFrom } from './random.ts';
import { type StillLifeName, stillLifeNames } from './still-lifes.ts';

export interface PersonPlan {
  /** p001, p002, ... */
  id: string;
  gender: Gender;
  ageBand: AgeBand;
  hair: HairColour;
  eyes: EyeColour;
  /** The palette of the first picture. */
  palette: PaletteName;
  /** In gallery order; the first always shows the face. */
  pictures: PicturePlan[];
}

export interface DeckPlan {
  people: PersonPlan[];
  /** Ids of people whose first picture has the warm light of a lit window. */
  hero: string[];
}

/** People per age band, of each gender. */
const peoplePerBand: readonly number[] = [30, 40, 40, 32, 22];
const genders: readonly Gender[] = ['female', 'male'];
const heroCount = 8;

const pictureCounts: readonly (readonly [number, number])[] = [
  [1, 15],
  [2, 22],
  [3, 28],
  [4, 18],
  [5, 11],
  [6, 6],
];

const eyeShapes: Record<Gender, readonly number[]> = {
  female: [4, 6, 8, 11, 11, 20, 20, 4, 23],
  male: [4, 6, 6, 8, 8, 11, 20, 20],
};
const laterEyeShapes: readonly number[] = [12, 19, 22];
const brows: Record<Gender, readonly number[]> = { female: [2, 5, 7, 9], male: [2, 3, 3, 7] };
const noses: Record<Gender, readonly number[]> = { female: [1, 1, 4, 5, 5, 2], male: [1, 1, 5, 5, 4] };
const skulls: Record<Gender, readonly number[]> = { female: [1, 2, 3, 3, 4], male: [1, 1, 2, 3] };
const glassesByLevel: Record<AgeLevel, number> = { 0: 0.14, 1: 0.18, 2: 0.26, 3: 0.36, 4: 0.46 };

function chooseFace(random: Random, gender: Gender, level: AgeLevel): Face {
  const complexion = chooseComplexion(random, level);
  const beard = gender === 'male' ? chooseBeard(random, level) : 'none';
  return {
    gender,
    level,
    complexion,
    beard,
    skull: beard === 'none' || beard === 'stubble' ? random.pick(skulls[gender]) : 1,
    nose: random.pick(noses[gender]),
    brows: random.pick(brows[gender]),
    glasses: random.chance(glassesByLevel[level]) ? random.pick([1, 3, 4, 4]) : 0,
    earrings: gender === 'female' && random.chance(0.35) ? random.pick([1, 2, 3]) : 0,
    freckles: complexion.skin > '#ea' && random.chance(complexion.hairColour === 'red' ? 0.6 : 0.08),
    fullness: Math.min(1, Math.max(0, random.range(0, 0.6) + level * 0.1)),
  };
}

function chooseExpression(random: Random, face: Face, hairstyle: number, isFirst: boolean): Expression {
  const closesEyes = !isFirst && random.chance(0.2);
  return {
    hairstyle,
    eyes: random.pick(closesEyes ? laterEyeShapes : eyeShapes[face.gender]),
    mouth: random.pick(face.gender === 'female' ? [1, 2, 3, 3, 4, 5, 6, 6] : [1, 2, 2, 4, 5, 6]),
  };
}

function choosePose(random: Random, isFirst: boolean): Pose {
  const stepsBack = !isFirst && random.chance(0.35);
  return {
    scale: stepsBack ? random.range(0.78, 0.9) : random.range(0.96, 1.12),
    tilt: random.range(-4, 4),
    shiftX: random.range(-26, 26),
    shiftY: stepsBack ? random.range(50, 90) : random.range(-8, 30),
    mirrored: random.chance(0.5),
  };
}

/** Deals names so that none returns before all others had their turn. */
function dealer<Name>(random: Random, names: readonly Name[]): (isFree: (name: Name) => boolean) => Name {
  let rest: Name[] = [];
  return (isFree) => {
    let place = rest.findIndex(isFree);
    if (place < 0) {
      rest = [...rest, ...random.shuffle(names)];
      place = rest.findIndex(isFree);
    }
    const [name] = rest.splice(Math.max(0, place), 1);
    if (name === undefined) throw new Error('No names to deal.');
    return name;
  };
}

interface Slot {
  gender: Gender;
  level: AgeLevel;
}

function orderedSlots(random: Random): Slot[] {
  const ofGender = (gender: Gender): Slot[] =>
    random.shuffle(
      peoplePerBand.flatMap((count, level) =>
        Array.from({ length: count }, () => ({ gender, level: level as AgeLevel })),
      ),
    );
  const women = ofGender('female');
  const men = ofGender('male');
  return women.flatMap((woman, index) => {
    const man = men[index];
    return man ? [woman, man] : [woman];
  });
}

function smilesInLamplight({ pictures: [first] }: PersonPlan): boolean {
  return first?.kind === 'portrait' && first.expression.mouth >= 5 && lamplitPalettes.includes(first.palette);
}

/** Women and men in turn, of four age bands, who smile in a warm light; no two in a row with the same hair. */
function chooseHero(people: readonly PersonPlan[]): string[] {
  const candidates = people.filter(smilesInLamplight);
  const levels: readonly AgeLevel[] = [1, 3, 2, 0];
  const chosen: PersonPlan[] = [];
  for (const level of levels) {
    for (const gender of genders) {
      const ofAge = candidates.filter((one) => one.gender === gender && one.ageBand[0] === ageBands[level][0]);
      const person = ofAge.find((one) => one.hair !== chosen.at(-1)?.hair) ?? ofAge[0];
      if (person) chosen.push(person);
    }
  }
  return chosen.map((person) => person.id);
}

/**
 * Plans the whole deck: women and men in turn, every age band, one to six pictures each.
 * The same seed always gives the same plan.
 */
export function planDeck(seed: string): DeckPlan {
  const order = randomFrom(seed);
  const nextPalette = dealer(order, paletteNames);
  const nextBackdrop = dealer(order, backdropNames);
  const nextStillLife = dealer<StillLifeName>(order, stillLifeNames);
  let lamplit = 0;
  const recentPalettes: PaletteName[] = [];

  const people = orderedSlots(order).map(({ gender, level }, index): PersonPlan => {
    const id = `p${String(index + 1).padStart(3, '0')}`;
    const random = randomFrom(`${seed}/${id}`);
    const face = chooseFace(random, gender, level);
    const hairstyle = chooseHairstyle(random, gender, level);
    const isLamplit = lamplit < heroCount && index % 5 === 0 && level > 0;
    if (isLamplit) lamplit += 1;

    // Five columns and the row above: none of the last six palettes.
    const palette = isLamplit
      ? random.pick(lamplitPalettes.filter((name) => !recentPalettes.slice(-2).includes(name)))
      : nextPalette((name) => !recentPalettes.slice(-6).includes(name));
    recentPalettes.push(palette);

    const count = isLamplit ? 4 : random.weighted(pictureCounts);
    const stillLifeAt = count > 1 && random.chance(0.29) ? 1 + Math.floor(random.range(0, count - 1)) : -1;
    const usedPalettes: PaletteName[] = [];
    const usedBackdrops: BackdropName[] = [];

    const pictures = Array.from({ length: count }, (_, number): PicturePlan => {
      const pictureSeed = `${seed}/${id}/${number}`;
      const picturePalette =
        number === 0 ? palette : random.pick(paletteNames.filter((name) => !usedPalettes.includes(name)));
      usedPalettes.push(picturePalette);
      if (number === stillLifeAt) {
        return {
          kind: 'still-life',
          seed: pictureSeed,
          palette: picturePalette,
          subject: nextStillLife(() => true),
          mirrored: random.chance(0.5),
        };
      }
      const backdrop =
        isLamplit && number === 0
          ? random.pick(lamplitBackdrops)
          : nextBackdrop((name) => !usedBackdrops.includes(name));
      usedBackdrops.push(backdrop);
      const worn = number > 0 && gender === 'female' ? restyle(random, hairstyle) : hairstyle;
      return {
        kind: 'portrait',
        seed: pictureSeed,
        palette: picturePalette,
        backdrop,
        face: number > 0 && random.chance(0.25) ? { ...face, earrings: 0 } : face,
        expression: chooseExpression(random, face, worn, number === 0),
        outfit: chooseOutfit(random, gender, level),
        pose: choosePose(random, number === 0),
      };
    });

    return {
      id,
      gender,
      ageBand: ageBands[level],
      hair: face.complexion.hairColour,
      eyes: face.complexion.eyeColour,
      palette,
      pictures,
    };
  });

  return { people, hero: chooseHero(people) };
}
