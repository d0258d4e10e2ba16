import { canalHouses } from './backdrops.ts';
import { liner, outline, type StillLife, shaper } from './still-life-strokes.ts';

const bicycle: StillLife = (palette, random) => {
  const { ink, light, pale, deep, middle } = palette;
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="910" r="150" fill="none" ${outline(ink, 20)}/><circle cx="${x}" cy="910" r="132" fill="none" stroke="${light}" stroke-width="7"/>${Array.from({ length: 9 }, (_, spoke) => `<path d="M${x} 770V1050" stroke="${ink}" stroke-width="3" transform="rotate(${spoke * 20} ${x} 910)"/>`).join('')}<circle cx="${x}" cy="910" r="18" fill="${ink}"/>`;
  const frame = 'M240 910L370 650H600L660 910M370 650L440 910L620 690M440 910H240M600 650L580 560';
  const water = Array.from(
    { length: 16 },
    () =>
      `<path d="M${random.range(-40, 860)} ${random.range(770, 950)}h${random.range(40, 160)}" stroke="${light}" stroke-width="7" stroke-linecap="round" opacity="${random.range(0.2, 0.6)}"/>`,
  ).join('');
  return {
    behind: `${canalHouses(palette, random)}<rect y="740" width="900" height="260" fill="${middle}"/>${water}<path d="M-20 980H920V1220H-20Z" fill="${deep}"/><path d="M-20 980H920V1008H-20Z" fill="${pale}" opacity=".6"/>`,
    subject: `${wheel(240)}${wheel(660)}<path d="${frame}" fill="none" stroke="${ink}" stroke-width="34" stroke-linejoin="round" stroke-linecap="round"/><path d="${frame}" fill="none" stroke="#c5503a" stroke-width="18" stroke-linejoin="round" stroke-linecap="round"/><path d="M580 560C550 540 510 560 500 590M580 560C620 550 650 560 660 590" fill="none" ${outline(ink, 16)}/>${shaper(ink)('M310 640C310 606 440 606 450 634C420 660 340 664 310 640Z', '#6b3f24')}<circle cx="440" cy="910" r="34" fill="${light}" ${outline(ink, 9)}/><path d="M440 910l44 58M470 974h40" ${outline(ink, 12)}/>${shaper(ink)('M590 600H760L730 720H620Z', '#d9b070')}<path d="M604 640H748M612 680H738M650 604L660 716M700 604L694 716" stroke="${ink}" stroke-width="6" opacity=".6"/>${shaper(ink, 7)('M620 600C600 550 640 530 660 560C670 520 720 530 716 566C750 550 764 590 740 602Z', '#e8b04a')}`,
  };
};

const lakeAndTent: StillLife = ({ ink, light, pale, middle, deep }) => {
  const shape = shaper(ink);
  const pine = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${shape('M-12 0H12V60H-12Z', '#5a3a24')}${shape('M0 -330L60 -220H30L90 -110H46L110 10H-110L-46 -110H-90L-30 -220H-60Z', '#2f5c4a')}</g>`;
  return {
    behind: `<circle cx="660" cy="250" r="100" fill="${light}"/><path d="M-20 640L200 300L340 470L540 180L760 520L830 430L940 600V760H-20Z" fill="${middle}"/><path d="M540 180L454 306L510 350L548 306L596 356L636 328Z" fill="${light}"/><path d="M200 300L146 384L196 410L226 380L250 362Z" fill="${light}"/><path d="M-20 700H920V1000H-20Z" fill="${pale}" opacity=".8"/><path d="M540 960L420 740H660ZM200 860L120 730H290Z" fill="${middle}" opacity=".45"/><path d="M60 780h200M420 830h260M120 880h180M560 900h220" stroke="${light}" stroke-width="9" stroke-linecap="round" opacity=".8"/>`,
    subject:
      `<path d="M-20 980C200 920 600 960 920 930V1220H-20Z" fill="${deep}" ${outline(ink)}/>` +
      pine(120, 960, 1.05) +
      pine(800, 950, 1.3) +
      pine(660, 960, 0.7) +
      shape('M250 1080L420 820L600 1080Z', '#d9803f') +
      shape('M420 820L380 1080H470Z', '#5a2a1a') +
      shape('M420 820L600 1080L680 1050L500 810Z', '#b8602c') +
      `<path d="M250 1080l-50 30M600 1080l30 40" ${outline(ink, 8)}/><circle cx="752" cy="1100" r="90" fill="#ffb95a" opacity=".35" filter="url(#blur-wide)"/>` +
      shape('M752 1010C796 1060 790 1110 752 1114C712 1110 708 1060 752 1010Z', '#ffb347') +
      shape('M690 1110L816 1136M816 1110L690 1136', 'none'),
  };
};

const sailingBoat: StillLife = ({ ink, light, pale, middle, deep }, random) => {
  const shape = shaper(ink);
  const waves = Array.from(
    { length: 8 },
    (_, row) =>
      `<path d="M${-120 + (row % 2) * 60} ${850 + row * 46}q60 -26 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0" fill="none" stroke="${light}" stroke-width="${5 + row}" opacity="${0.55 - row * 0.05}"/>`,
  ).join('');
  const gulls = Array.from(
    { length: 4 },
    () => `M${random.range(80, 380)} ${random.range(120, 380)}q26 -30 46 0q20 -30 46 0`,
  ).join('');
  return {
    behind: `<circle cx="650" cy="520" r="170" fill="${light}" opacity=".95"/><path d="M-20 760C160 700 260 730 340 760Z" fill="${middle}"/><path d="M-20 760H920V1220H-20Z" fill="${deep}"/><path d="M590 800h120M560 850h150M610 900h130M570 950h110M620 1000h90" stroke="${light}" stroke-width="14" stroke-linecap="round" opacity=".5"/>`,
    subject: `<path d="${gulls}" fill="none" ${outline(ink, 8)}/>${shape('M424 180H442V860H424Z', '#6b3f24')}${shape('M410 210C330 420 260 620 180 790H410Z', light)}${shape('M456 170C580 380 660 600 690 790H456Z', '#c5503a')}<path d="M470 420H590M466 600H650" stroke="${ink}" stroke-width="7" opacity=".5"/>${shape('M140 830H760C730 930 680 980 600 980H300C220 980 170 930 140 830Z', '#8a5a30')}<path d="M160 870H746" stroke="${pale}" stroke-width="16"/>${waves}${shape('M424 180L360 206L424 226Z', '#e8b04a')}`,
  };
};

const garden: StillLife = ({ ink, light, pale, middle, deep }, random) => {
  const shape = shaper(ink, 9);
  const flower = (x: number, y: number, colour: string) =>
    `<path d="M${x} ${y}C${x + 16} ${y + 90} ${x - 10} ${y + 160} ${x} 1000" fill="none" stroke="#2f5c42" stroke-width="12"/>${shape(`M${x} 900C${x + 60} 880 ${x + 80} 830 ${x + 70} 800C${x + 30} 810 ${x + 6} 850 ${x} 900Z`, '#4d7d5c')}${Array.from({ length: 6 }, (_, petal) => `<g transform="translate(${x} ${y}) rotate(${petal * 60})">${shape('M0 0C-32 -22 -30 -66 0 -72C30 -66 32 -22 0 0Z', colour)}</g>`).join('')}<circle cx="${x}" cy="${y}" r="22" fill="#e8b04a" ${outline(ink, 7)}/>`;
  const colours = random.shuffle(['#c9556a', '#f3e3c9', '#d8693f', '#8a6fb0', '#e9c25c', '#e58aa0']);
  const pickets = Array.from({ length: 9 }, (_, index) => {
    const x = -10 + index * 104;
    return `<path d="M${x} 900V560L${x + 36} 510L${x + 72} 560V900Z" fill="${light}" opacity=".85"/>`;
  }).join('');
  return {
    behind: `<circle cx="230" cy="260" r="120" fill="${light}" opacity=".9"/><path d="M-20 600C200 500 500 560 920 470V1220H-20Z" fill="${middle}"/>${pickets}<path d="M-20 640H920V676H-20Z" fill="${pale}"/><path d="M-20 880H920V1220H-20Z" fill="${deep}"/>`,
    subject:
      [80, 190, 300, 620, 730, 840]
        .map((x, index) => flower(x, 640 + ((index * 67) % 140), colours[index] ?? pale))
        .join('') +
      `<path d="M640 860C800 780 820 960 660 1010" fill="none" ${outline(ink, 38)}/><path d="M640 860C800 780 820 960 660 1010" fill="none" stroke="${middle}" stroke-width="18"/>` +
      shape('M360 930L210 790L180 820L350 1030Z', middle) +
      shape('M150 830L230 760L214 740L126 806Z', pale) +
      shape('M350 830H650L680 1100H330Z', middle) +
      `<ellipse cx="500" cy="832" rx="150" ry="30" fill="${deep}" ${outline(ink)}/><path d="M360 1000H668" stroke="${light}" stroke-width="14" opacity=".7"/>` +
      shape('M-20 1080C200 1040 700 1060 920 1070V1220H-20Z', '#4a3424'),
  };
};

const lighthouse: StillLife = ({ ink, light, pale, middle, deep }) => {
  const shape = shaper(ink);
  const line = liner(ink, 8, 0.6);
  return {
    behind: `<g filter="url(#blur-small)"><path d="M470 250L-60 60V330Z" fill="${light}" opacity=".55"/><path d="M520 250L960 120V400Z" fill="${light}" opacity=".55"/></g><path d="M-20 800H920V1220H-20Z" fill="${middle}"/><path d="M40 860h220M560 900h260M120 960h160M640 990h180" stroke="${light}" stroke-width="9" stroke-linecap="round" opacity=".7"/>`,
    subject:
      shape('M410 340H580L640 960H350Z', '#f3ead9') +
      shape('M398 470H592L604 590H386ZM374 710H616L628 840H362Z', '#b8402f') +
      shape('M390 300H600V344H390Z', deep) +
      shape('M426 190H564V300H426Z', '#ffcf7a') +
      shape('M410 190L495 110L580 190Z', '#b8402f') +
      line('M460 190V300M530 190V300') +
      shape('M470 880a26 26 0 0 1 52 0V960H470Z', '#5a3220') +
      shape('M480 640h36v44h-36Z', deep) +
      shape('M640 960V850L720 780L800 850V960Z', pale) +
      shape('M616 860L720 760L824 860Z', '#843a22') +
      shape('M696 900h46v60h-46Z', '#ffcf7a') +
      shape('M120 1030C200 930 360 950 560 950S860 950 930 1010V1220H60C60 1140 70 1090 120 1030Z', deep) +
      line('M200 1060C300 1030 420 1050 520 1030M600 1100C700 1060 800 1080 880 1060'),
  };
};

export const outdoorStillLifes = { bicycle, lakeAndTent, sailingBoat, garden, lighthouse } as const;
