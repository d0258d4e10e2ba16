import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';

/** Paints the place behind a person on 900 x 1200 units. */
type Backdrop = (palette: Palette, random: Random) => string;

function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

function wash(colour: string, opacity: number): string {
  return `<rect width="900" height="1200" fill="${colour}" opacity="${opacity}"/>`;
}

const sun: Backdrop = ({ pale, deep }) =>
  `<circle cx="610" cy="430" r="470" fill="${pale}" opacity=".18"/><circle cx="610" cy="430" r="360" fill="${pale}" opacity=".92"/><path d="M0 1010C220 930 420 990 900 900V1200H0Z" fill="${deep}" opacity=".75"/>`;

const discs: Backdrop = ({ pale, deep, light }) =>
  `<circle cx="200" cy="330" r="330" fill="${pale}" opacity=".75"/><circle cx="820" cy="760" r="300" fill="${deep}" opacity=".6"/><circle cx="760" cy="120" r="90" fill="${light}" opacity=".7"/>`;

const sea: Backdrop = ({ pale, deep, light }) =>
  `<rect width="900" height="640" fill="${pale}" opacity=".55"/><circle cx="690" cy="560" r="130" fill="${light}" opacity=".95"/><rect y="600" width="900" height="600" fill="${deep}" opacity=".85"/>` +
  times(
    6,
    (wave) =>
      `<path d="M${-60 + wave * 30} ${660 + wave * 66}q90 -22 180 0t180 0t180 0t180 0t180 0" stroke="${light}" stroke-width="${5 + wave}" fill="none" opacity="${0.5 - wave * 0.06}"/>`,
  ) +
  '<rect x="640" y="604" width="100" height="300" fill="url(#sun-path)"/>';

const arch: Backdrop = ({ pale, deep, light }) => {
  const door = 'M170 1200V470a290 290 0 0 1 580 0V1200Z';
  return `${wash(deep, 0.55)}<path d="${door}" fill="${pale}" opacity=".9"/><path d="${door}" fill="none" stroke="${light}" stroke-width="10" opacity=".6"/>`;
};

const leaves: Backdrop = ({ pale, deep, light }, random) =>
  times(10, (leaf) => {
    const place = `translate(${random.range(0, 900)} ${random.range(0, 1000)}) rotate(${random.range(0, 360)}) scale(${random.range(0.8, 2.1)})`;
    const dark = leaf % 3 > 0;
    return `<g transform="${place}"><path d="M0 0C90 -120 90 -260 0 -380C-90 -260 -90 -120 0 0Z" fill="${dark ? deep : pale}" opacity="${dark ? 0.55 : 0.4}"/><path d="M0 0V-350" stroke="${light}" stroke-width="4" opacity=".35"/></g>`;
  });

const bokeh: Backdrop = ({ pale, middle, deep, light }, random) =>
  wash(deep, 0.55) +
  times(
    30,
    () =>
      `<circle cx="${random.range(0, 900)}" cy="${random.range(80, 1020)}" r="${random.range(22, 98)}" fill="${random.pick([pale, light, middle])}" opacity="${random.range(0.15, 0.6)}"/>`,
  );

const hills: Backdrop = ({ middle, deep, light }) =>
  `<circle cx="240" cy="330" r="120" fill="${light}" opacity=".9"/><path d="M0 640C160 520 330 560 470 640S760 700 900 560V1200H0Z" fill="${middle}" opacity=".8"/><path d="M0 780C220 660 420 800 600 760S820 700 900 740V1200H0Z" fill="${deep}" opacity=".6"/><path d="M0 960C260 860 520 980 900 880V1200H0Z" fill="${deep}" opacity=".8"/>`;

const aurora: Backdrop = ({ pale, deep, ink }, random) =>
  wash(deep, 0.6) +
  times(
    50,
    () =>
      `<circle cx="${random.range(0, 900)}" cy="${random.range(0, 800)}" r="${random.range(2, 5)}" fill="#fff" opacity="${random.range(0.3, 0.9)}"/>`,
  ) +
  `<g filter="url(#blur-wide)"><path d="M-60 420C200 200 420 520 960 180V420C560 620 260 420 -60 640Z" fill="#63e0c0" opacity=".55"/><path d="M-60 620C240 420 520 700 960 420V520C560 760 260 640 -60 760Z" fill="${pale}" opacity=".5"/></g><path d="M0 1020L160 880L300 980L470 820L640 960L780 860L900 960V1200H0Z" fill="${ink}" opacity=".85"/>`;

const windowSeat: Backdrop = ({ middle, deep, light }) =>
  `${wash(middle, 0.5)}<rect x="330" y="-20" width="520" height="900" fill="${light}" opacity=".95"/><path d="M330 430H850M590 -20V880" stroke="${middle}" stroke-width="22"/><rect x="330" y="-20" width="520" height="900" fill="none" stroke="${deep}" stroke-width="26" opacity=".7"/><path d="M380 880C380 600 420 560 470 520C430 640 520 640 540 560C560 660 520 760 520 880Z" fill="${deep}" opacity=".55"/><rect x="290" y="870" width="610" height="34" fill="${deep}" opacity=".8"/>`;

const blinds: Backdrop = ({ deep, light }) =>
  `<g transform="rotate(-18 450 600)">${times(9, (slat) => `<rect x="-300" y="${40 + slat * 125}" width="1500" height="66" fill="${light}" opacity=".5"/>`)}</g><path d="M-20 -20H200V1220H-20Z" fill="${deep}" opacity=".28"/>`;

const rain: Backdrop = ({ pale, deep }, random) =>
  wash(deep, 0.35) +
  times(
    12,
    () =>
      `<circle cx="${random.range(0, 900)}" cy="${random.range(0, 1000)}" r="${random.range(40, 130)}" fill="${random.pick(['#f0b35e', '#e9e4d0', pale])}" opacity="${random.range(0.18, 0.44)}"/>`,
  ) +
  times(40, () => {
    const length = random.range(40, 160);
    return `<path d="M${random.range(0, 900)} ${random.range(0, 1200)}l${-length * 0.18} ${length}" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity="${random.range(0.15, 0.4)}"/>`;
  });

const stringLights: Backdrop = ({ deep, ink, light }) => {
  const strings = [
    { start: 120, sag: 350, end: 60 },
    { start: 330, sag: 610, end: 270 },
  ];
  const bulbs = strings.map(({ start, sag, end }) => {
    const wire = `<path d="M-40 ${start}Q450 ${sag} 940 ${end}" stroke="${ink}" stroke-width="6" fill="none" opacity=".7"/>`;
    return (
      wire +
      times(8, (bulb) => {
        const along = (bulb + 0.6) / 8;
        const back = 1 - along;
        const x = -40 * back ** 2 + 900 * along * back + 940 * along ** 2;
        const y = start * back ** 2 + 2 * sag * along * back + end * along ** 2 + 30;
        return `<circle cx="${x}" cy="${y}" r="62" fill="${light}" opacity=".2"/><circle cx="${x}" cy="${y}" r="24" fill="${light}"/>`;
      })
    );
  });
  return `${wash(deep, 0.6)}${bulbs.join('')}<path d="M0 940H900V1200H0Z" fill="${ink}" opacity=".4"/>`;
};

const birches: Backdrop = ({ pale, deep, ink }, random) =>
  wash(pale, 0.35) +
  [60, 210, 560, 700, 840]
    .map((x, tree) => {
      const width = random.range(46, 86);
      const near = tree % 2 === 1;
      const bark = times(
        9,
        () =>
          `<path d="M${x + (random.chance(0.5) ? 0 : width * 0.5)} ${random.range(0, 1100)}h${width * 0.5}" stroke="${ink}" stroke-width="${random.range(6, 16)}" opacity=".55"/>`,
      );
      return `<rect x="${x}" y="-20" width="${width}" height="1240" fill="${near ? '#f2efe6' : '#dfe0d6'}" opacity="${near ? 0.85 : 0.55}"/>${bark}`;
    })
    .join('') +
  `<path d="M0 1000C260 930 520 1010 900 940V1200H0Z" fill="${deep}" opacity=".7"/>`;

/** A row of gabled houses with lit windows; also stands behind scenes without people. */
export const canalHouses: Backdrop = ({ middle, deep, ink, light }, random) =>
  `<circle cx="170" cy="220" r="80" fill="${light}" opacity=".9"/>` +
  times(6, (house) => {
    const x = -40 + house * 165;
    const top = 480 - random.range(0, 220);
    const gable =
      house % 2 ? `L${x} ${top}L${x + 80} ${top - 110}L${x + 160} ${top}` : `L${x} ${top}h25v-50h30v-45h50v45h30v50h25`;
    const windows = times(
      6,
      (pane) =>
        `<rect x="${x + 28 + (pane % 2) * 62}" y="${top + 50 + Math.floor(pane / 2) * 130}" width="42" height="72" fill="${random.chance(0.6) ? '#ffcf7a' : deep}" opacity=".85"/>`,
    );
    return `<path d="M${x} 1200${gable}V1200Z" fill="${[deep, ink, middle][house % 3]}" opacity=".92"/>${windows}`;
  });

const bookshelf: Backdrop = ({ pale, middle, deep, ink, light }, random) =>
  wash(ink, 0.5) +
  times(4, (shelf) => {
    const floor = 300 + shelf * 290;
    let x = -20;
    let books = '';
    while (x < 900) {
      const width = random.range(24, 58);
      const height = random.range(150, 230);
      books += `<rect x="${x}" y="${floor - height}" width="${width}" height="${height}" fill="${random.pick([pale, middle, deep, light, '#a8503a', '#3c5a78'])}" opacity=".7"/>`;
      x += width + random.range(2, 12);
    }
    return `${books}<rect y="${floor}" width="900" height="24" fill="${ink}" opacity=".8"/>`;
  });

const mountains: Backdrop = ({ pale, middle, deep, light }) =>
  `<rect width="900" height="760" fill="${pale}" opacity=".5"/><circle cx="680" cy="240" r="90" fill="${light}" opacity=".9"/><path d="M-20 820L210 420L330 560L520 300L720 600L820 480L940 700V1200H-20Z" fill="${middle}" opacity=".85"/><path d="M520 300L446 402L500 440L540 400L580 452L606 430Z" fill="${light}" opacity=".9"/><path d="M-20 900C200 800 400 900 940 780V1200H-20Z" fill="${deep}" opacity=".85"/>`;

export const backdrops = {
  sun,
  discs,
  sea,
  arch,
  leaves,
  bokeh,
  hills,
  aurora,
  windowSeat,
  blinds,
  rain,
  stringLights,
  birches,
  canalHouses,
  bookshelf,
  mountains,
} as const satisfies Record<string, Backdrop>;

export type BackdropName = keyof typeof backdrops;

export const backdropNames = Object.keys(backdrops) as BackdropName[];

/** The warm places that go with the lamplit palettes. */
export const lamplitBackdrops: readonly BackdropName[] = ['arch', 'stringLights', 'bokeh', 'windowSeat', 'sun'];
