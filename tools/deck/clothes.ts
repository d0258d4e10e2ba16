import { type Hex, lightness } from './colours.ts';
import type { Gender } from './hairstyles.ts';
import type { Random } from './random.ts';

export type Garment =
  | 'crew'
  | 'vneck'
  | 'scoop'
  | 'turtleneck'
  | 'shirt'
  | 'jacket'
  | 'blazer'
  | 'scarf'
  | 'hoodie'
  | 'cardigan';
export type Cloth = 'plain' | 'striped' | 'checked' | 'dotted';
/** What the arms do where the picture reaches to the waist. */
export type Gesture = 'down' | 'crossed' | 'mug';

export interface Outfit {
  garment: Garment;
  main: Hex;
  /** The layer under a jacket or blazer, the stripe of a jumper, or the scarf. */
  second: Hex;
  cloth: Cloth;
  necklace: boolean;
}

const mainColours: readonly Hex[] = [
  ...(['#24315e', '#33507a', '#1e2d44', '#2d3b4e', '#3f5f86', '#20304f', '#5a6e5a', '#264a43', '#1f4a4f'] as const),
  ...(['#8c2f3c', '#c5503a', '#b8402f', '#5a2230', '#3b2a5a', '#5b6b3e', '#d88a2e', '#e7b24a', '#a3593a'] as const),
  ...(['#f1e7d6', '#e9eef3', '#d8dde6', '#f5ead8', '#6f5b4b', '#38242c', '#7d8a78', '#c7a97e', '#59606b'] as const),
];
const underColours: readonly Hex[] = ['#f6efe4', '#f4ece2', '#eadfcb', '#e8a84e', '#d7e3ea', '#2b2f3a', '#fff5e8'];
const stripeColours: readonly Hex[] = ['#2c4f74', '#a83b34', '#2d5277', '#34383f', '#f4ead9', '#3c6b5d'];

const garments: Record<Gender, readonly (readonly [Garment, number])[]> = {
  female: [
    ['crew', 12],
    ['vneck', 13],
    ['scoop', 12],
    ['turtleneck', 13],
    ['shirt', 12],
    ['jacket', 8],
    ['blazer', 10],
    ['scarf', 6],
    ['hoodie', 4],
    ['cardigan', 10],
  ],
  male: [
    ['crew', 15],
    ['vneck', 5],
    ['turtleneck', 10],
    ['shirt', 24],
    ['jacket', 13],
    ['blazer', 13],
    ['scarf', 5],
    ['hoodie', 8],
    ['cardigan', 7],
  ],
};

const cloths: Record<Garment, readonly (readonly [Cloth, number])[]> = {
  crew: [
    ['plain', 60],
    ['striped', 34],
    ['dotted', 6],
  ],
  vneck: [['plain', 1]],
  scoop: [
    ['plain', 80],
    ['dotted', 12],
    ['striped', 8],
  ],
  turtleneck: [['plain', 1]],
  shirt: [
    ['plain', 56],
    ['checked', 30],
    ['striped', 14],
  ],
  jacket: [['plain', 1]],
  blazer: [['plain', 1]],
  scarf: [['plain', 1]],
  hoodie: [['plain', 1]],
  cardigan: [
    ['plain', 84],
    ['checked', 16],
  ],
};

/** Chooses what is worn on one picture; a blazer suits a hoodie's wearer another day. */
export function chooseOutfit(random: Random, gender: Gender, age: number): Outfit {
  const suits = garments[gender].filter(([name]) => name !== 'hoodie' || age < 50);
  const garment = random.weighted(suits);
  const cloth = random.weighted(cloths[garment]);
  const main = random.pick(mainColours);
  const isLayered = garment === 'jacket' || garment === 'blazer' || garment === 'cardigan';
  const seconds = cloth !== 'plain' ? stripeColours : isLayered ? underColours : mainColours;
  const bareNeck = garment === 'vneck' || garment === 'scoop';
  return {
    garment,
    main,
    second: random.pick(seconds.filter((colour) => Math.abs(lightness(colour) - lightness(main)) > 0.16)),
    cloth,
    necklace: gender === 'female' && bareNeck && random.chance(0.5),
  };
}

const hem = '-70 1330C-92 1600 -60 1800 -40 2050H1020C1040 1800 1072 1600 1050 1330';
const shoulders = `M268 846C214 872 150 898 104 918C6 960 -46 1030 ${hem}C1030 1040 990 962 884 912C820 882 760 862 700 826`;
const leftFront = '-70 1330C-92 1600 -60 1800 -40 2050H';

/** Attributes of a line with round joints. */
export function pen(ink: Hex, width = 13): string {
  return `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
}

/** Draws the clothes over the shoulders, in figure units. Expects the paint `cloth` unless plain. */
export function drawOutfit(outfit: Outfit, ink: Hex): string {
  const { garment, main, second } = outfit;
  const fill = outfit.cloth === 'plain' ? main : 'url(#cloth)';
  const line = pen(ink);
  const folds = `<path d="M118 2050C96 1800 62 1560 66 1380C70 1240 84 1130 102 1060M868 2050C892 1800 926 1560 922 1380C916 1230 906 1130 888 1056" fill="none" ${pen(ink, 10)} opacity=".7"/>`;
  const seam = (path: string, opacity = 0.6) => `<path d="${path}" fill="none" ${pen(ink, 9)} opacity="${opacity}"/>`;
  const piece = (path: string, colour: string) => `<path d="${path}" fill="${colour}" ${line}/>`;
  const crew = `${shoulders}C690 930 590 985 482 985S290 940 268 846Z`;
  const vneck = `${shoulders}L486 1130Z`;

  switch (garment) {
    case 'crew':
      return piece(crew, fill) + seam('M246 880C290 990 390 1032 484 1032S680 980 722 860', 0.7) + folds;
    case 'vneck':
      return piece(vneck, fill) + seam('M240 880L486 1180L728 862') + folds;
    case 'scoop':
      return (
        piece(
          `M232 862C160 892 150 898 104 918C6 960 -46 1030 ${hem}C1030 1040 990 962 884 912C820 882 780 866 738 846C716 1010 610 1080 486 1080S262 1000 232 862Z`,
          fill,
        ) + folds
      );
    case 'turtleneck':
      return (
        piece(`${shoulders}C640 960 340 960 268 846Z`, main) +
        piece(
          'M344 752C330 812 300 850 262 882C360 980 620 980 712 852C660 836 626 806 616 766C530 800 430 796 344 752Z',
          main,
        ) +
        seam('M318 850C420 910 560 914 662 850', 0.55) +
        folds
      );
    case 'scarf':
      return (
        piece(`${shoulders}C640 960 340 960 268 846Z`, main) +
        piece('M610 930C660 1020 690 1130 694 1290C640 1310 590 1310 548 1290C560 1160 556 1040 540 950Z', second) +
        piece(
          'M330 766C286 800 240 842 218 892C250 980 380 1032 500 1028S740 962 764 868C730 828 680 800 634 776C540 832 430 830 330 766Z',
          second,
        ) +
        seam('M282 846C360 930 600 950 704 856M262 900C350 980 600 1000 726 900', 0.5) +
        folds
      );
    case 'shirt':
      return (
        piece(vneck, fill) +
        piece('M268 836C230 870 214 900 210 936L350 1080L486 1130C380 1040 320 950 300 840Z', main) +
        piece('M690 816C740 850 760 880 768 920L640 1076L486 1130C580 1040 650 950 672 822Z', main) +
        `<path d="M486 1130V2050" ${pen(ink, 10)}/><circle cx="512" cy="1215" r="10" fill="${ink}"/>` +
        folds
      );
    case 'jacket':
      return (
        piece(crew, second) +
        piece(
          `M262 850C214 872 150 898 104 918C6 960 -46 1030 ${leftFront}430L420 1330C400 1180 330 980 262 850Z`,
          main,
        ) +
        piece(
          `M706 832C760 862 820 882 884 912C990 962 1030 1040 1050 1330C1072 1600 1040 1800 1020 2050H580L590 1330C620 1180 680 980 706 832Z`,
          main,
        ) +
        piece(
          'M268 838C220 870 200 910 196 950L330 1040C320 960 300 900 268 838ZM700 820C750 850 772 890 778 930L650 1036C668 960 690 890 700 820Z',
          main,
        ) +
        folds
      );
    case 'hoodie':
      return (
        piece(crew, fill) +
        piece(
          'M312 806C222 826 168 880 174 934C250 1010 380 1052 486 1060C590 1050 716 1006 798 922C800 868 750 828 662 798C704 880 620 962 486 968C350 962 268 890 312 806Z',
          main,
        ) +
        seam('M404 1046C400 1120 404 1180 398 1240M566 1048C572 1120 566 1170 574 1226', 0.8) +
        folds
      );
    case 'cardigan':
      return (
        piece(crew, second) +
        piece(`M262 850C214 872 150 898 104 918C6 960 -46 1030 ${leftFront}478V1290C400 1180 318 1010 262 850Z`, fill) +
        piece(
          'M706 832C760 862 820 882 884 912C990 962 1030 1040 1050 1330C1072 1600 1040 1800 1020 2050H478V1290C570 1180 656 1010 706 832Z',
          fill,
        ) +
        seam('M300 930C350 1090 420 1210 506 1310V2050', 0.45) +
        [1390, 1560, 1730].map((y) => `<circle cx="492" cy="${y}" r="13" fill="${second}" ${pen(ink, 6)}/>`).join('') +
        folds
      );
    case 'blazer':
      return (
        piece(crew, second) +
        piece(`M250 856C200 878 150 898 104 918C6 960 -46 1030 ${leftFront}500V1330C420 1220 320 1030 250 856Z`, main) +
        piece(
          'M716 836C760 862 820 882 884 912C990 962 1030 1040 1050 1330C1072 1600 1040 1800 1020 2050H500V1330C590 1220 680 1030 716 836Z',
          main,
        ) +
        piece(
          'M250 856L170 960L236 1010L200 1060C290 1200 400 1290 500 1330C420 1220 320 1030 250 856ZM716 836L800 940L738 1000L776 1050C700 1200 600 1290 500 1330C590 1220 680 1030 716 836Z',
          main,
        ) +
        folds
      );
  }
}

/** A thin chain with a pendant, in figure units; drawn between skin and clothes. */
export function drawNecklace(): string {
  return '<path d="M322 880C370 990 430 1034 486 1046C546 1030 610 980 660 872" fill="none" stroke="#d9a63e" stroke-width="7"/><circle cx="486" cy="1056" r="14" fill="#f0c565" stroke="#9a6a1a" stroke-width="4"/>';
}

/** The paint `cloth` of a garment that is not plain. */
export function clothPaint({ cloth, main, second }: Outfit): string {
  const marks: Record<Cloth, string> = {
    plain: '',
    striped: `<rect width="60" height="22" fill="${second}"/>`,
    checked: `<rect width="26" height="60" fill="${second}" opacity=".45"/><rect width="60" height="26" fill="${second}" opacity=".45"/>`,
    dotted: `<circle cx="16" cy="16" r="7" fill="${second}"/><circle cx="46" cy="46" r="7" fill="${second}"/>`,
  };
  return `<pattern id="cloth" width="60" height="60" patternUnits="userSpaceOnUse" patternTransform="rotate(-4)"><rect width="60" height="60" fill="${main}"/>${marks[cloth]}</pattern>`;
}
