import { type Hex, lightness, mix } from './colours.ts';
import type { AgeLevel } from './complexions.ts';
import type { Gender } from './hairstyles.ts';

interface Mark {
  path: string;
  /** The first age level that shows it. */
  from: AgeLevel;
  /** Stroke width in head units. */
  width: number;
}

/** Lines of a lived-in face in head units; hair falls over them. */
const marks: readonly Mark[] = [
  // Crease at the smile and the shadow of the lower lip: every adult face.
  { path: 'M464 648C458 658 458 670 464 680', from: 0, width: 6 },
  { path: 'M520 722C540 730 562 730 582 724', from: 0, width: 7 },
  // Laugh lines from the nose around the mouth.
  { path: 'M470 612C448 630 438 652 440 676', from: 1, width: 6 },
  { path: 'M640 622C654 636 660 650 658 666', from: 1, width: 5 },
  { path: 'M440 676C440 690 444 700 450 708', from: 3, width: 6 },
  // Under the eyes.
  { path: 'M418 572C446 590 486 590 514 572', from: 1, width: 5 },
  { path: 'M634 566C650 576 668 576 682 566', from: 1, width: 5 },
  { path: 'M424 594C450 614 488 612 512 596', from: 3, width: 6 },
  { path: 'M640 586C654 594 666 594 678 586', from: 3, width: 5 },
  // Crow's feet.
  { path: 'M378 520C364 516 354 508 346 500', from: 2, width: 5 },
  { path: 'M378 536C364 538 352 538 342 534', from: 2, width: 5 },
  { path: 'M382 552C370 560 358 564 346 564', from: 3, width: 5 },
  { path: 'M694 530C700 534 704 538 708 542', from: 3, width: 5 },
  // Forehead.
  { path: 'M430 366C490 350 570 350 640 364', from: 2, width: 6 },
  { path: 'M446 336C500 322 566 322 624 334', from: 3, width: 5 },
  { path: 'M464 306C510 296 560 296 604 304', from: 4, width: 5 },
  { path: 'M566 424C562 438 562 450 566 460M590 426C592 438 592 448 590 458', from: 3, width: 5 },
  // Cheek and corner of the mouth.
  { path: 'M462 700C456 716 456 732 462 746', from: 3, width: 6 },
  { path: 'M406 640C400 664 402 690 412 712', from: 4, width: 6 },
  { path: 'M640 694C646 708 646 722 640 734', from: 4, width: 5 },
];

/** Lines of the neck in head units, below the jaw. */
const neckMarks: readonly Mark[] = [
  { path: 'M392 856C440 880 510 886 570 872', from: 2, width: 6 },
  { path: 'M384 884C440 908 520 910 590 894', from: 4, width: 6 },
];

const strength: Record<AgeLevel, number> = { 0: 0.32, 1: 0.42, 2: 0.52, 3: 0.6, 4: 0.66 };

function strokes(shown: readonly Mark[], colour: Hex, opacity: number): string {
  return shown
    .map(
      (mark) =>
        `<path d="${mark.path}" stroke="${colour}" stroke-width="${mark.width}" stroke-linecap="round" fill="none" opacity="${opacity}"/>`,
    )
    .join('');
}

function lineColour(skin: Hex, ink: Hex): Hex {
  return mix(mix(skin, '#7a2f1c', 0.5), ink, lightness(skin) < 0.45 ? 0.75 : 0.4);
}

/** Draws the lines and soft shadows of a face of this age, in head units. */
export function drawAgeMarks(level: AgeLevel, gender: Gender, skin: Hex, ink: Hex): string {
  const colour = lineColour(skin, ink);
  const shown = marks.filter((mark) => mark.from <= level);
  const cheek = `<path d="M352 610C380 660 410 690 428 740C390 730 350 690 336 640Z" fill="${colour}" opacity="${0.1 + level * 0.035}" filter="url(#blur-small)"/>`;
  const sockets = `<g filter="url(#blur-small)" opacity="${gender === 'female' ? 0.2 : 0.16 + level * 0.02}"><path d="M400 500C420 456 500 452 532 500C500 478 430 480 400 500Z" fill="${colour}"/><path d="M616 496C640 456 690 458 704 492C680 474 640 476 616 496Z" fill="${colour}"/></g>`;
  const bags =
    level >= 3
      ? `<g filter="url(#blur-small)" opacity="${level * 0.06}"><ellipse cx="468" cy="584" rx="50" ry="16" fill="${colour}"/><ellipse cx="660" cy="576" rx="26" ry="13" fill="${colour}"/></g>`
      : '';
  return sockets + cheek + bags + strokes(shown, colour, strength[level]);
}

/** Draws the neck lines and, from fifty, the soft second line of the chin, in head units. */
export function drawNeckMarks(level: AgeLevel, fullness: number, skin: Hex, ink: Hex): string {
  const colour = lineColour(skin, ink);
  const chin =
    level >= 3 || fullness > 0.6
      ? `<path d="M398 812C450 866 590 872 648 816" stroke="${ink}" stroke-width="7" stroke-linecap="round" fill="none" opacity=".55"/>`
      : '';
  return (
    chin +
    strokes(
      neckMarks.filter((mark) => mark.from <= level),
      colour,
      strength[level] * 0.8,
    )
  );
}
