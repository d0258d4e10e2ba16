import { type BackdropName, backdropNames } from './backdrops.ts';
import { type Cast, chooseExpression, type Person, planCast, type Takes } from './cast.ts';
import { chooseOutfit, type Gesture } from './clothes.ts';
import type { AgeBand, EyeColour, HairColour } from './complexions.ts';
import { inFrame } from './frame.ts';
import { type Gender, restyle, turnHair, viewOf } from './hairstyles.ts';
import { type PaletteName, paletteNames } from './palettes.ts';
import type { PicturePlan, Pose } from './picture.ts';
import { type Random, randomFrom } from './random.ts';
import { best, leftOut } from './selection.ts';
import { type StillLifeName, stillLifeNames } from './still-lifes.ts';

export interface PersonPlan {
  /** p0001, p0002, ... */
  id: string;
  /** See `Person`. */
  take: number;
  cast: Cast;
  gender: Gender;
  /** The age the face is drawn at. */
  age: number;
  ageBand: AgeBand;
  /** See `Face`. */
  build: number;
  /** Chosen by eye to be seen first. */
  isBest: boolean;
  hair: HairColour;
  eyes: EyeColour;
  /** The palette of the first picture. */
  palette: PaletteName;
  /** The place of the first picture. */
  backdrop: BackdropName;
  /** In gallery order; the first always shows the face. */
  pictures: PicturePlan[];
}

export interface PortraitPlan {
  /** Without those who were left out. */
  people: PersonPlan[];
  /** What the whole plan came to, those who were left out included. */
  takes: Required<Takes>;
}

/** Makes every portraits the same. */
const SEED = 'lamplight';

/** Of one gender and cast, nobody shares palette or place with the seven people before: more than a row of five. */
const apart = 7;

/** Nobody of the demo shows more than three. */
const pictureCounts: readonly (readonly [number, number])[] = [
  [1, 60],
  [2, 26],
  [3, 14],
];

const gestures: readonly (readonly [Gesture, number])[] = [
  ['down', 34],
  ['crossed', 33],
  ['mug', 33],
];

/** Pictures to the waist have small heads, which read as young ones: none of people under 36, no first one under 56. */
const waistShare = (age: number, isFirst: boolean) =>
  age < 36 ? 0 : isFirst ? (age < 56 ? 0 : 6) : age < 45 ? 18 : 38;

/** Close, head and shoulders, or down to the waist. */
function choosePose(random: Random, age: number, mirrored: boolean, isFirst: boolean): Pose {
  const framing = random.weighted([
    ['close', isFirst ? 42 : 30],
    ['shoulders', isFirst ? 48 : 36],
    ['waist', waistShare(age, isFirst)],
  ] as const);
  const scale = { close: [1.1, 1.22], shoulders: [0.96, 1.08], waist: [0.68, 0.76] }[framing] as [number, number];
  return {
    framing,
    scale: random.range(...scale),
    tilt: random.range(-6, 6),
    turn: random.range(-1, 1),
    lean: random.range(-2.5, 2.5),
    shiftX: random.range(-30, 30),
    shiftY: framing === 'waist' ? random.range(16, 44) : random.range(-6, 26),
    mirrored,
    gesture: framing === 'waist' ? random.weighted(gestures) : 'down',
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

interface Place {
  palette: PaletteName;
  backdrop: BackdropName;
}

/** Deals the first pictures' palettes and places, apart from each other within every gender and cast. */
function placeDealer(order: Random): (person: Person) => Place {
  const queues = new Map<
    string,
    {
      recent: Place[];
      palette: ReturnType<typeof dealer<PaletteName>>;
      backdrop: ReturnType<typeof dealer<BackdropName>>;
    }
  >();
  const all: Place[] = [];
  return (person) => {
    const name = `${person.cast}/${person.face.gender}`;
    const queue = queues.get(name) ?? {
      recent: [],
      palette: dealer(order, paletteNames),
      backdrop: dealer(order, backdropNames),
    };
    queues.set(name, queue);
    // Mixed lists show women and men of both casts in turn: not the same as the last two of all either.
    const near = [...queue.recent.slice(-apart), ...all.slice(-2)];
    const freePalette = (palette: PaletteName) => near.every((place) => place.palette !== palette);
    const freeBackdrop = (backdrop: BackdropName) => near.every((place) => place.backdrop !== backdrop);
    const place: Place = { palette: queue.palette(freePalette), backdrop: queue.backdrop(freeBackdrop) };
    queue.recent.push(place);
    all.push(place);
    return place;
  };
}

/**
 * Plans the whole portraits: the cast with one to three pictures each. Who is left out has been planned, so that others stay as they are.
 * The same seed always gives the same plan.
 */
export async function planPortraits(takes: Takes = {}, seed = SEED): Promise<PortraitPlan> {
  const order = randomFrom(seed);
  const nextPlace = placeDealer(order);
  const nextStillLife = dealer<StillLifeName>(order, stillLifeNames);

  const people = (await planCast(seed, takes)).map((person): PersonPlan => {
    const { id, face, haircut, cast, ageBand } = person;
    const { gender, age } = face;
    const random = randomFrom(`${seed}/${id}`);
    const first = nextPlace(person);

    const count = random.weighted(pictureCounts);
    const stillLifeAt = count > 1 && random.chance(0.29) ? 1 + Math.floor(random.range(0, count - 1)) : -1;
    const used: Place[] = [];
    const garments = [person.outfit.garment];
    const isFresh = (place: Place) =>
      used.every((one) => one.palette !== place.palette && one.backdrop !== place.backdrop);

    const pictures = Array.from({ length: count }, (_, number): PicturePlan => {
      const isFirst = number === 0;
      let place = first;
      while (!isFirst && !isFresh(place)) {
        place = { palette: random.pick(paletteNames), backdrop: random.pick(backdropNames) };
      }
      used.push(place);
      const picture = { seed: `${seed}/${id}/${number}`, palette: place.palette };
      if (number === stillLifeAt) {
        return { kind: 'still-life', ...picture, subject: nextStillLife(() => true), mirrored: random.chance(0.5) };
      }
      let outfit = person.outfit;
      while (!isFirst && garments.includes(outfit.garment)) outfit = chooseOutfit(random, gender, age);
      garments.push(outfit.garment);
      const shape = isFirst ? haircut.shape : turnHair(random, restyle(random, haircut.shape));
      const mirrored = number % 2 === 0 ? person.mirrored : !person.mirrored;
      const shown = isFirst
        ? face
        : { ...face, earrings: random.chance(0.3) ? 0 : face.earrings, view: viewOf(random, shape) };
      const worn = { ...haircut, shape };
      return {
        kind: 'portrait',
        ...picture,
        backdrop: place.backdrop,
        face: shown,
        haircut: worn,
        expression: isFirst ? person.expression : chooseExpression(random, false),
        outfit,
        pose: inFrame(shown, worn, choosePose(random, age, mirrored, isFirst)),
      };
    });

    return {
      id,
      take: person.take,
      cast,
      gender,
      age,
      ageBand,
      build: Number(face.build.toFixed(2)),
      isBest: best.has(id),
      hair: face.complexion.hairColour,
      eyes: face.complexion.eyeColour,
      ...first,
      pictures,
    };
  });

  const takesOf = (gender: Gender) => people.filter((person) => person.gender === gender).map(({ take }) => take);
  return {
    people: people.filter(({ id }) => !leftOut.has(id)),
    takes: { female: takesOf('female'), male: takesOf('male') },
  };
}
