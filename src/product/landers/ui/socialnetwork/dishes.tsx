import type { Niche } from '../../contract.ts';

const PASTA = (
  <>
    <path d="M-14 0q14-20 28 0q-14 20-28 0Z" fill="#e9b24c" />
    <path d="M-7-2q7-7 14 0M-7 3q7 7 14 0" stroke="#b9792a" strokeWidth="2.5" fill="none" />
  </>
);
const SALAD = (
  <>
    <circle cx="7" r="5.5" fill="#5f9a6b" />
    <circle cx="2" cy="6.7" r="5.5" fill="#d2452d" />
    <circle cx="-6" cy="4" r="5.5" fill="#8fbf5a" />
    <circle cx="-6" cy="-4" r="5.5" fill="#d2452d" />
    <circle cx="2" cy="-6.7" r="5.5" fill="#f2b544" />
  </>
);
const SLICE = (
  <>
    <path d="M-11 7L0-13L11 7Z" fill="#7d1f35" />
    <path d="M-12.8 6.6q12.8 8 25.6 0v3.5q-12.8 8-25.6 0Z" fill="#c98a3f" />
  </>
);
const EGG = (
  <>
    <path d="M-11-2c4.4-13 17.6-11 21 0s-4.4 13-11 11-13-2-10-11Z" fill="#f3d9a0" />
    <circle r="4.4" fill="#f0932b" />
  </>
);
const NAPKIN = (
  <>
    <path d="M-9-19H9L7 19H-7Z" fill="#3a2a2e" />
    <path d="M0-19H9L7 19H0Z" fill="#2b2024" />
    <path d="M-9-2H9M-9 3H9M0 0l-7 11M0 0l8 9" stroke="#d0a568" strokeWidth="2.6" />
    <circle r="4" fill="#d0a568" />
  </>
);
const cup = (drink: string) => (
  <>
    <path d="M10-9l10-5" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
    <circle r="15" fill="#fff" />
    <circle r="12" fill={drink} />
    <path d="M-7-5q6-6 12-1" stroke="#fff" strokeWidth="2" fill="none" opacity=".5" />
  </>
);
const BISCUITS = (
  <>
    <circle cx="-6" cy="-4" r="10" fill="#d9a45c" />
    <circle cx="7" cy="5" r="10" fill="#c98a3f" />
    <path d="M-10-6h.1M-4-8h.1M-6 1h.1M4 2h.1M10 3h.1M7 10h.1" stroke="#7a4a1e" strokeWidth="3" strokeLinecap="round" />
  </>
);
const MACARONS = (
  <>
    <circle cx="-7" cy="4" r="8.5" fill="#e58fae" />
    <circle cx="8" cy="5" r="8.5" fill="#b59ad6" />
    <circle cx="0" cy="-8" r="8.5" fill="#a9d3c4" />
  </>
);
const OLIVES = (
  <>
    <circle cx="-6" cy="-4" r="6" fill="#6b7a2e" />
    <circle cx="6" cy="-6" r="6" fill="#3f3350" />
    <circle cx="1" cy="6" r="6" fill="#8a9a3e" />
    <path d="M-6-4h.1M6-6h.1M1 6h.1" stroke="#c93d2a" strokeWidth="3.5" strokeLinecap="round" />
  </>
);

const EIGHTHS = [0, 45, 90, 135];
const pie = (crust: string, filling: string) => (
  <>
    <circle r="32" fill={crust} />
    <circle r="26.2" fill={filling} />
    {EIGHTHS.map((angle) => (
      <path key={angle} d="M-27.5 0h55" stroke="#e3ad5f" strokeWidth="4.5" transform={`rotate(${angle})`} />
    ))}
    <path d="M0 0L32-3.2A32 32 0 0 1 19.8 25.6Z" fill="#f6efe2" />
  </>
);

const SIXTHS = [0, 60, 120, 180, 240, 300];
const RAINBOW = ['#d1492e', '#eda93a', '#f4d35e', '#3f9b6b', '#2f74b8', '#7a4a9a'];

interface Dishes {
  plates: readonly React.ReactElement[];
  middle: React.ReactElement;
}

export const DISHES: Record<Niche, Dishes> = {
  none: { plates: [PASTA, SALAD, SLICE, EGG], middle: pie('#c98a3f', '#7d1f35') },
  she: {
    plates: [MACARONS, cup('#c97f4a'), SLICE, MACARONS],
    middle: (
      <>
        <circle r="32" fill="#fff" />
        <circle r="28" fill="#f2b8cf" />
        <path d="M0-4C-6-22-22-20-20-8C-19 2-8 2 0 2C-10 4-14 12-10 17C-5 21 0 12 0 6Z" fill="#8a2f6b" />
        <path d="M0-4C6-22 22-20 20-8C19 2 8 2 0 2C10 4 14 12 10 17C5 21 0 12 0 6Z" fill="#b5487f" />
      </>
    ),
  },
  bdsm: {
    plates: [NAPKIN, NAPKIN, NAPKIN, NAPKIN],
    middle: (
      <>
        <circle r="32" fill="#d0a24a" />
        <circle r="28" fill="#17100f" />
        <circle cy="-11" r="8" fill="none" stroke="#ebcb7e" strokeWidth="5" />
        <path d="M0-3V21M0 19h9M0 12h7" stroke="#ebcb7e" strokeWidth="5" />
      </>
    ),
  },
  bbw: {
    plates: [cup('#b9682f'), BISCUITS, cup('#b9682f'), SALAD],
    middle: (
      <>
        <circle r="30" fill="#5f8a5a" />
        {SIXTHS.map((angle, flower) => (
          <g key={angle} transform={`rotate(${angle}) translate(0 -19)`}>
            <circle r="12" fill={flower % 2 ? '#ee7f97' : '#c22f55'} />
            <circle r="6" fill={flower % 2 ? '#fbc0c8' : '#e2607f'} />
          </g>
        ))}
        <circle r="13" fill="#f7a3b3" />
        <circle r="6" fill="#f7c65a" />
      </>
    ),
  },
  gilf: {
    plates: [cup('#5a3420'), BISCUITS, SLICE, cup('#5a3420')],
    middle: (
      <>
        <circle r="32" fill="#1d1b20" />
        <circle r="26" fill="none" stroke="#4a474f" strokeWidth="1.5" />
        <circle r="20" fill="none" stroke="#4a474f" strokeWidth="1.5" />
        <circle r="11" fill="#c8503a" />
        <circle r="2" fill="#f6f0dc" />
      </>
    ),
  },
  milf: { plates: [OLIVES, PASTA, SALAD, OLIVES], middle: pie('#d9b45c', '#b5482a') },
  gay: {
    plates: [EGG, SALAD, cup('#5a3420'), PASTA],
    middle: (
      <>
        <circle r="32" fill="#c98a3f" />
        {SIXTHS.map((angle, slice) => (
          <path key={angle} d="M0 0V-27A27 27 0 0 1 23.4-13.5Z" fill={RAINBOW[slice]} transform={`rotate(${angle})`} />
        ))}
        <circle r="6" fill="#fff6dd" />
      </>
    ),
  },
};
