import { type Hex, lightness, mix } from './colours.ts';
import { openness, sinking } from './eyes.ts';
import type { Face } from './faces.ts';
import { type Expression, lipColour, type Painter } from './features.ts';
import { brushStroke, softStep } from './outlines.ts';

/** The eye of a head seen from the side. */
export function drawSideEye(face: Face, expression: Expression, ink: Hex, paint: Painter): string {
  const { eyes, age, gender, complexion } = face;
  if (expression.open === 0) return paint(brushStroke([602, 510], [620, 532], [650, 532], [672, 506], 14), ink);
  const open = (openness[eyes.cut] - sinking(age)) * expression.open;
  const top = 508 - 34 * open;
  const low = expression.mouth === 'grin' || expression.mouth === 'laugh' ? 524 : 529;
  const white = `M602 520C618 ${top + 12} 646 ${top - 4} 670 ${top + 6}C678 ${top + 22} 676 516 668 ${low}C644 534 620 530 602 520Z`;
  const [x, y] = [660, 508 - open * 6];
  const oval = (wide: number, high: number, by = 0) =>
    `M${x - wide + by} ${y}C${x - wide + by} ${y - high} ${x + wide + by} ${y - high} ${x + wide + by} ${y}C${x + wide + by} ${y + high} ${x - wide + by} ${y + high} ${x - wide + by} ${y}Z`;
  const lashes =
    gender === 'female'
      ? paint(brushStroke([668, top + 8], [684, top + 2], [694, top - 6], [700, top - 16], 9), ink)
      : '';
  return (
    `<clipPath id="eye-side">${paint(white, '#fff')}</clipPath>` +
    paint(white, mix('#fff9ee', complexion.skin, lightness(complexion.skin) < 0.5 ? 0.12 : 0.2)) +
    `<g clip-path="url(#eye-side)">${paint(oval(15, 32), mix(complexion.eyes, ink, 0.3))}${paint(oval(9, 19, 3), mix(ink, '#000000', 0.4))}${paint(`M${x + 4} ${y - 12}l8 4l-4 8l-7 -4Z`, '#ffffff')}</g>` +
    paint(
      brushStroke([608, top + 2], [624, top - 10], [650, top - 18], [680, top - 6], 5),
      mix(complexion.skin, ink, 0.62),
      'opacity=".6"',
    ) +
    paint(brushStroke([598, 518], [618, top + 8], [646, top - 8], [676, top + 6], gender === 'female' ? 15 : 12), ink) +
    lashes +
    paint(
      brushStroke([614, low], [630, low + 6], [650, low + 7], [668, low], 5),
      mix(complexion.skin, ink, 0.7),
      'opacity=".8"',
    )
  );
}

/** Lips and mouth of a head seen from the side; the profile has their outline. */
export function drawSideMouth(face: Face, expression: Expression, ink: Hex, paint: Painter): string {
  const { lips, gender, complexion, age } = face;
  const colour = lipColour(face);
  const line = gender === 'female' ? mix(colour, ink, 0.55) : mix(complexion.skin, ink, 0.85);
  const full = (0.4 + lips.fullness * 0.6) * (1 - 0.36 * softStep(42, 68, age));
  const opacity = `opacity="${gender === 'female' ? 0.95 : 0.5}"`;
  const corner = { laugh: 648, grin: 652, smile: 660, smirk: 664, calm: 674 }[expression.mouth];
  const isOpen = expression.mouth === 'laugh' || expression.mouth === 'grin';
  const upper = paint(
    `M720 ${652 + (1 - full) * 10}C700 ${658 + (1 - full) * 8} 676 ${corner + 6} 654 ${corner + 4}L716 680C726 676 728 664 720 ${652 + (1 - full) * 10}Z`,
    colour,
    opacity,
  );
  const lower = paint(
    `M716 686L668 ${corner + 18}C678 ${700 + full * 8} 700 ${708 + full * 6} 716 ${706 + full * 4}C725 700 724 690 716 686Z`,
    colour,
    opacity,
  );
  const cheek = paint(
    brushStroke([650, corner - 10], [640, corner - 2], [640, corner + 8], [648, corner + 14], 6),
    line,
    'opacity=".75"',
  );
  if (!isOpen) {
    return (
      upper + lower + paint(brushStroke([648, corner], [668, corner + 14], [694, 686], [722, 682], 9), line) + cheek
    );
  }
  return (
    upper +
    lower +
    paint(
      `M722 674C700 676 674 668 648 ${corner}C654 ${corner + 36} 684 706 712 700C712 692 714 684 722 674Z`,
      mix('#4a1218', ink, 0.35),
    ) +
    paint(
      `M722 674C700 676 674 668 650 ${corner + 2}C656 ${corner + 20} 688 688 714 688C714 684 718 678 722 674Z`,
      '#fffaf0',
    ) +
    cheek
  );
}

/** The few lines of the years on a head seen from the side. */
export function drawSideYears(face: Face, ink: Hex, paint: Painter): string {
  const { age, beard, complexion } = face;
  if (age < 45) return '';
  const colour = mix(complexion.skin, ink, lightness(complexion.skin) < 0.5 ? 0.72 : 0.56);
  const grown = 0.55 + 0.35 * softStep(45, 66, age);
  const line = (stroke: string) => paint(stroke, colour, `opacity="${grown.toFixed(2)}"`);
  const smile =
    beard === 'none' || beard === 'stubble' ? line(brushStroke([694, 624], [668, 638], [648, 660], [644, 696], 8)) : '';
  const eye = age < 52 ? '' : line(brushStroke([582, 512], [570, 514], [558, 510], [548, 500], 6));
  const lid = age < 60 ? '' : line(brushStroke([610, 554], [630, 566], [652, 566], [670, 554], 6));
  return smile + eye + lid;
}
