import type { ReactNode } from 'react';
import type { Niche } from '../../contract.ts';
import { EMBLEMS } from '../emblem.tsx';

const THINGS: Record<Niche, ReactNode> = {
  none: <Cup />,
  she: (
    <>
      <path d="M-10 80h26v130a13 13 0 0 1-26 0Z" fill="var(--accent)" />
      <circle r="90" fill="var(--accent)" />
      <circle r="74" fill="#e4eef3" />
      <path d="M-46 20A50 50 0 0 1 10-48" stroke="#fff" strokeWidth="12" strokeLinecap="round" fill="none" />
      <g transform="translate(-96 150) rotate(-34)">
        <path d="M-13-70 13-54V-30h-26Z" fill="var(--seal)" />
        <rect x="-17" y="-32" width="34" height="34" fill="#d9b45c" />
        <rect x="-22" y="2" width="44" height="62" rx="4" fill="#2b1230" />
      </g>
    </>
  ),
  bdsm: (
    <>
      <g fill="none" stroke="#cfa873" strokeWidth="15">
        <circle r="80" />
        <circle r="63" stroke="#b98d56" />
        <circle r="46" />
        <path d="M56 57Q100 110 60 170" stroke="#b98d56" strokeLinecap="round" />
      </g>
      <g fill="none" stroke="#d9b45c" strokeWidth="9">
        <circle cx="-14" cy="-8" r="17" />
        <path d="M-2 4 40 46M28 34 18 44M36 42 26 52" />
      </g>
    </>
  ),
  bbw: (
    <>
      <path d="M30 60C90 90 110 150 80 200M-10 70C-60 80-90 120-84 150-40 150-16 120-10 70Z" fill="#6f9a66" />
      <path
        d="M0-94a40 40 0 0 1 42 32A40 40 0 0 1 76 8a40 40 0 0 1-58 60 40 40 0 0 1-58-12 40 40 0 0 1-36-62 40 40 0 0 1 34-62A40 40 0 0 1 0-94Z"
        fill="var(--seal)"
      />
      <path
        d="M-4-62a34 34 0 0 1 42 30 34 34 0 0 1-8 62 34 34 0 0 1-60-4 34 34 0 0 1-8-54 34 34 0 0 1 34-34Z"
        fill="#f4b2a6"
      />
      <circle r="24" cx="2" cy="-6" fill="#f9d9b8" />
    </>
  ),
  gilf: (
    <>
      <circle r="98" fill="#20242a" />
      <g fill="none" stroke="#ffffff2e" strokeWidth="1.5">
        <circle r="86" />
        <circle r="74" />
        <circle r="62" />
        <circle r="50" />
      </g>
      <circle r="36" fill="var(--seal)" />
      <circle r="6" fill="var(--wood)" />
      <path d="M-60-40A72 72 0 0 1-22-70" stroke="#fff" strokeOpacity=".3" strokeWidth="18" fill="none" />
    </>
  ),
  milf: (
    <>
      <g transform="rotate(12)">
        <path d="M-120-40H60V190H-120Z" fill="var(--accent)" />
        <path d="M-112-32H54V182H-112Z" fill="#f7edda" />
        <path
          d="M-32-32V182M-96 0h48M-96 22h48M-96 44h40M-14 0h48M-14 22h48M-14 44h30"
          stroke="#c9b798"
          strokeWidth="5"
        />
      </g>
      <circle r="76" cx="30" cy="-40" fill="#fff" opacity=".5" />
      <circle r="60" cx="30" cy="-40" fill="#7c1f33" />
      <path
        d="M-10-60A46 46 0 0 1 24-86"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="8"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  gay: (
    <>
      <g transform="translate(-40 130) scale(-.8 .8)">
        <Cup />
      </g>
      <Cup colour="var(--seal)" />
    </>
  ),
};

function Cup({ colour = '#fffaf0' }: { colour?: string }) {
  return (
    <>
      <path d="M84-30c46-16 60 50 8 58" stroke={colour} strokeWidth="17" fill="none" />
      <circle r="92" fill={colour} />
      <circle r="70" fill="#efe3cf" />
      <circle r="58" fill="#5a2f1c" />
      <ellipse cx="-14" cy="-16" rx="22" ry="12" fill="#fff" opacity=".12" />
    </>
  );
}

export function Desk({ niche }: { niche: Niche }) {
  return (
    <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" className="desk" aria-hidden="true">
      <defs>
        <pattern id="planks" width="1440" height="390" patternUnits="userSpaceOnUse">
          <rect width="1440" height="390" fill="var(--wood)" />
          <rect y="130" width="1440" height="127" fill="#000" opacity=".06" />
          <rect y="260" width="1440" height="127" fill="#fff" opacity=".05" />
          <path
            d="M0 40Q360 20 720 50T1440 36M0 84Q420 104 800 78T1440 92M0 170Q360 150 720 180T1440 166M0 214Q420 234 800 208T1440 222M0 300Q360 280 720 310T1440 296M0 344Q420 364 800 338T1440 352"
            stroke="#000"
            strokeOpacity=".16"
            strokeWidth="1.5"
            fill="none"
          />
        </pattern>
      </defs>
      <rect width="1440" height="900" fill="url(#planks)" />
      <g transform="translate(180 620) rotate(-14)">
        <path d="M8 12H478V282H8Z" fill="#0003" />
        <path d="M0 0H470V270H0Z" fill="#f4ead6" />
        <path d="M0 0 235 150 470 0" fill="#e9dcc2" stroke="#d3c3a3" strokeWidth="2" />
        <g transform="translate(0 263) skewX(-30)" strokeWidth="14">
          <path d="M4 0H474" stroke="var(--seal)" strokeDasharray="10 34" />
          <path d="M26 0H474" stroke="var(--accent)" strokeDasharray="10 34" />
        </g>
        <g transform="translate(235 146)" className="seal">
          <path
            d="M0-45C20-50 30-36 42-24 54-10 46 6 44 22 38 40 20 44 2 47-18 50-34 40-42 24-50 8-48-8-40-24-32-40-18-42 0-45Z"
            fill="var(--seal)"
          />
          <circle r="34" fill="none" stroke="#0003" strokeWidth="3" />
          <g transform="scale(.8)">{EMBLEMS[niche]}</g>
        </g>
      </g>
      <g transform="translate(1188 162)" opacity=".2">
        <circle r="92" />
      </g>
      <g transform="translate(1180 150)">{THINGS[niche]}</g>
      <g transform="translate(1236 500) rotate(58)">
        <rect x="6" y="9" width="330" height="20" rx="10" fill="#0003" />
        <rect width="330" height="20" rx="10" fill="#1f2f52" />
        <rect x="190" width="8" height="20" fill="#d9b45c" />
        <path d="M0 0L-46 10L0 20Z" fill="#d9b45c" />
        <path d="M-46 10H-20" stroke="#6b4a1a" strokeWidth="2" />
      </g>
      <g transform="translate(1120 760) rotate(-20)">
        <path d="M0 0C-30-60 20-120 70-100 40-60 60-20 0 0Z" fill="#5f8a5a" />
        <path d="M0 0C20-40 36-70 66-96" stroke="#fff" strokeOpacity=".5" strokeWidth="3" fill="none" />
      </g>
    </svg>
  );
}
