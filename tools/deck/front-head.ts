import { mix } from './colours.ts';
import type { Face } from './faces.ts';
import type { Painter } from './features.ts';
import type { HeadDrawing } from './head-drawing.ts';
import { brushStroke, flipped, rope, symmetric } from './outlines.ts';

/** A head seen from the front, in head units with the middle at x 540; eyes and mouth are drawn by their own modules. */

const ear = 'M362 500C332 470 302 492 306 546C310 600 334 640 364 628Z';
const faceOutline = symmetric(
  'M540 236C430 236 358 316 354 430C350 520 354 590 372 660C390 728 448 786 506 802C518 805 530 806 540 806',
);
const neck =
  'M438 700C438 780 438 830 416 866C400 884 380 896 352 906L728 906C700 896 680 884 664 866C642 830 642 780 642 700Z';

const skin: readonly string[] = [neck, ear, flipped(ear), faceOutline];

/** The lines of jaw, ears and neck: thickest at the jaw, open at the temples. */
const lines: readonly string[] = [
  brushStroke([354, 470], [346, 590], [364, 700], [450, 776], 13),
  brushStroke([726, 470], [734, 590], [716, 700], [630, 776], 13),
  brushStroke([424, 756], [490, 812], [590, 812], [656, 756], 15),
  ...[
    rope([360, 498], [326, 466], [300, 494], [307, 548], 11),
    rope([307, 548], [311, 604], [336, 638], [362, 626], 11),
    brushStroke([350, 528], [330, 508], [320, 540], [340, 572], 9),
    brushStroke([440, 780], [442, 826], [434, 858], [398, 886], 13),
  ].flatMap((line) => [line, flipped(line)]),
];

const lens: Record<number, string> = {
  1: 'M450 448C412 448 388 476 388 512C388 548 412 576 450 576C488 576 512 548 512 512C512 476 488 448 450 448Z',
  3: 'M392 466C420 456 484 456 508 466C516 480 514 540 500 560C480 574 420 574 400 560C386 540 384 480 392 466Z',
  4: 'M382 456C420 460 480 464 512 474C518 500 508 548 486 560C450 574 412 566 398 544C388 520 388 490 382 456Z',
};

function drawGlasses(number: number, ink: string, paint: Painter): string {
  const frame = `fill-opacity="0" stroke="${ink}" stroke-width="13" stroke-linejoin="round"`;
  const one = lens[number] ?? '';
  return (
    [one, flipped(one)].map((path) => paint(path, '#fff', frame)).join('') +
    paint(rope([510, 496], [526, 484], [554, 484], [570, 496], 12), ink) +
    [rope([388, 494], [372, 488], [358, 488], [346, 494], 12)]
      .flatMap((arm) => [arm, flipped(arm)])
      .map((arm) => paint(arm, ink))
      .join('')
  );
}

const drop = (x: number, y: number, wide: number, high: number) =>
  `M${x} ${y}C${x + wide} ${y + high * 0.3} ${x + wide} ${y + high} ${x} ${y + high}C${x - wide} ${y + high} ${x - wide} ${y + high * 0.3} ${x} ${y}Z`;
const earrings: Record<number, readonly string[]> = {
  1: [drop(326, 622, 10, 20)],
  2: [drop(326, 618, 13, 62)],
  3: [drop(326, 616, 9, 18), drop(326, 640, 16, 40)],
};

function drawEarrings(number: number, paint: Painter): string {
  return (earrings[number] ?? [])
    .flatMap((path) => [path, flipped(path)])
    .map((path) => paint(path, '#e8b04a'))
    .join('');
}

function drawFreckles({ complexion }: Face, paint: Painter): string {
  const spots = [
    [408, 566],
    [432, 590],
    [456, 572],
    [480, 596],
    [424, 616],
    [520, 566],
  ] as const;
  return spots
    .map(([x, y]) => drop(x, y, 7, 9))
    .flatMap((path) => [path, flipped(path)])
    .map((path) => paint(path, mix(complexion.skin, '#8a4520', 0.5), 'opacity=".8"'))
    .join('');
}

const mirrored = (kind: 'warm' | 'shade', x: number, y: number, wide: number, high: number) =>
  [
    [kind, x, y, wide, high, 1],
    [kind, 1080 - x, y, wide, high, 1],
  ] as const;

/** A head that looks straight at us. */
export function frontHead(face: Face): HeadDrawing {
  return {
    skin,
    lines,
    jawShade: 'M404 700C430 752 490 800 540 806C590 800 650 752 676 700L690 850C620 872 460 872 390 850Z',
    glows: [
      ...mirrored('warm', 414, 590, 64, 58),
      ['warm', 540, 606, 40, 34, 0.7],
      ...mirrored('shade', 450, 486, 84, 56),
      ['shade', 504, 556, 30, 84, 0.75],
      ['shade', 540, 740, 62, 22, 1.3],
      // One side of the face lies in shadow: light comes from the right.
      ['shade', 372, 560, 76, 240, 1.2],
      ['light', 556, 350, 180, 110, 1],
      ['light', 652, 574, 80, 66, 1.1],
      ['light', 546, 556, 18, 62, 1.6],
      ['light', 544, 772, 56, 24, 1.2],
    ],
    folds: [
      [432, 664, 30, 62],
      [648, 664, 30, 62],
      [400, 720, 44, 40],
      [680, 720, 44, 40],
    ],
    glasses: (ink, paint) => drawGlasses(face.glasses, ink, paint),
    earrings: (paint) => drawEarrings(face.earrings, paint),
    freckles: (paint) => drawFreckles(face, paint),
  };
}
