import type { Niche } from '../../contract.ts';
import { PROPS } from './props.tsx';

/** Drawn twice from the same things, for narrow and for wide screens. */
export function Room({ niche }: { niche: Niche }) {
  return (
    <>
      <svg width="0" height="0" className="parts" aria-hidden="true">
        <Parts />
        <g id="room-prop">{PROPS[niche]}</g>
      </svg>
      <svg viewBox="0 0 390 440" preserveAspectRatio="xMidYMax slice" className="narrow" aria-hidden="true">
        <Light id="n" lamp={[195, 190, 400]} cone={[150, 382]} table={[195, 382, 260]} />
        <rect width="390" height="440" fill="url(#wall-n)" />
        <rect width="390" height="440" fill="url(#glow-n)" />
        <use href="#room-window" transform="translate(308.1 174) scale(.62)" />
        <use href="#room-picture" transform="translate(58.5 120)" />
        <use href="#room-chair" transform="translate(62.4 386) scale(.86)" />
        <use href="#room-chair" transform="translate(327.6 386) scale(-.86 .86)" />
        <path d="M155 150L-55 402H445L235 150Z" fill="url(#cone-n)" />
        <path d="M195-10V72" stroke="#0d0a14" strokeWidth="4" />
        <use href="#room-lamp" transform="translate(195 150)" />
        <rect y="382" width="390" height="60" fill="var(--table)" />
        <rect y="382" width="390" height="60" fill="url(#table-n)" />
        <path d="M0 383.5H390" stroke="#fff" strokeOpacity=".45" strokeWidth="3" />
        <use href="#room-prop" transform="translate(132.6 402) scale(.92)" />
        <use href="#room-ticket" transform="translate(212.5 410) rotate(-8) scale(.8)" />
      </svg>
      <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" className="wide" aria-hidden="true">
        <Light id="w" lamp={[1008, 290, 640]} cone={[250, 768]} table={[1008, 768, 700]} />
        <rect width="1440" height="900" fill="url(#wall-w)" />
        <rect width="1440" height="900" fill="url(#glow-w)" />
        <use href="#room-window" transform="translate(1258 438) scale(1.25)" />
        <g transform="translate(717.99 438)">
          <rect x="-67" y="-82" width="134" height="164" fill="#e7c99a" />
          <rect x="-60" y="-75" width="120" height="150" fill="var(--dusk)" />
          <path d="M-60 30C-30 0 0 50 60 10V75H-60Z" fill="var(--sky)" />
          <circle cx="18" cy="-30" r="18" fill="var(--light)" />
        </g>
        <g transform="translate(867.99 348)">
          <rect x="-45" y="-45" width="90" height="90" fill="#e7c99a" />
          <rect x="-38" y="-38" width="76" height="76" fill="var(--light)" />
          <path d="M-20 22C-20-8 20-8 20 22Z" fill="var(--lamp)" />
          <circle cy="-12" r="13" fill="var(--shade)" />
        </g>
        <g transform="translate(857.99 488)">
          <rect x="-52" y="-65" width="104" height="130" fill="#e7c99a" />
          <rect x="-45" y="-58" width="90" height="116" fill="#f3e7d3" />
          <path
            d="M-6 40C-6 0-30-6-24-34M-6 40C0 4 22-4 16-40M-6 40C-8 10-6-10-2-30"
            stroke="var(--shade)"
            strokeWidth="4"
            fill="none"
          />
          <circle cx="-24" cy="-36" r="9" fill="var(--lamp)" />
          <circle cx="16" cy="-42" r="9" fill="var(--accent)" />
          <circle cx="-2" cy="-24" r="8" fill="var(--light)" />
        </g>

        <use href="#room-chair" transform="translate(738 772) scale(1.35)" />
        <use href="#room-chair" transform="translate(1258 772) scale(-1.35 1.35)" />
        <path d="M968 250L608 788H1408L1048 250Z" fill="url(#cone-w)" />
        <path d="M1008-10V172" stroke="#0d0a14" strokeWidth="4" />
        <use href="#room-lamp" transform="translate(1008 250) scale(1.35)" />
        <rect y="768" width="1440" height="134" fill="var(--table)" />
        <rect y="768" width="1440" height="134" fill="url(#table-w)" />
        <path d="M0 769.5H1440" stroke="#fff" strokeOpacity=".45" strokeWidth="3" />
        <use href="#room-prop" transform="translate(878 788) scale(1.25)" />
        <use href="#room-ticket" transform="translate(1028 796) rotate(-8) scale(1.1)" />
      </svg>
    </>
  );
}

interface LightProps {
  id: string;
  lamp: [x: number, y: number, radius: number];
  cone: [top: number, bottom: number];
  table: [x: number, y: number, radius: number];
}

function Light({ id, lamp, cone, table }: LightProps) {
  const inUnits = { gradientUnits: 'userSpaceOnUse' } as const;
  return (
    <defs>
      <linearGradient id={`wall-${id}`} x2="0" y2="1">
        <stop stopColor="var(--night)" />
        <stop offset="1" stopColor="var(--wall)" />
      </linearGradient>
      <radialGradient id={`glow-${id}`} {...inUnits} cx={lamp[0]} cy={lamp[1]} r={lamp[2]}>
        <stop stopColor="var(--light)" stopOpacity=".5" />
        <stop offset=".35" stopColor="var(--light)" stopOpacity=".17" />
        <stop offset="1" stopColor="var(--light)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`cone-${id}`} {...inUnits} x1="0" x2="0" y1={cone[0]} y2={cone[1]}>
        <stop stopColor="var(--light)" stopOpacity=".55" />
        <stop offset="1" stopColor="var(--light)" stopOpacity=".12" />
      </linearGradient>
      <radialGradient id={`table-${id}`} {...inUnits} cx={table[0]} cy={table[1]} r={table[2]}>
        <stop stopColor="#fff4d8" stopOpacity=".75" />
        <stop offset="1" stopColor="#fff4d8" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

function Parts() {
  return (
    <defs>
      <linearGradient id="room-sky" x2="0" y2="1">
        <stop stopColor="var(--sky)" />
        <stop offset="1" stopColor="var(--dusk)" />
      </linearGradient>
      <clipPath id="room-pane">
        <path d="M-120 150V-70a120 120 0 0 1 240 0V150Z" />
      </clipPath>
      <g id="room-window">
        <path d="M-120 150V-70a120 120 0 0 1 240 0V150Z" fill="url(#room-sky)" />
        <g clipPath="url(#room-pane)">
          <path
            d="M-65 38h0M-125 -28h0M-69 -144h0M-100 -142h0M-24 -44h0M52 40h0M-107 -84h0M27 -39h0M-108 4h0M4 -111h0M33 -36h0M84 -71h0M-45 -71h0M96 -128h0M33 -130h0M-86 -94h0M119 -102h0M99 -22h0M-82 -12h0M16 -122h0M121 -142h0M88 -30h0M81 -139h0M-82 -136h0M-2 -6h0M-121 28h0"
            stroke="#fff"
            strokeWidth="2.4"
            strokeLinecap="round"
            opacity=".7"
          />
          <path d="M60-122a27 27 0 1 0 18 42a23 23 0 1 1-18-42Z" fill="#ffefcf" />
          <path
            d="M-130 160V70l34-30 34 30V96h20V40h14V26h16V14h18v12h16v14h12v60h14V60l36-34 36 34v100Z"
            fill="var(--night)"
          />
          <g fill="var(--light)">
            <rect x="-106" y="80" width="20" height="24" />
            <path d="M-8 92V74a11 11 0 0 1 22 0v18Z" />
            <rect x="72" y="86" width="16" height="22" />
            <rect x="96" y="86" width="16" height="22" opacity=".3" />
          </g>
          <path d="M3 92c0-10-7-8-7-14 0-4 3-6 7-6s7 2 7 6c0 6-7 4-7 14" fill="var(--night)" />
        </g>
        <path
          d="M-120 150V-70a120 120 0 0 1 240 0V150Z"
          fill="none"
          stroke="#f4e6d2"
          strokeOpacity=".85"
          strokeWidth="9"
        />
        <path d="M0-190V150M-120 0H120" stroke="#f4e6d2" strokeOpacity=".85" strokeWidth="6" />
        <rect x="-142" y="150" width="284" height="14" rx="3" fill="#f4e6d2" fillOpacity=".92" />
        <g transform="translate(-92 150)">
          <path d="M-18 0h36l-5-30h-26Z" fill="var(--lamp)" />
          <path
            d="M0-30C-8-60-34-58-40-78M0-30C2-66 26-70 30-92M0-30C-2-56 4-74-4-100"
            stroke="#3f7a5c"
            strokeWidth="5"
            fill="none"
          />
          <path
            d="M-40-78c-14-4-18 8-10 14s16-4 10-14ZM30-92c14-6 20 8 10 14s-16-4-10-14ZM-4-100c-12-8-10-20 2-24 8 8 8 18-2 24ZM-22-58c-10 8-18 0-16-10 10-2 16 4 16 10ZM16-66c0-12 8-14 14-10 0 10-6 14-14 10Z"
            fill="#4f9070"
          />
        </g>
        <g transform="translate(70 150)">
          <path
            d="M-40 0c-8-26 16-40 44-34 10-14 6-24 14-22l6 9 9-1 2-8c9 3 7 18 3 26 8 10 10 22 4 30Z"
            fill="#15101f"
          />
          <path d="M40 0c22 2 30-18 18-28" fill="none" stroke="#15101f" strokeWidth="8" strokeLinecap="round" />
          <circle cx="25" cy="-38" r="2" fill="var(--light)" />
          <circle cx="34" cy="-38" r="2" fill="var(--light)" />
        </g>
      </g>
      <g id="room-picture">
        <rect x="-44" y="-53" width="88" height="106" fill="#e7c99a" />
        <rect x="-37" y="-46" width="74" height="92" fill="var(--dusk)" />
        <path d="M-37 14C-16-6 4 30 37 4V46H-37Z" fill="var(--sky)" />
        <circle cx="10" cy="-18" r="11" fill="var(--light)" />
      </g>
      <g id="room-chair">
        <path
          d="M-44 60V-118q0-22 22-22h44q22 0 22 22V60"
          fill="none"
          stroke="var(--chair)"
          strokeWidth="13"
          strokeLinejoin="round"
        />
        <path d="M-38-96h76M-38-62h76M-38-28h76" stroke="var(--chair)" strokeWidth="9" />
      </g>
      <g id="room-lamp">
        <path d="M-9-72h18v16h-18Z" fill="#0d0a14" />
        <path d="M-78 0C-74-40-34-60 0-60s74 20 78 60Z" fill="var(--lamp)" />
        <path d="M0-60c34 0 74 20 78 60H26C26-30 14-52 0-60Z" fill="var(--shade)" opacity=".55" />
        <ellipse rx="78" ry="11" fill="var(--shade)" />
        <ellipse rx="66" ry="7" fill="#fff3cf" />
        <path
          d="M-56-16c6-16 20-26 34-31"
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
          fill="none"
          opacity=".4"
        />
      </g>
      <g id="room-ticket">
        <path d="M-26-4h58l10 14h-58Z" fill="#1a1626" />
        <path d="M-21-1h47l6 8h-47Z" fill="var(--light)" />
        <circle cx="4" cy="3" r="3" fill="var(--accent)" />
      </g>
    </defs>
  );
}
