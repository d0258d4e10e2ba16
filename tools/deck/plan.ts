import { type BackdropName, backdropNames, lamplitBackdrops } from './backdrops.ts';
import { type Cast, chooseExpression, type Person, planCast, type Takes } from './cast.ts';
import { chooseOutfit, type Gesture } from './clothes.ts';
import type { AgeBand, EyeColour, HairColour } from './complexions.ts';
import { inFrame } from './frame.ts';
import { type Gender, restyle, turnHair, viewOf } from './hairstyles.ts';
import { lamplitPalettes, type PaletteName, paletteNames } from './palettes.ts';
import type { PicturePlan, Pose } from './picture.ts';
import { type Random, randomFrom } from './random.ts';
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
  hair: HairColour;
  eyes: EyeColour;
  /** The palette of the first picture. */
  palette: PaletteName;
  /** The place of the first picture. */
  backdrop: BackdropName;
  /** In gallery order; the first always shows the face. */
  pictures: PicturePlan[];
}

export interface DeckPlan {
  people: PersonPlan[];
  /** Ids of people whose first picture has the warm light of a lit window. */
  hero: string[];
}

const heroCount = 8;
/** Of one gender and cast, nobody shares palette or place with the seven people before: more than a row of five. */
const apart = 7;

/** Nobody of the demo shows more than three. */
const pictureCounts: readonly (readonly [number, number])[] = [
  [1, 60],
  [2, 28],
  [3, 12],
];

const gestures: readonly (readonly [Gesture, number])[] = [
  ['down', 34],
  ['crossed', 33],
  ['mug', 33],
];

/** Close, head and shoulders, or down to the waist. */
function choosePose(random: Random, mirrored: boolean, isFirst: boolean): Pose {
  const framing = random.weighted([
    ['close', isFirst ? 38 : 28],
    ['shoulders', isFirst ? 48 : 34],
    ['waist', isFirst ? 14 : 38],
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
function placeDealer(order: Random): (person: Person, isLamplit: boolean) => Place {
  const queues = new Map<
    string,
    {
      recent: Place[];
      palette: ReturnType<typeof dealer<PaletteName>>;
      backdrop: ReturnType<typeof dealer<BackdropName>>;
    }
  >();
  const all: Place[] = [];
  return (person, isLamplit) => {
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
    const lamplitPalette = isLamplit ? order.shuffle(lamplitPalettes).find(freePalette) : undefined;
    const lamplitBackdrop = isLamplit ? order.shuffle(lamplitBackdrops).find(freeBackdrop) : undefined;
    const place: Place = {
      palette: lamplitPalette ?? queue.palette(freePalette),
      backdrop: lamplitBackdrop ?? queue.backdrop(freeBackdrop),
    };
    queue.recent.push(place);
    all.push(place);
    return place;
  };
}

/** Women and men in turn, of four age bands, who smile in a warm light. */
function chooseHero(people: readonly PersonPlan[]): string[] {
  const smiling = people.filter(
    ({ cast, pictures: [first] }) =>
      cast === 'real' &&
      first?.kind === 'portrait' &&
      first.pose.framing !== 'waist' &&
      first.expression.mouth !== 'smirk' &&
      lamplitPalettes.includes(first.palette),
  );
  const chosen: PersonPlan[] = [];
  for (const youngest of [30, 50, 40, 21]) {
    for (const gender of ['female', 'male']) {
      const ofAge = smiling.filter((one) => one.gender === gender && one.ageBand[0] === youngest);
      const person = ofAge.find((one) => one.hair !== chosen.at(-1)?.hair) ?? ofAge[0];
      if (person) chosen.push(person);
    }
  }
  return chosen.map((person) => person.id);
}

/**
 * Plans the whole deck: the cast with one to six pictures each.
 * The same seed always gives the same plan.
 */
export async function planDeck(seed: string, takes?: Takes): Promise<DeckPlan> {
  const order = randomFrom(seed);
  const nextPlace = placeDealer(order);
  const nextStillLife = dealer<StillLifeName>(order, stillLifeNames);
  let lamplit = 0;

  const people = (await planCast(seed, takes)).map((person, index): PersonPlan => {
    const { id, face, haircut, cast, ageBand } = person;
    const { gender, age } = face;
    const random = randomFrom(`${seed}/${id}`);
    const isLamplit = lamplit < heroCount * 2 && index % 7 === 0 && age > 29;
    if (isLamplit) lamplit += 1;
    const first = nextPlace(person, isLamplit);

    const count = isLamplit ? 3 : random.weighted(pictureCounts);
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
        pose: inFrame(shown, worn, choosePose(random, mirrored, isFirst)),
      };
    });

    return {
      id,
      take: person.take,
      cast,
      gender,
      age,
      ageBand,
      hair: face.complexion.hairColour,
      eyes: face.complexion.eyeColour,
      ...first,
      pictures,
    };
  });

  return { people, hero: chooseHero(people) };
}
