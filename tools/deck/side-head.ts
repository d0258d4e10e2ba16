import { mix } from './colours.ts';
import type { Face } from './faces.ts';
import type { HeadDrawing } from './head-drawing.ts';
import { brushStroke, rope } from './outlines.ts';

/** A head seen from the side, in head units: it looks right, the tip of its nose near x 756, the ear at x 450. */

const noseRidge: Record<Face['nose']['cut'], string> = {
  straight: 'C700 500 736 556 752 590C760 608 748 622 726 627',
  small: 'C696 506 718 556 734 578C746 598 740 618 720 626',
  slim: 'C698 504 730 552 752 584C762 602 748 620 724 627',
  broad: 'C698 508 726 550 744 580C760 602 750 626 724 630',
  aquiline: 'C712 486 736 540 754 592C760 612 750 628 724 628',
};

/** From the forehead to the chin. */
const profile = (face: Face) =>
  `M676 330C690 362 696 396 696 430C697 446 690 456 690 470${noseRidge[face.nose.cut]}C716 630 713 636 716 646C724 654 730 662 727 672C722 680 716 682 717 687C727 692 726 704 718 711C708 720 708 730 713 744C720 770 704 800 666 804`;

/** A head that looks to the side. */
export function sideHead(face: Face): HeadDrawing {
  const { complexion } = face;
  return {
    skin: [
      `${profile(face)}C626 808 580 794 548 770C540 800 552 840 584 876L366 876C384 830 388 770 372 700C312 640 286 540 296 440C304 310 390 234 500 232C590 230 650 270 676 330Z`,
    ],
    lines: [
      brushStroke([670, 806], [600, 812], [536, 770], [496, 690], 13),
      brushStroke([556, 776], [552, 806], [562, 842], [586, 876], 13),
      rope([488, 506], [470, 466], [418, 474], [420, 532], 11),
      rope([420, 532], [420, 590], [452, 632], [478, 620], 11),
      brushStroke([470, 530], [448, 512], [440, 548], [462, 576], 9),
    ],
    contour: profile(face),
    jawShade:
      'M470 690C500 760 560 808 640 806C600 850 540 880 484 868C430 850 392 780 384 700C410 720 440 720 470 690Z',
    glows: [
      ['warm', 610, 590, 74, 60, 1],
      ['warm', 728, 604, 30, 26, 0.7],
      ['shade', 640, 486, 76, 52, 1],
      ['shade', 440, 640, 120, 190, 1.1],
      ['shade', 690, 736, 40, 20, 1.2],
      ['light', 620, 360, 120, 100, 1],
      ['light', 600, 572, 84, 62, 1.1],
      ['light', 726, 566, 18, 46, 1.6],
      ['light', 690, 774, 40, 24, 1.2],
    ],
    folds: [
      [650, 664, 28, 60],
      [560, 740, 70, 40],
    ],
    glasses: (ink, paint) =>
      paint(
        'M640 456C616 462 608 492 612 520C616 556 640 572 664 566C690 558 700 520 694 486C688 460 664 450 640 456Z',
        '#fff',
        `fill-opacity="0" stroke="${ink}" stroke-width="13"`,
      ) + paint(rope([612, 492], [570, 490], [520, 496], [472, 508], 13), ink),
    earrings: (paint) => paint('M466 622C480 640 480 664 466 668C452 664 452 640 466 622Z', '#e8b04a'),
    freckles: (paint) =>
      [
        [600, 574],
        [626, 596],
        [650, 576],
        [676, 600],
        [616, 622],
        [706, 570],
      ]
        .map(([x, y]) => paint(`M${x} ${y}l8 4l-2 8l-8 -4Z`, mix(complexion.skin, '#8a4520', 0.5), 'opacity=".8"'))
        .join(''),
  };
}
