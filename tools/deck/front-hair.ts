import { brushStroke, curls, flipped, rope, symmetric } from './outlines.ts';
import type { OwnHair } from './own-hair.ts';

/** Hair seen from the front, in head units: the middle at x 540, the crown near y 230, the chin at y 800. */

const both = (path: string): string[] => [path, flipped(path)];

/** Combed back from forehead and ears. */
const cap = symmetric(
  'M540 176C424 174 334 258 326 420C324 470 326 510 336 540C350 512 352 478 360 446C376 374 436 322 540 316',
);
/** Combed from a parting on one side. */
const sideCap =
  'M628 184C500 160 346 200 328 400C324 460 326 510 336 542C352 512 354 478 362 446C386 396 470 372 556 326C596 302 622 262 632 232C664 282 704 350 716 446C724 482 730 514 744 542C756 506 756 452 752 404C744 268 706 194 628 184Z';
const nape = symmetric('M540 240C420 240 340 330 330 460C328 550 360 630 420 690L540 720');

const curlyHairline = 'C712 430 700 392 664 362C612 326 468 326 416 362C380 392 368 430 358 520';
const afro = (radiusX: number, radiusY: number, y: number, count: number): OwnHair => ({
  behind: [`M${540 - radiusX} ${y}${curls(540, y, radiusX, radiusY, 180, 540, count * 2)}Z`],
  front: [
    `M358 520L${540 - radiusX + 8} ${y + 44}L${540 - radiusX} ${y}${curls(540, y, radiusX, radiusY, 180, 360, count)}L${540 + radiusX - 8} ${y + 44}L722 520${curlyHairline}Z`,
  ],
});

/** A plait that hangs from one point to another. */
function plait(x: number, y: number, lean: number, count: number, width: number): string[] {
  const leaf = (at: number, out: number) => {
    const [left, top] = [x + (lean * at) / count, y + at * width * 0.92];
    return `M${left} ${top}C${left + out * width * 0.9} ${top + width * 0.05} ${left + out * width * 0.95} ${top + width * 1.1} ${left - out * 6} ${top + width * 1.5}C${left - out * width * 0.5} ${top + width} ${left - out * width * 0.3} ${top + width * 0.3} ${left} ${top}Z`;
  };
  const end = y + count * width * 0.92;
  return [
    `M${x + lean - 15} ${end + 8}C${x + lean - 34} ${end + 60} ${x + lean - 8} ${end + 96} ${x + lean + 8} ${end + 120}C${x + lean + 22} ${end + 88} ${x + lean + 34} ${end + 50} ${x + lean + 17} ${end + 8}Z`,
    ...Array.from({ length: count }, (_, at) => leaf(at, at % 2 ? 1 : -1)),
  ];
}

/** Strands that fall from the crown to both sides. */
const strands = (count: number, low: number, width: number, spread: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const part = at / (count - 1);
    const end = low - 40 * Math.abs(part - 0.35) - (at % 2) * 34;
    return both(
      rope(
        [534 - part * 60, 214 + part * 26],
        [440 - part * 90, 196 + part * 40],
        [356 - part * spread, 360 + part * 60],
        [376 - part * (spread + 22), end],
        width,
      ),
    );
  })
    .reverse()
    .flat();

/** The top of the head from which strands fall. */
const crown = symmetric('M540 184C440 180 360 240 336 340C330 400 340 430 352 450C366 392 430 326 540 306');

const curtain = both(
  'M540 178C410 170 306 262 298 440C290 640 284 790 266 930C300 962 348 962 384 938C370 860 364 700 364 600C364 524 384 404 460 322C496 284 526 262 540 250Z',
);
const wavyCurtain = both(
  'M540 174C400 162 300 250 292 400C286 452 256 484 254 544C252 612 290 634 272 702C254 762 236 802 262 872C284 926 342 934 380 908C354 858 374 818 368 760C360 700 342 680 354 600C362 520 374 412 454 330C498 288 540 276 540 252Z',
);
const swept = [
  'M634 186C500 148 316 196 302 430C294 560 284 660 300 752C332 772 374 760 394 738C372 664 364 604 366 534C372 466 430 404 524 352C584 318 622 270 634 186Z',
  'M634 186C722 190 786 290 782 430C788 560 798 664 782 752C752 772 712 760 690 738C708 660 716 604 714 524C706 434 684 334 634 250Z',
];
const longSwept = [
  'M462 184C580 146 764 196 778 420C784 540 812 600 800 700C792 790 830 850 796 940C764 984 690 976 668 938C700 860 676 800 690 730C712 640 714 590 714 530C708 460 650 400 556 350C500 316 470 262 462 184Z',
  'M462 184C370 190 296 290 300 430C296 560 282 640 296 720C310 800 270 850 300 930C332 956 366 940 376 912C356 850 372 790 366 720C360 650 362 590 366 530C374 434 400 334 462 256Z',
];
const block = (low: number) =>
  symmetric(`M540 220C400 220 314 320 304 500C298 640 296 ${low - 120} 306 ${low}L540 ${low - 10}`);

const bun = symmetric('M540 64C476 64 446 104 452 146C458 190 496 212 540 212');
const lowBun = symmetric('M540 640C420 640 372 690 384 742C398 790 470 800 540 800');
const ponytail =
  'M560 190C600 90 720 70 790 150C850 230 846 380 820 500C806 590 836 640 800 720C770 690 744 620 746 520C750 400 740 300 640 236Z';

/** Cuts of women, by number. */
export const womensFrontHair: Readonly<Record<number, OwnHair>> = {
  201: { behind: [block(920)], front: curtain },
  202: { behind: [block(880)], front: wavyCurtain },
  203: { behind: [block(730)], front: swept },
  204: { behind: [block(930)], front: longSwept },
  205: { behind: [bun], front: [cap] },
  206: { behind: [lowBun, nape], front: [sideCap] },
  207: { behind: [nape], front: [sideCap], over: plait(742, 640, 20, 9, 56) },
  208: {
    behind: [nape],
    front: [cap],
    over: Array.from({ length: 11 }, (_, at) => {
      const angle = ((188 + at * 17.2) * Math.PI) / 180;
      const [x, y] = [540 + 196 * Math.cos(angle), 424 + 222 * Math.sin(angle)];
      return `M${x - 44 * Math.sin(angle)} ${y + 44 * Math.cos(angle)}C${x - 34 * Math.cos(angle) - 30 * Math.sin(angle)} ${y - 34 * Math.sin(angle)} ${x + 46 * Math.cos(angle)} ${y + 40 * Math.sin(angle)} ${x + 44 * Math.sin(angle)} ${y - 34 * Math.cos(angle)}C${x - 20 * Math.cos(angle)} ${y - 24 * Math.sin(angle)} ${x - 40 * Math.cos(angle)} ${y - 30 * Math.sin(angle)} ${x - 44 * Math.sin(angle)} ${y + 44 * Math.cos(angle)}Z`;
    }),
  },
  209: { behind: [ponytail], front: [cap] },
  210: { behind: strands(6, 1010, 34, 110), front: [crown, ...strands(5, 990, 32, 76)] },
  211: { behind: strands(6, 800, 46, 120), front: [crown, ...strands(4, 760, 44, 70)], isCurly: true },
  212: {
    behind: [],
    front: [
      'M470 190C560 120 740 160 762 330C770 400 764 500 744 552C728 530 722 482 714 446C702 390 676 352 640 322C580 344 470 344 402 372C372 400 362 450 358 480C352 510 348 530 336 552C318 500 312 420 320 350C330 260 390 200 470 190Z',
    ],
  },
  213: {
    behind: [`M250 560${curls(540, 560, 290, 300, 180, 540, 22)}Z`],
    front: [
      `M352 640C330 700 290 700 270 660L262 520L278 420${curls(540, 420, 262, 240, 180, 360, 9)}L818 520L810 660C790 700 750 700 728 640C720 580 726 520 716 470C700 400 660 350 596 318C560 352 470 360 420 380C376 410 360 470 360 520C356 570 356 600 352 640Z`,
    ],
    isCurly: true,
  },
  214: { ...afro(286, 262, 428, 11), isCurly: true },
  215: {
    behind: [block(700)],
    front: both(
      'M540 186C410 172 310 250 296 400C280 470 262 520 276 580C286 640 262 690 300 740C336 760 374 740 388 716C366 680 376 640 366 600C354 560 358 520 368 480C390 420 470 400 520 350C548 316 552 256 540 186Z',
    ),
  },
  216: {
    behind: [nape],
    front: [
      'M636 178C500 140 350 190 326 380C318 440 322 520 344 580C358 540 356 490 370 450C420 420 520 400 580 350C610 324 632 290 640 262C664 300 700 350 712 446C718 500 722 540 738 580C760 520 764 440 756 390C742 260 706 190 636 178Z',
    ],
  },
};

const shortSides = (top: string) =>
  symmetric(
    `${top}C340 300 322 380 328 470L338 540C350 510 352 470 362 436C380 380 420 340 460 330C490 324 520 322 540 322`,
  );

/** Cuts of men, by number. */
export const mensFrontHair: Readonly<Record<number, OwnHair>> = {
  231: { behind: [], front: [shortSides('M540 190C460 186 392 210 362 262')] },
  232: {
    behind: [],
    front: [
      'M612 170C500 140 380 176 344 290C326 350 324 450 338 540C352 510 352 470 364 430C388 380 470 372 560 330C590 316 614 300 628 280C670 310 706 370 716 436C726 476 730 510 742 540C756 470 758 380 742 310C722 220 690 176 612 170Z',
    ],
  },
  233: {
    behind: [],
    front: [
      'M404 240C420 150 560 110 690 160C664 170 668 180 700 196C736 226 752 330 752 420C752 470 748 510 742 540C730 510 728 470 718 432C706 380 690 340 660 316C580 330 470 318 420 336C384 360 370 400 362 436C352 470 350 510 338 540C326 470 326 380 346 310C356 270 380 250 404 240Z',
    ],
  },
  234: {
    behind: [],
    front: [
      `M338 540C326 480 322 420 332 370C328 330 350 300 372 296${curls(540, 330, 176, 146, 196, 344, 7)}C736 310 756 350 748 400C752 450 748 500 742 540C730 510 728 470 718 432C700 370 640 350 540 346C440 350 380 370 362 432C352 470 350 510 338 540Z`,
    ],
    isCurly: true,
  },
  235: {
    behind: [],
    front: both(
      'M346 560C314 520 304 456 312 408C318 372 334 352 350 344C362 372 362 400 360 430C358 470 356 520 346 560Z',
    ),
  },
  236: { behind: [bun, nape], front: [cap] },
  237: { behind: strands(6, 720, 46, 110), front: [crown, ...strands(4, 640, 44, 62)], isCurly: true },
  238: { ...afro(238, 216, 420, 12), isCurly: true },
  239: {
    behind: [],
    front: [
      symmetric(
        'M540 206C430 204 344 270 334 400C330 450 332 500 340 536C350 500 352 466 362 436C384 380 440 352 540 348',
      ),
    ],
    lines: [-150, -96, -48, 0, 48, 96, 150].map((x) =>
      brushStroke(
        [540 + x * 1.02, 352 + Math.abs(x) * 0.3],
        [540 + x * 1.1, 300 + Math.abs(x) * 0.3],
        [540 + x, 240 + Math.abs(x) * 0.16],
        [540 + x * 0.8, 206 + Math.abs(x) * 0.12],
        8,
      ),
    ),
  },
  241: {
    behind: [],
    front: [
      'M540 150C520 176 470 150 452 186C410 170 380 210 374 246C340 260 330 320 334 360C322 420 328 500 338 540C352 510 352 470 362 446C372 420 384 424 400 384C424 404 440 376 450 362C480 396 510 372 520 350C550 392 590 376 604 352C630 386 660 380 672 366C690 390 708 420 716 446C726 476 730 510 742 540C758 470 756 380 744 330C742 270 712 224 676 214C654 170 600 160 540 150Z',
    ],
  },
  242: {
    behind: [],
    front: [
      symmetric(
        'M540 196C440 190 352 240 334 360C328 420 330 500 340 546C352 510 352 470 360 440C366 400 384 372 410 350C440 290 500 276 540 276',
      ),
    ],
  },
  243: {
    behind: [nape],
    front: [
      symmetric(
        'M540 172C430 168 336 240 322 400C318 470 318 540 330 600C352 580 356 520 362 460C372 372 440 300 540 296',
      ),
    ],
  },
};
