import { type Hex, lightness, mix } from './colours.ts';
import type { Face, View } from './faces.ts';
import type { Expression, Painter } from './features.ts';
import { brushStroke, softStep } from './outlines.ts';

interface Side {
  name: 'left' | 'right';
  x: number;
  y: number;
  /** Half the width of the eye. */
  reach: number;
  /** The way to the outer corner. */
  out: -1 | 1;
}

const sides: Record<Exclude<View, 'side'>, readonly Side[]> = {
  turned: [
    { name: 'left', x: 464, y: 510, reach: 51, out: -1 },
    { name: 'right', x: 660, y: 507, reach: 39, out: 1 },
  ],
  front: [
    { name: 'left', x: 450, y: 510, reach: 47, out: -1 },
    { name: 'right', x: 630, y: 510, reach: 47, out: 1 },
  ],
};
const lidHeight = 37;

export const openness = { round: 1.02, almond: 0.86, hooded: 0.8, narrow: 0.66, soft: 0.92 } as const;
const tilts = { round: 0, almond: 0.16, hooded: 0, narrow: 0.14, soft: -0.1 } as const;

/** Eyelids sink with the years. */
export function sinking(age: number): number {
  return 0.1 * softStep(28, 48, age) + 0.14 * softStep(46, 66, age);
}

function drawEye(side: Side, face: Face, expression: Expression, ink: Hex, paint: Painter): string {
  const { eyes, age, gender, complexion } = face;
  const isFemale = gender === 'female';
  const size = eyes.size * (isFemale ? 1.04 : 0.94) * (1 - 0.05 * softStep(45, 70, age));
  const centreX = side.x + side.out * eyes.apart;
  const tilt = tilts[eyes.cut] + eyes.tilt;
  const at = (u: number, v: number) =>
    [centreX + u * side.out * side.reach * size, side.y + v * lidHeight * size] as const;
  const say = (...points: (readonly [number, number])[]) => points.map((point) => point.join(' ')).join(' ');

  const outer = at(1, 0.1 - tilt);
  const inner = at(-1, 0.26);
  if (expression.open === 0) {
    return paint(brushStroke(at(1.12, 0.34 - tilt), at(0.6, -0.62), at(-0.5, -0.6), at(-1, 0.3), 15), ink);
  }
  const open = (openness[eyes.cut] - sinking(age)) * expression.open;
  const above = [at(0.6, -open * 1.12 - tilt), at(-0.4, -open * 1.16)] as const;
  const smiles = expression.mouth === 'grin' || expression.mouth === 'laugh';
  const low = smiles ? 0.3 : 0.46;
  const below = [at(-0.45, 0.28 + low), at(0.5, 0.22 + low - tilt * 0.6)] as const;
  const white = `M${say(outer)}C${say(...above, inner)}C${say(...below, outer)}Z`;

  const iris = 26 * size;
  const narrowing = side.reach < 45 ? 0.86 : 1;
  const [irisX, irisY] = at(side.out * (-0.05 + expression.gaze * 0.34), 0.02 - open * 0.1);
  const circle = (x: number, y: number, r: number) =>
    `M${x - r * narrowing} ${y}C${x - r * narrowing} ${y - r * 0.55} ${x - r * 0.55 * narrowing} ${y - r} ${x} ${y - r}C${x + r * 0.55 * narrowing} ${y - r} ${x + r * narrowing} ${y - r * 0.55} ${x + r * narrowing} ${y}C${x + r * narrowing} ${y + r * 0.55} ${x + r * 0.55 * narrowing} ${y + r} ${x} ${y + r}C${x - r * 0.55 * narrowing} ${y + r} ${x - r * narrowing} ${y + r * 0.55} ${x - r * narrowing} ${y}Z`;
  const ball =
    paint(circle(irisX, irisY, iris), mix(complexion.eyes, ink, 0.45)) +
    paint(circle(irisX, irisY + iris * 0.3, iris * 0.62), mix(complexion.eyes, '#ffffff', 0.12)) +
    paint(circle(irisX, irisY, iris * 0.56), mix(ink, '#000000', 0.4)) +
    paint(circle(irisX + 9 * size, irisY - 9 * size, iris * 0.27), '#ffffff');

  const lidWeight = isFemale ? 15 : 12;
  const tip = isFemale ? at(1.2, -0.16 - tilt) : at(1.05, 0.1 - tilt);
  const lid = brushStroke(
    tip,
    [above[0][0], above[0][1] - 3],
    [above[1][0], above[1][1] - 3],
    at(-1.02, 0.32),
    lidWeight,
    -0.25,
  );
  const lashes = isFemale
    ? paint(
        brushStroke(
          at(1.34, -0.52 - tilt),
          at(1.24, -0.22 - tilt),
          at(1.05, -0.12 - tilt),
          at(0.82, -open * 0.5 - tilt),
          9,
        ),
        ink,
      )
    : '';
  const lower = brushStroke(
    at(0.86, 0.36 - tilt * 0.6),
    at(0.5, 0.3 + low * 0.82),
    at(0, 0.36 + low * 0.8),
    at(-0.4, 0.34 + low * 0.6),
    5,
  );
  const hood = eyes.cut === 'hooded' ? 1 : softStep(38, 58, age);
  const crease = brushStroke(
    at(1.04, -0.22 - tilt),
    at(0.55, -open * 1.12 - 0.5 - tilt),
    at(-0.4, -open * 1.14 - 0.42),
    at(-0.78, -open * 0.42),
    4 + hood * 3,
  );
  const clip = `eye-${side.name}`;
  return (
    `<clipPath id="${clip}">${paint(white, '#fff')}</clipPath>` +
    paint(white, mix('#fff9ee', complexion.skin, lightness(complexion.skin) < 0.5 ? 0.12 : 0.2)) +
    `<g clip-path="url(#${clip})">${ball}${paint(brushStroke([outer[0], outer[1] + 4], [above[0][0], above[0][1] + 6], [above[1][0], above[1][1] + 6], [inner[0], inner[1] + 4], 16), ink, 'opacity=".22"')}</g>` +
    paint(crease, mix(complexion.skin, ink, 0.62), `opacity="${0.35 + 0.45 * hood}"`) +
    paint(lid, ink) +
    lashes +
    paint(lower, mix(complexion.skin, ink, 0.7), 'opacity=".8"')
  );
}

export function drawEyes(face: Face, expression: Expression, ink: Hex, paint: Painter): string {
  return (face.view === 'side' ? [] : sides[face.view])
    .map((side) => drawEye(side, face, expression, ink, paint))
    .join('');
}

/** Where brows begin and end. */
const browEnds: Record<View, readonly (readonly [number, number])[]> = {
  side: [[690, 600]],
  turned: [
    [522, 398],
    [616, 706],
  ],
  front: [
    [502, 388],
    [578, 692],
  ],
};
const arches = { arched: 20, straight: 2, round: 13, lifted: 16 } as const;
const outerEnds = { arched: 6, straight: 2, round: 12, lifted: -6 } as const;

export function drawBrows(face: Face, expression: Expression, colour: Hex, paint: Painter): string {
  const { brows, gender, age } = face;
  const weight =
    brows.weight * (gender === 'female' ? 12 : 20) * (1 + (gender === 'male' ? 0.15 : -0.12) * softStep(50, 70, age));
  const base = (gender === 'female' ? 424 : 436) - expression.lift * 16 + 4 * softStep(40, 70, age);
  const arch = arches[brows.cut] * (gender === 'female' ? 1 : 0.55) + expression.lift * 5;
  const end = outerEnds[brows.cut] + 6 * softStep(45, 70, age);
  const draw = (inside: number, outside: number) => {
    const run = outside - inside;
    const x = (part: number) => inside + run * part;
    return paint(
      `M${inside} ${base + weight * 0.5}C${x(0.3)} ${base - arch + weight * 0.42} ${x(0.62)} ${base - arch * 1.35 + weight * 0.4} ${outside} ${base + end}C${x(0.66)} ${base - arch * 1.5 - weight * 0.62} ${x(0.3)} ${base - arch - weight * 0.72} ${x(0.02)} ${base - weight * 0.42}C${x(-0.05)} ${base - weight * 0.2} ${x(-0.05)} ${base + weight * 0.35} ${inside} ${base + weight * 0.5}Z`,
      colour,
    );
  };
  return browEnds[face.view].map(([inside, outside]) => draw(inside, outside)).join('');
}
