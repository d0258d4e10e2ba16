import { liner, outline, type StillLife, shaper, windowView } from './still-life-strokes.ts';

const coffee: StillLife = (palette) => {
  const { ink, light, pale, middle, deep } = palette;
  const shape = shaper(ink);
  const line = liner(ink);
  return {
    behind: `${windowView(palette, 120, 560, 720)}<path d="M-20 820H920V1220H-20Z" fill="${deep}"/><path d="M-20 820H920V850H-20Z" fill="${pale}" opacity=".5"/>`,
    subject:
      `<ellipse cx="460" cy="1010" rx="290" ry="56" fill="${light}" ${outline(ink)}/><ellipse cx="460" cy="1000" rx="170" ry="28" fill="${pale}"/>` +
      shape('M660 730C780 700 800 880 640 900L646 850C730 840 720 760 656 780Z', light) +
      shape('M270 690C276 860 330 990 400 1004H530C600 990 650 860 656 690Z', light) +
      `<ellipse cx="463" cy="690" rx="193" ry="44" fill="#5a3220" ${outline(ink)}/><path d="M350 694C400 672 440 712 480 690S560 676 590 694" fill="none" stroke="#e9c79a" stroke-width="13" stroke-linecap="round"/>` +
      `<path d="M380 600C340 540 430 500 390 430S420 330 400 290M510 600C470 550 560 500 520 440S560 360 530 310" fill="none" stroke="${light}" stroke-width="20" stroke-linecap="round" opacity=".75"/>` +
      shape('M690 1040L840 990L866 1030L720 1090Z', middle) +
      line('M716 1056L846 1010'),
  };
};

const books: StillLife = ({ ink, light, pale, middle, deep }, random) => {
  const shape = shaper(ink);
  const covers = random.shuffle([pale, middle, deep, light, '#a8503a', '#3c5a78', '#d9a441']);
  const stack = covers.slice(0, 6).map((cover, index) => {
    const y = 1040 - index * 84;
    const x = 170 + ((index * 53) % 70);
    const width = 470 - index * 22;
    return `${shape(`M${x} ${y}h${width}v-80h${-width}q-26 40 0 80Z`, cover)}<path d="M${x + width - 8} ${y - 66}h-${width - 40}M${x + width - 8} ${y - 16}h-${width - 40}" stroke="${ink}" stroke-width="5" opacity=".45"/><rect x="${x + 60}" y="${y - 54}" width="40" height="28" fill="${light}" opacity=".7"/>`;
  });
  return {
    behind: `<path d="M430 1200V520a230 230 0 0 1 460 0V1200Z" fill="${light}" opacity=".5"/><path d="M-20 1040H920V1220H-20Z" fill="${deep}"/>`,
    subject:
      stack.join('') +
      shape('M290 540H420L404 400C400 380 310 380 306 400Z', '#c4653c') +
      [
        'M355 390C300 300 230 290 190 310C210 380 280 410 355 390Z',
        'M357 390C350 270 380 190 430 160C470 240 440 330 357 390Z',
        'M360 390C420 320 500 310 550 340C520 410 430 420 360 390Z',
      ]
        .map((leaf) => shape(leaf, '#5d8d6e'))
        .join('') +
      `<g fill="none" ${outline(ink, 12)}><circle cx="690" cy="996" r="58"/><circle cx="810" cy="996" r="52"/><path d="M748 990q8 -14 16 0M636 980l-40 -44"/></g>`,
  };
};

const guitar: StillLife = ({ ink, light, pale, deep }) => {
  const shape = shaper(ink);
  const strings = [0, 1, 2, 3, 4].map((string) => `M${434 + string * 8} 250V940`).join('');
  return {
    behind: `<circle cx="640" cy="380" r="300" fill="${pale}" opacity=".7"/><path d="M-20 1010H920V1220H-20Z" fill="${deep}"/><rect x="60" y="160" width="190" height="250" fill="${light}" opacity=".8" stroke="${deep}" stroke-width="16"/><path d="M80 380l60 -90l40 50l30 -30l30 70Z" fill="${deep}" opacity=".6"/>`,
    subject: `<g transform="rotate(11 450 700)">${shape('M424 140H476V640H424Z', '#6b3f24')}${shape('M408 20L492 20L484 146H416Z', '#5a3220')}${shape('M450 560C560 540 590 620 560 690C545 730 570 760 610 810C680 910 620 1090 450 1090S220 910 290 810C330 760 355 730 340 690C310 620 340 540 450 560Z', '#d78d3e')}<circle cx="450" cy="770" r="66" fill="#3a2114" ${outline(ink, 9)}/><circle cx="450" cy="770" r="82" fill="none" stroke="${light}" stroke-width="8" opacity=".7"/>${shape('M370 940H530V966H370Z', '#5a3220')}${shape('M426 560H474V690H426Z', '#6b3f24')}<path d="${strings}" stroke="${light}" stroke-width="3" opacity=".85"/><g fill="${light}" ${outline(ink, 6)}><circle cx="400" cy="50" r="15"/><circle cx="402" cy="100" r="15"/><circle cx="500" cy="50" r="15"/><circle cx="498" cy="100" r="15"/></g></g>`,
  };
};

const catInWindow: StillLife = (palette) => {
  const { ink, light, deep } = palette;
  const shape = shaper(ink);
  const line = liner(ink, 8, 0.9);
  const fur = '#d98a45';
  return {
    behind: `${windowView(palette, 90, 720, 980)}<path d="M-20 1000H920V1220H-20Z" fill="${deep}"/>`,
    subject:
      shape('M600 960C760 960 800 880 770 800C760 760 800 740 820 780C870 900 800 1010 620 1004Z', fur) +
      shape('M340 1000C290 820 350 690 440 650H540C650 720 690 860 650 1000Z', fur) +
      shape(
        'M330 560C310 480 320 420 334 380L420 440C450 430 510 430 540 440L626 380C640 420 650 480 630 560C640 660 560 700 480 700S320 660 330 560Z',
        fur,
      ) +
      shape('M352 430L364 500L406 462ZM608 430L596 500L554 462Z', '#f0b9a0') +
      `<g fill="${ink}"><ellipse cx="416" cy="556" rx="19" ry="26"/><ellipse cx="546" cy="556" rx="19" ry="26"/><path d="M462 606h38l-19 22Z"/></g><g fill="${light}"><circle cx="423" cy="547" r="6"/><circle cx="553" cy="547" r="6"/></g>` +
      line(
        'M481 628C478 656 450 660 436 650M481 628C484 656 512 660 526 650M372 604L290 590M374 624L296 640M590 604L672 590M588 624L666 640M480 446V480M448 450V474M512 450V474M420 1000V860M540 1000V860',
      ) +
      shape('M360 1000C360 950 440 950 444 1000ZM516 1000C520 950 600 950 600 1000Z', '#f3d9b8'),
  };
};

const dogOnSofa: StillLife = (palette) => {
  const { ink, light, middle, deep, pale } = palette;
  const shape = shaper(ink);
  const line = liner(ink, 9, 0.8);
  const fur = '#c98a4e';
  return {
    behind: `<rect x="520" y="90" width="270" height="340" fill="${light}" opacity=".85" stroke="${deep}" stroke-width="20"/><circle cx="655" cy="240" r="70" fill="${middle}" opacity=".7"/><path d="M-20 1080H920V1220H-20Z" fill="${deep}"/><path d="M120 -10V210" stroke="${deep}" stroke-width="9"/><path d="M90 200H150L206 330H34Z" fill="${light}" opacity=".9"/><circle cx="120" cy="350" r="120" fill="${light}" opacity=".2"/>`,
    subject:
      shape('M70 620C70 520 160 500 240 500H680C780 500 840 540 840 620V900H70Z', middle) +
      line('M455 506V820') +
      shape('M30 780C20 690 150 680 160 780V860H750V780C760 680 890 690 880 780V1060C880 1090 30 1090 30 1060Z', deep) +
      shape('M130 850H780V960H130Z', pale) +
      shape('M640 880C760 880 800 800 764 740C750 716 790 700 806 734C850 830 780 930 650 930Z', fur) +
      shape('M290 900C300 800 400 760 520 770C640 780 700 850 690 930H290Z', fur) +
      shape('M230 930C200 900 240 870 290 880H420C450 900 440 930 420 936Z', '#e6c090') +
      shape(
        'M210 690C210 600 290 560 360 570C440 576 490 640 470 720C460 790 400 830 330 826C250 820 210 770 210 690Z',
        fur,
      ) +
      shape(
        'M230 620C170 610 140 690 160 770C190 800 230 770 240 720ZM450 610C510 600 540 680 520 760C490 790 456 760 446 716Z',
        '#8a5a30',
      ) +
      `<ellipse cx="336" cy="766" rx="66" ry="48" fill="#e6c090"/><path d="M306 726h60q0 40 -30 42q-30 -2 -30 -42Z" fill="${ink}"/><g fill="${ink}"><circle cx="284" cy="680" r="18"/><circle cx="392" cy="680" r="18"/></g><g fill="${light}"><circle cx="290" cy="673" r="6"/><circle cx="398" cy="673" r="6"/></g>` +
      line('M336 768V786M336 786C320 804 300 802 290 792M336 786C352 804 372 802 382 792') +
      shape('M60 1060H130V1120H60ZM780 1060H850V1120H780Z', '#5a3a24'),
  };
};

const setTable: StillLife = (palette) => {
  const { ink, light, pale, middle, deep } = palette;
  const shape = shaper(ink);
  const plate = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="150" ry="48" fill="${light}" ${outline(ink)}/><ellipse cx="${x}" cy="${y - 4}" rx="92" ry="26" fill="${pale}"/>`;
  const glass = (x: number) =>
    shape(`M${x - 52} 560C${x - 66} 690 ${x - 30} 740 ${x} 744C${x + 30} 740 ${x + 66} 690 ${x + 52} 560Z`, '#f6eee2') +
    `<path d="M${x - 55} 630C${x - 52} 700 ${x - 24} 732 ${x} 734C${x + 24} 732 ${x + 52} 700 ${x + 55} 630Z" fill="#8c2f3c"/>` +
    `<path d="M${x} 744V860M${x - 44} 864H${x + 44}" ${outline(ink)} fill="none"/>`;
  const candle = (x: number, top: number) =>
    `<circle cx="${x}" cy="${top - 50}" r="110" fill="${light}" opacity=".4" filter="url(#blur-wide)"/>${shape(`M${x - 20} ${top}H${x + 20}V800H${x - 20}Z`, light)}${shape(`M${x} ${top - 96}C${x + 34} ${top - 50} ${x + 26} ${top - 14} ${x} ${top - 12}C${x - 26} ${top - 14} ${x - 34} ${top - 50} ${x} ${top - 96}Z`, '#ffc25a')}${shape(`M${x - 50} 800H${x + 50}L${x + 34} 840H${x - 34}Z`, '#c9973f')}`;
  return {
    behind: `${windowView(palette, 170, 560, 560)}<path d="M-20 800H920V1220H-20Z" fill="${middle}"/>`,
    subject:
      shape('M-30 836H930V1240H-30Z', deep) +
      `<path d="M-30 880H930" stroke="${pale}" stroke-width="10" opacity=".5"/>` +
      candle(410, 480) +
      candle(510, 560) +
      glass(210) +
      glass(710) +
      plate(250, 1000) +
      plate(660, 1010) +
      `<g fill="none" ${outline(light, 12)}><path d="M66 950V1080M46 950V990q20 26 40 0V950M440 950V1080M846 950V1080"/></g>` +
      shape('M390 1100C400 1060 520 1060 530 1100C540 1140 380 1140 390 1100Z', '#d9a05a'),
  };
};

const bouquet: StillLife = ({ ink, light, pale, deep, middle }, random) => {
  const shape = shaper(ink, 9);
  const stems: readonly (readonly [number, number])[] = [
    [300, 400],
    [420, 290],
    [560, 310],
    [660, 430],
    [380, 500],
    [520, 460],
    [240, 540],
    [720, 570],
  ];
  const stalks = stems.map(([x, y]) => `M${x} ${y}Q${(x + 470) / 2} ${y + 240} 470 850`).join('');
  const colours = ['#e8b04a', '#c9556a', '#f3e3c9', '#d8693f', '#8a6fb0'];
  const blooms = stems.map(([x, y], index) => {
    const colour = colours[index % colours.length] ?? light;
    const petals = Array.from({ length: 7 }, (_, petal) => {
      const turn = petal * 51.4 + random.range(-8, 8);
      return `<g transform="translate(${x} ${y}) rotate(${turn})">${shape('M0 0C-44 -30 -40 -84 0 -92C40 -84 44 -30 0 0Z', colour)}</g>`;
    });
    return `${petals.join('')}<circle cx="${x}" cy="${y}" r="28" fill="#7a4a20" ${outline(ink, 8)}/>`;
  });
  return {
    behind: `<path d="M170 1200V470a290 290 0 0 1 580 0V1200Z" fill="${pale}" opacity=".7"/><path d="M-20 1030H920V1220H-20Z" fill="${deep}"/>`,
    subject:
      `<path d="${stalks}" fill="none" stroke="#2f5c42" stroke-width="13"/>` +
      [280, 400, 560, 640]
        .map((x, leaf) =>
          shape(
            `M470 ${760 - leaf * 12}Q${x} ${740 - leaf * 20} ${x - 60} ${620 + leaf * 10}Q${x + 40} ${610} 470 ${760 - leaf * 12}Z`,
            '#4d7d5c',
          ),
        )
        .join('') +
      blooms.join('') +
      shape(
        'M360 760H580C570 830 660 900 650 1010C640 1110 560 1130 470 1130S300 1110 290 1010C280 900 370 830 360 760Z',
        middle,
      ) +
      `<path d="M306 980C380 1020 560 1020 636 980" fill="none" stroke="${light}" stroke-width="16" opacity=".7"/>`,
  };
};

export const indoorStillLifes = { coffee, books, guitar, catInWindow, dogOnSofa, setTable, bouquet } as const;
