import { type Garment, type Gesture, type Outfit, pen } from './clothes.ts';
import type { Hex } from './colours.ts';
import type { View } from './faces.ts';

/** Neck and shoulders in skin, under the clothes, in figure units. */
export function drawTorso(garment: Garment, skin: Hex, ink: Hex, chest: boolean, view: View): string {
  const outline =
    garment === 'turtleneck' || garment === 'scarf'
      ? 'M380 776V1040H586V776Z'
      : view === 'turned'
        ? 'M380 776C374 826 300 872 120 934C20 970 -30 1040 -50 1330H1030C1010 1060 970 980 870 930C790 900 720 856 652 824L586 800V776Z'
        : 'M440 780C432 850 340 884 120 934C20 970 -30 1040 -50 1330H1030C1010 1060 970 980 870 930C660 884 540 850 532 780Z';
  const collarbones = chest
    ? `<path d="M330 934C380 956 420 962 452 960M650 930C606 954 560 962 524 960" ${pen(ink, 7)} fill="none" opacity=".3"/>`
    : '';
  return `<path d="${outline}" fill="${skin}"/>${collarbones}`;
}

/** Where the body is seen to the waist: the gaps between arms and waist, in figure units, as [left, right] outlines. */
function gaps(isMale: boolean, build: number): readonly [string, string] {
  const waist = (isMale ? 158 : 216) - build * (isMale ? 62 : 100);
  const hip = (isMale ? 132 : 120) - build * 40;
  const one = (x: (value: number) => number) =>
    `M${x(88)} 1170C${x(74)} 1240 ${x(66)} 1310 ${x(66)} 1380C${x(62)} 1560 ${x(96)} 1800 ${x(118)} 2050L${x(hip)} 2050C${x(hip)} 1860 ${x(waist)} 1720 ${x(waist)} 1560C${x(waist)} 1420 ${x(128)} 1310 ${x(88)} 1170Z`;
  return [one((x) => x), one((x) => 988 - x)];
}

/** Cuts a figure to the waist out of the cloth: `clip` goes into a clip path, `lines` over the clothes. */
export function drawWaist(isMale: boolean, build: number, ink: Hex): { clip: string; lines: string } {
  const [left, right] = gaps(isMale, build);
  const fold = (path: string) => `<path d="${path}" fill="none" ${pen(ink, 7)} opacity=".32"/>`;
  const chest = isMale
    ? ''
    : fold('M236 1214C262 1290 352 1318 430 1284') + fold('M752 1214C726 1290 636 1318 558 1284');
  return {
    clip: `<path clip-rule="evenodd" d="M-600 -200H1700V2200H-600Z${left}${right}"/>`,
    lines:
      `<path d="${left}${right}" fill="none" ${pen(ink, 12)}/>` +
      chest +
      fold(`M${236 - build * 60} 1500C290 1530 330 1534 370 1524`) +
      fold(`M${760 + build * 60} 1470C716 1500 670 1506 640 1500`),
  };
}

const mugs: readonly Hex[] = ['#f3e6d0', '#c5503a', '#2f6f73', '#e7b24a', '#33507a'];

/** Draws forearms and hands in front of the body, in figure units. */
export function drawGesture(gesture: Gesture, outfit: Outfit, skin: Hex, ink: Hex): string {
  const sleeve =
    outfit.cloth === 'plain' || outfit.garment === 'turtleneck' || outfit.garment === 'scarf'
      ? outfit.main
      : 'url(#cloth)';
  const piece = (path: string, colour: string, width = 12) => `<path d="${path}" fill="${colour}" ${pen(ink, width)}/>`;
  const line = (path: string) => `<path d="${path}" fill="none" ${pen(ink, 8)} opacity=".75"/>`;
  switch (gesture) {
    case 'down':
      return '';
    case 'crossed':
      return (
        piece(
          'M1056 1500C1076 1630 1010 1700 910 1688L120 1560L110 1440L790 1510C850 1510 884 1470 896 1400Z',
          sleeve,
        ) +
        `<path d="M-74 1290L96 1150C76 1260 70 1380 92 1520L-70 1600Z" fill="${sleeve}"/>` +
        line('M100 1080C80 1180 62 1300 70 1420C74 1460 82 1490 92 1516') +
        piece(
          'M742 1424C790 1404 850 1392 892 1398C916 1404 916 1430 894 1434C920 1440 918 1468 894 1472C912 1482 906 1506 882 1508C892 1524 878 1542 852 1540C822 1546 790 1548 756 1546Z',
          skin,
          10,
        ) +
        line(
          'M894 1434C870 1434 850 1438 834 1442M894 1472C870 1472 850 1476 836 1480M882 1508C862 1508 846 1510 832 1514',
        ) +
        piece(
          'M-76 1500C-96 1630 -30 1706 70 1690L764 1552C776 1510 768 1460 742 1416L190 1510C130 1514 92 1470 84 1400Z',
          sleeve,
        ) +
        line('M716 1424C738 1466 744 1512 734 1554')
      );
    case 'mug': {
      const mug = mugs[outfit.garment.length % mugs.length] ?? '#f3e6d0';
      const finger = (y: number, tip: number) =>
        piece(`M672 ${y}H${tip + 20}C${tip - 6} ${y} ${tip - 6} ${y + 42} ${tip + 20} ${y + 42}H672Z`, skin, 9);
      return (
        `<path d="M500 1250C478 1210 520 1180 500 1130M566 1250C544 1210 588 1180 568 1120" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".3"/>` +
        piece('M456 1340C396 1330 388 1440 460 1446', 'none', 26) +
        piece('M444 1284H626L614 1500C612 1518 596 1526 576 1526H494C474 1526 458 1518 456 1500Z', mug) +
        `<ellipse cx="535" cy="1286" rx="90" ry="16" fill="#4a2818" ${pen(ink, 9)}/>` +
        piece('M640 1318C690 1310 730 1350 736 1410L716 1540L640 1530C628 1480 628 1380 640 1318Z', skin, 10) +
        finger(1326, 540) +
        finger(1370, 528) +
        finger(1414, 534) +
        finger(1458, 552) +
        piece(
          'M1056 1400C1080 1560 1050 1740 930 1744C840 1742 720 1650 640 1540L726 1414C790 1480 830 1520 866 1516C892 1490 898 1440 902 1380Z',
          sleeve,
        ) +
        line('M668 1570L752 1446')
      );
    }
  }
}
