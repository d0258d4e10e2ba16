import { type Hex, lightness, mix } from './colours.ts';
import type { Face, View } from './faces.ts';
import { type Bend, bendPath, brushStroke, flipped, softStep } from './outlines.ts';

/** What a face does on one picture. */
export interface Expression {
  mouth: 'smile' | 'grin' | 'laugh' | 'smirk' | 'calm';
  /** How far the eyes are open; 0 closes them in a laugh. */
  open: number;
  /** Where the eyes look, -1 left to 1 right, 0 at us. */
  gaze: number;
  /** Brows raised, -0.5 to 1. */
  lift: number;
}

/** Draws a path of head units in this person's proportions. */
export type Painter = (path: string, colour: string, extra?: string) => string;

const turnedNoses: Record<Face['nose']['cut'], readonly string[]> = {
  straight: [
    'M597 505h1l3 15 3 26 8 13 6 12c2 5 2 10 5 14 3 5 5 10 5 16 0 9-6 17-14 20l-19 8c-5 3-9 5-15 5-5 0-11 0-13-5-2-2 0-4 2-5l12-3 16-5 13-5c6-2 9-8 7-14l-5-8-7-17-7-19c-4-8-6-17-5-26 0-7 1-15 4-22Z',
  ],
  small: [
    'M594 572a37 37 0 0 1 19 29c0 9-5 18-13 22l-17 7c-4 1-6 2-9 0-2-3-1-4 1-6 6-5 15-7 21-12 3-2 5-5 5-9 0-10-5-17-7-26v-5Z',
  ],
  slim: [
    'm591 528 2 2 7 22c4 8 10 15 15 23 4 6 6 13 5 20-1 6-4 12-9 16-7 7-16 12-25 16-5 3-11 4-17 2l5-4c11-9 25-14 36-24 2-2 4-6 4-9-1-7-5-11-8-16-5-9-10-16-13-25-2-7-4-16-2-23Z',
  ],
  broad: [
    brushStroke([606, 566], [628, 586], [630, 618], [604, 622], 10),
    brushStroke([604, 620], [592, 634], [576, 634], [562, 622], 9),
    brushStroke([562, 624], [544, 624], [540, 604], [552, 594], 8),
  ],
  aquiline: [
    'M590 496C600 520 606 540 617 566C625 582 631 596 627 608C622 622 598 632 572 634C568 631 570 627 576 626C594 622 612 616 615 606C617 598 609 586 604 572C598 552 588 530 586 500Z',
  ],
};

const tip = (reach: number, low: number, width: number) =>
  brushStroke(
    [540 - reach, low - 16],
    [540 - reach * 0.55, low + 5],
    [540 + reach * 0.55, low + 5],
    [540 + reach, low - 16],
    width,
  );
const wing = brushStroke([506, 580], [484, 588], [482, 612], [500, 618], 8);
const frontNoses: Record<Face['nose']['cut'], readonly string[]> = {
  straight: [brushStroke([522, 492], [520, 540], [514, 570], [500, 600], 9), tip(34, 616, 11)],
  small: [tip(22, 606, 10)],
  slim: [brushStroke([526, 516], [524, 548], [520, 574], [512, 594], 7), tip(25, 614, 10)],
  broad: [tip(30, 614, 10), wing, flipped(wing)],
  aquiline: [brushStroke([524, 478], [506, 530], [520, 570], [502, 606], 9), tip(30, 626, 11)],
};
/** The nostril; the nose itself is part of the profile. */
const sideNose = [
  brushStroke([706, 596], [688, 606], [690, 622], [704, 626], 8),
  brushStroke([716, 622], [724, 612], [734, 612], [742, 618], 7),
];
const noses: Record<View, typeof turnedNoses> = {
  turned: turnedNoses,
  front: frontNoses,
  side: { straight: sideNose, small: sideNose, slim: sideNose, broad: sideNose, aquiline: sideNose },
};

export function drawNose(face: Face, ink: Hex, paint: Painter): string {
  const grown = face.nose.size * (1 + 0.06 * softStep(40, 75, face.age)) * (face.gender === 'male' ? 1.12 : 1);
  const x = { turned: 600, front: 540, side: 700 }[face.view];
  return `<g transform="translate(${x} 570) scale(${grown.toFixed(3)}) translate(${-x} -570)">${noses[face.view][
    face.nose.cut
  ]
    .map((path) => paint(path, ink, `stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"`))
    .join('')}</g>`;
}

export function lipColour({ gender, complexion, age }: Face): Hex {
  const isDark = lightness(complexion.skin) < 0.55;
  if (gender === 'male') return mix(complexion.skin, isDark ? '#4a1c1e' : '#a8483c', isDark ? 0.5 : 0.42);
  const fresh = isDark ? '#8a2836' : '#b93f45';
  return mix(fresh, complexion.skin, 0.08 + 0.2 * softStep(45, 75, age));
}

/** Turns the drawn mouth to the front: its middle to the axis, its ends to one height. */
const faceOn: Bend = (x, y) => [540 + (x - 555) * (x > 555 ? 1 : 0.98), y + 4 + (x - 555) * 0.06];

/** Draws mouth, lips and the corners of a smile. */
export function drawMouth(face: Face, expression: Expression, ink: Hex, painter: Painter): string {
  const paint: Painter = (path, colour, extra) =>
    painter(face.view === 'front' ? bendPath(path, faceOn) : path, colour, extra);
  const { lips, gender, complexion, beard } = face;
  const colour = lipColour(face);
  const line = gender === 'female' ? mix(colour, ink, 0.55) : mix(complexion.skin, ink, 0.85);
  const thin = 1 - 0.36 * softStep(42, 68, face.age);
  const full = (0.35 + lips.fullness) * thin * (gender === 'female' ? 1 : 0.72);
  const x = (value: number) => 552 + (value - 552) * lips.width;
  const showLips = beard === 'none' || beard === 'stubble' || beard === 'goatee' ? 1 : 0.8;
  const lower = (top: number, bottom: number, edge: number) =>
    paint(
      `M${x(494)} ${top}C${x(522)} ${bottom + full * 16} ${x(582)} ${bottom + full * 18} ${x(616)} ${top - 4}C${x(584)} ${edge} ${x(524)} ${edge} ${x(494)} ${top}Z`,
      colour,
      `opacity="${(gender === 'female' ? 0.95 : 0.6) * showLips}"`,
    );
  const upper = (left: number, rise: number, right: number, bow: number) =>
    paint(
      `M${x(476)} ${left}C${x(506)} ${rise - full * 7} ${x(532)} ${rise - full * 15 - 2} ${x(552)} ${rise - full * 8}C${x(570)} ${rise - full * 16 - 2} ${x(600)} ${rise - full * 9} ${x(634)} ${right}C${x(596)} ${bow} ${x(516)} ${bow} ${x(476)} ${left}Z`,
      colour,
      `opacity="${(gender === 'female' ? 0.95 : 0.45) * showLips}"`,
    );
  const corner = (px: number, py: number, out: number) =>
    paint(
      brushStroke(
        [x(px) + out * 2, py - 9],
        [x(px) + out * 9, py - 3],
        [x(px) + out * 9, py + 5],
        [x(px) + out * 3, py + 11],
        6,
      ),
      line,
      'opacity=".75"',
    );

  switch (expression.mouth) {
    case 'laugh':
    case 'grin': {
      const deep = expression.mouth === 'laugh' ? 0.86 : 0.62;
      const low = 668 + 66 * deep;
      const opening = `M${x(472)} 654C${x(506)} 670 ${x(598)} 670 ${x(640)} 646C${x(636)} ${low - 18} ${x(596)} ${low} ${x(552)} ${low}C${x(508)} ${low - 2} ${x(478)} ${low - 20} ${x(472)} 654Z`;
      const teeth = `M${x(478)} 650C${x(506)} 668 ${x(598)} 668 ${x(636)} 644C${x(632)} ${672 + deep * 12} ${x(598)} ${684 + deep * 14} ${x(552)} ${686 + deep * 14}C${x(512)} ${685 + deep * 14} ${x(484)} ${676 + deep * 10} ${x(478)} 650Z`;
      return (
        `<clipPath id="mouth">${paint(opening, '#fff')}</clipPath>` +
        (gender === 'female'
          ? paint(opening, colour, `stroke="${colour}" stroke-width="${6 + full * 9}" stroke-linejoin="round"`)
          : lower(690, low + 4, low - 6)) +
        paint(opening, mix('#4a1218', ink, 0.35)) +
        `<g clip-path="url(#mouth)">${paint(`M${x(510)} ${low + 6}C${x(520)} ${low - 26} ${x(590)} ${low - 28} ${x(606)} ${low + 4}Z`, '#c8575a')}${paint(teeth, '#fffaf0')}</g>` +
        corner(470, 652, -1) +
        corner(642, 645, 1)
      );
    }
    case 'smirk':
      return (
        upper(672, 668, 654, 690) +
        lower(684, 702, 696) +
        paint(brushStroke([x(474), 676], [x(520), 696], [x(592), 692], [x(640), 648], 10), line) +
        corner(641, 648, 1)
      );
    case 'calm':
      return (
        upper(674, 672, 668, 684) +
        lower(686, 700, 690) +
        paint(brushStroke([x(480), 674], [x(518), 688], [x(592), 688], [x(632), 666], 9), line)
      );
    case 'smile':
      return (
        upper(664, 668, 654, 696) +
        lower(686, 706, 700) +
        paint(brushStroke([x(472), 660], [x(512), 702], [x(594), 704], [x(640), 650], 10), line) +
        corner(470, 660, -1) +
        corner(642, 650, 1)
      );
  }
}

/** One or two tapered lines in ink from 45 on, a fuller set from 60, always on both sides. */
export function drawYears(face: Face, expression: Expression, ink: Hex, paint: Painter): string {
  const { age, complexion, beard } = face;
  if (age < 45) return '';
  const colour = mix(complexion.skin, ink, lightness(complexion.skin) < 0.5 ? 0.72 : 0.56);
  const line = (stroke: string, strength: number) => paint(stroke, colour, `opacity="${strength.toFixed(2)}"`);
  const grown = 0.55 + 0.35 * softStep(45, 60, age);
  const isLaughing = expression.mouth === 'grin' || expression.mouth === 'laugh';
  const out = isLaughing ? 8 : 0;
  const both = (stroke: string, other: string, strength: number) =>
    line(stroke, strength) + line(face.view === 'front' ? flipped(stroke) : other, strength);
  const front = face.view === 'front' ? 1 : 0;
  const smileLines =
    beard === 'none' || beard === 'stubble'
      ? both(
          brushStroke(
            [478 - out - front * 8, 616],
            [452 - out, 634],
            [440 - out, 652],
            [442 - out, 676 + grown * 14],
            8,
          ),
          brushStroke([648 + out, 612], [664 + out, 628], [670 + out, 644], [668 + out, 664 + grown * 10], 7),
          grown,
        )
      : '';
  const crowsFeet =
    age < 52
      ? ''
      : both(
          brushStroke([392, 520], [378, 522], [366, 518], [356, 508], 6),
          brushStroke([706, 520], [711, 520], [714, 517], [717, 512], 5),
          grown,
        );
  const lids =
    age < 60
      ? ''
      : line(brushStroke([394, 536], [380, 544], [368, 546], [356, 544], 6), grown * 0.9) +
        both(
          brushStroke([424, 562], [448, 576], [482, 576], [506, 560], 6),
          brushStroke([634, 556], [650, 568], [672, 568], [690, 556], 6),
          0.5,
        );
  const brow =
    age < 66
      ? ''
      : line(brushStroke([452, 356], [500, 344], [580, 344], [628, 356], 6), 0.4) +
        line(brushStroke([528, 752], [544, 760], [568, 760], [584, 752], 6), 0.4);
  return smileLines + crowsFeet + lids + brow;
}
