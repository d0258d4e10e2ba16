import { type Hex, mix } from './colours.ts';
import type { AgeLevel } from './complexions.ts';
import type { Random } from './random.ts';

export type Beard = 'none' | 'stubble' | 'trimmed' | 'full' | 'goatee' | 'moustache';

const weights: Record<AgeLevel, readonly (readonly [Beard, number])[]> = {
  0: [
    ['none', 20],
    ['stubble', 44],
    ['trimmed', 28],
    ['moustache', 4],
    ['goatee', 4],
  ],
  1: [
    ['none', 26],
    ['stubble', 36],
    ['trimmed', 26],
    ['full', 7],
    ['goatee', 5],
  ],
  2: [
    ['none', 32],
    ['stubble', 30],
    ['trimmed', 20],
    ['full', 9],
    ['goatee', 9],
  ],
  3: [
    ['none', 40],
    ['stubble', 20],
    ['trimmed', 20],
    ['full', 8],
    ['goatee', 6],
    ['moustache', 6],
  ],
  4: [
    ['none', 46],
    ['stubble', 8],
    ['trimmed', 20],
    ['full', 12],
    ['goatee', 5],
    ['moustache', 9],
  ],
};

/** Chooses how a man of this age level shaves. */
export function chooseBeard(random: Random, level: AgeLevel): Beard {
  return random.weighted(weights[level]);
}

/** Beard outlines in head units, drawn over the jaw and under nose and mouth. */
const moustache =
  'M462 664C490 640 556 620 590 640C606 632 634 640 654 668C640 672 618 668 600 664C560 656 510 662 462 664Z';
const chin =
  'M486 700C500 712 560 722 606 708C616 740 612 800 590 824C560 836 520 832 498 820C480 790 478 730 486 700Z';
const jawInside =
  'C712 640 700 664 664 668C648 642 614 634 594 642C560 626 512 636 470 656C446 684 420 700 396 690C362 676 346 630 342 566Z';
const jaw = `M328 566C326 600 322 640 318 664C340 728 392 792 470 822C545 842 622 834 662 806C706 772 722 700 718 604${jawInside}`;
const longJaw = `M328 566C326 600 318 640 312 664C332 744 386 838 472 872C545 890 630 880 676 836C718 790 732 706 722 600${jawInside}`;

/**
 * Draws a beard in head units.
 * @param hairFill the paint of the hair, used for everything but stubble.
 * @param clip id of the clip path of the face, which keeps stubble off the background.
 */
export function drawBeard(beard: Beard, hair: Hex, hairFill: string, skin: Hex, ink: Hex, clip: string): string {
  const lips = `<ellipse cx="548" cy="684" rx="76" ry="21" transform="rotate(8 548 684)" fill="${skin}"/>`;
  const edge = mix(hair, ink, 0.55);
  switch (beard) {
    case 'none':
      return '';
    case 'stubble':
      return `<g clip-path="url(#${clip})"><path d="${jaw}" fill="${mix(hair, ink, 0.5)}" opacity=".3" filter="url(#blur-small)"/></g>`;
    case 'moustache':
      return `<path d="${moustache}" fill="${hairFill}"/>`;
    case 'goatee':
      return `<path d="${moustache}" fill="${hairFill}"/><path d="${chin}" fill="${hairFill}"/><path d="M472 664C466 690 474 712 490 724M652 668C650 690 630 716 606 724" stroke="${hair}" stroke-width="13" fill="none" stroke-linecap="round"/>`;
    case 'trimmed':
      return `<path d="${jaw}" fill="${hairFill}"/><path d="${jaw}" fill="none" stroke="${edge}" stroke-width="5" opacity=".35"/>${lips}`;
    case 'full':
      return `<path d="${longJaw}" fill="${hairFill}"/><path d="${longJaw}" fill="none" stroke="${edge}" stroke-width="6" opacity=".5"/><path d="M500 800C512 830 518 850 520 866M580 800C580 830 576 850 572 868" stroke="${edge}" stroke-width="6" opacity=".45" fill="none" stroke-linecap="round"/>${lips}`;
  }
}
