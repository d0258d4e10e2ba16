import { type Hex, lightness, mix } from './colours.ts';
import type { Face, View } from './faces.ts';
import type { Painter } from './features.ts';
import { hairColour } from './hair.ts';
import { brushStroke, symmetric } from './outlines.ts';
import type { Random } from './random.ts';

export type Beard = 'none' | 'stubble' | 'trimmed' | 'full' | 'goatee' | 'moustache';

const weights: readonly (readonly (readonly [Beard, number])[])[] = [
  [
    ['none', 42],
    ['stubble', 36],
    ['trimmed', 16],
    ['full', 1],
    ['moustache', 3],
    ['goatee', 2],
  ],
  [
    ['none', 20],
    ['stubble', 28],
    ['trimmed', 28],
    ['full', 14],
    ['moustache', 4],
    ['goatee', 6],
  ],
  [
    ['none', 24],
    ['stubble', 24],
    ['trimmed', 26],
    ['full', 15],
    ['moustache', 4],
    ['goatee', 7],
  ],
  [
    ['none', 30],
    ['stubble', 16],
    ['trimmed', 25],
    ['full', 14],
    ['moustache', 7],
    ['goatee', 8],
  ],
  [
    ['none', 36],
    ['stubble', 6],
    ['trimmed', 22],
    ['full', 20],
    ['moustache', 10],
    ['goatee', 6],
  ],
];

const firstBeards: readonly (readonly [Beard, number])[] = [
  ['none', 66],
  ['stubble', 30],
  ['moustache', 2],
  ['trimmed', 2],
];

/** Chooses how a man of this age shaves. */
export function chooseBeard(random: Random, age: number): Beard {
  if (age < 26) return random.weighted(firstBeards);
  return random.weighted(weights[Math.min(4, Math.floor(age / 10) - 2)] ?? []);
}

interface Outlines {
  moustache: string;
  /** Around the mouth, with a hole for it. */
  goatee: string;
  jaw: string;
  longJaw: string;
  lips: string;
  /** Where light falls on the moustache, a short and a long beard. */
  shine: readonly [string, string, string];
}

const jawInside =
  'C712 640 700 664 664 668C648 642 614 634 594 642C560 626 512 636 470 656C446 684 420 700 396 690C366 676 354 610 358 524Z';
const frontJawInside = 'C358 610 370 676 402 690C426 700 446 690 462 664C490 636 516 630 540 642';

/** Beard outlines in head units, drawn over the jaw and under nose and mouth. */
const outlines: Record<View, Outlines> = {
  turned: {
    moustache:
      'M462 664C490 640 556 620 590 640C606 632 634 640 654 668C640 672 618 668 600 664C560 656 510 662 462 664Z',
    goatee:
      'M592 640C556 620 490 636 464 662C446 690 466 742 486 774C502 806 530 826 560 826C592 824 612 800 622 770C640 734 654 696 650 666C634 636 606 632 592 640ZM482 676C512 660 600 656 628 668C632 694 604 718 558 722C512 720 484 702 482 676Z',
    jaw: `M334 520C328 566 324 620 318 664C340 728 392 792 470 822C545 842 622 834 662 806C706 772 722 700 718 604${jawInside}`,
    longJaw: `M334 520C328 560 322 620 312 664C332 744 386 838 472 872C545 890 630 880 676 836C718 790 732 706 722 600${jawInside}`,
    lips: 'M474 672C500 660 600 656 628 664C622 700 590 716 552 716C512 714 486 700 474 672Z',
    shine: [
      brushStroke([486, 654], [510, 640], [540, 638], [566, 646], 6),
      brushStroke([350, 660], [372, 728], [420, 772], [480, 796], 14),
      brushStroke([352, 680], [374, 760], [430, 820], [490, 846], 18),
    ],
  },
  side: {
    moustache: 'M716 636C690 630 664 640 646 662C668 668 700 664 722 660C722 652 720 642 716 636Z',
    goatee:
      'M716 636C684 628 652 646 642 672C634 706 640 762 652 800C664 822 700 818 712 792C722 764 722 740 716 722L720 712C690 724 660 710 654 684C672 670 700 668 722 662C722 652 720 642 716 636Z',
    jaw: 'M486 520C482 600 512 664 560 676C610 684 640 640 716 636C722 644 722 656 720 662C700 668 676 668 656 678C656 704 684 722 716 714C714 728 722 748 714 776C704 806 676 818 644 818C570 808 506 766 474 700C458 650 462 590 470 520Z',
    longJaw:
      'M486 520C482 600 512 664 560 676C610 684 640 640 716 636C722 644 722 656 720 662C700 668 676 668 656 678C656 704 684 722 716 714C716 740 730 790 720 836C704 872 660 880 620 866C560 840 500 780 472 706C458 650 462 590 470 520Z',
    lips: 'M700 660L656 678L716 714Z',
    shine: [
      brushStroke([656, 654], [674, 644], [690, 640], [706, 644], 6),
      brushStroke([500, 680], [526, 740], [570, 780], [620, 800], 14),
      brushStroke([500, 690], [530, 760], [570, 810], [620, 840], 18),
    ],
  },
  front: {
    moustache: symmetric('M540 642C514 626 474 640 452 670C486 674 516 660 540 662'),
    goatee: `${symmetric('M540 642C512 628 478 636 456 662C442 694 452 752 466 784C480 812 510 828 540 828')}${symmetric('M540 664C512 658 486 664 474 676C480 704 508 722 540 722')}`,
    jaw: symmetric(`M540 834C480 832 410 796 378 716C360 660 350 600 350 520${frontJawInside}`),
    longJaw: symmetric(`M540 884C470 880 396 838 370 730C354 664 348 600 350 520${frontJawInside}`),
    lips: symmetric('M540 662C512 658 486 664 470 674C484 706 510 718 540 718'),
    shine: [
      brushStroke([548, 650], [570, 640], [598, 648], [616, 662], 6),
      brushStroke([702, 660], [690, 728], [650, 776], [600, 800], 14),
      brushStroke([704, 680], [690, 760], [644, 820], [590, 850], 18),
    ],
  },
};

/** Draws a beard over jaw and upper lip, under nose and mouth; `clip` keeps stubble on the face. */
export function drawBeard(face: Face, ink: Hex, paint: Painter, clip: string): string {
  const { beard, complexion } = face;
  const hair = mix(hairColour(face), ink, 0.12);
  const edge = mix(hair, ink, 0.4);
  const sheen = mix(hair, '#ffe9cf', 0.3);
  const { moustache, goatee, jaw, longJaw, lips, shine: shines } = outlines[face.view];
  const shine = (path: string) => paint(path, sheen, 'opacity=".3"');
  switch (beard) {
    case 'none':
      return '';
    case 'stubble':
      return `<g clip-path="url(#${clip})">${paint(jaw, mix(hair, ink, 0.4), `opacity="${lightness(complexion.skin) < 0.5 ? 0.62 : 0.46}" filter="url(#blur-small)"`)}</g>`;
    case 'moustache':
      return paint(moustache, hair) + shine(shines[0]);
    case 'goatee':
      return paint(goatee, 'url(#beard)', 'fill-rule="evenodd"') + shine(shines[0]);
    case 'trimmed':
      return paint(jaw, 'url(#beard)') + paint(lips, complexion.skin) + shine(shines[1]);
    case 'full':
      return (
        paint(longJaw, 'url(#beard)') +
        paint(lips, complexion.skin) +
        shine(shines[2]) +
        paint(brushStroke([520, 770], [536, 800], [540, 830], [536, 862], 8), edge, 'opacity=".5"') +
        paint(brushStroke([596, 770], [600, 800], [596, 830], [584, 856], 8), edge, 'opacity=".5"')
      );
  }
}
