import type { ReactNode } from 'react';
import type { Interest } from '#product/sites/profiles/contract.ts';

export const TILES = {
  biking: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--a)" />
      <g fill="none" stroke="var(--n)" strokeWidth="7">
        <circle cx="28" cy="64" r="18" />
        <circle cx="74" cy="64" r="18" />
      </g>
      <path
        d="M28 64L42 38H66L52 64H28M42 38L52 64M66 38L74 64M64 28h10M36 34h14"
        fill="none"
        stroke="var(--r)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  beach: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--b)" />
      <circle cx="50" cy="44" r="24" fill="var(--y)" />
      <path d="M0 52q12.5-12 25 0t25 0 25 0 25 0v48H0Z" fill="var(--d)" />
      <path d="M0 70q12.5-12 25 0t25 0 25 0 25 0v30H0Z" fill="var(--c)" />
      <path d="M0 86q12.5-12 25 0t25 0 25 0 25 0v20H0Z" fill="var(--b)" />
    </>
  ),
  coffee: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--c)" />
      <path d="M20 40h50v22a25 25 0 0 1-50 0Z" fill="var(--r)" />
      <path d="M70 44h6a11 11 0 0 1 0 22h-7" fill="none" stroke="var(--r)" strokeWidth="7" />
      <path d="M14 92h62" stroke="var(--n)" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M34 30c-6-8 6-10 0-18M54 30c-6-8 6-10 0-18"
        stroke="var(--n)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  music: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--r)" />
      <circle cx="50" cy="50" r="38" fill="var(--n)" />
      <circle cx="50" cy="50" r="29" fill="none" stroke="var(--d)" strokeWidth="2" />
      <circle cx="50" cy="50" r="22" fill="none" stroke="var(--d)" strokeWidth="2" />
      <circle cx="50" cy="50" r="13" fill="var(--a)" />
      <circle cx="50" cy="50" r="3.5" fill="var(--n)" />
      <path d="M50 12a38 38 0 0 1 33 19L50 50Z" fill="#fff" opacity=".13" />
    </>
  ),
  hiking: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--m)" />
      <path d="M-4 100L36 26l24 40 12-18 34 52Z" fill="var(--g)" />
      <path d="M36 26l14 23-9 6-6-6-8 7-6-5Z" fill="var(--c)" />
      <circle cx="76" cy="24" r="12" fill="var(--y)" />
    </>
  ),
  reading: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--n)" />
      <path d="M50 30C38 20 22 20 10 24v52c12-4 28-4 40 6 12-10 28-10 40-6V24c-12-4-28-4-40 6Z" fill="var(--c)" />
      <path d="M50 30v52" stroke="var(--n)" strokeWidth="4" />
      <path
        d="M20 38c8-2 14-1 20 2M20 50c8-2 14-1 20 2M60 40c6-3 12-4 20-2M60 52c6-3 12-4 20-2"
        stroke="var(--r)"
        strokeWidth="4"
        fill="none"
      />
    </>
  ),
  outdoors: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--y)" />
      <path d="M50 20L92 86H8Z" fill="var(--g)" />
      <path d="M50 20L64 86H36Z" fill="var(--n)" />
      <path d="M4 88h92" stroke="var(--n)" strokeWidth="6" />
      <path d="M50 20l-5-10M50 20l5-10" stroke="var(--n)" strokeWidth="4" />
    </>
  ),
  wine: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--p)" />
      <path d="M30 14h40c3 30-6 42-20 43-14-1-23-13-20-43Z" fill="#fff" />
      <path d="M30 32h40c-1 17-9 24-20 25-11-1-19-8-20-25Z" fill="var(--w)" />
      <path d="M50 56v28M34 87h32" stroke="var(--n)" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  bbq: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--v)" />
      <path
        d="M50 8C30 28 26 42 26 58a24 24 0 0 0 48 0c0-10-5-18-10-24-1 8-4 12-8 14 2-14-1-28-6-40Z"
        fill="var(--r)"
      />
      <path d="M50 44c-8 8-12 14-12 22a12 12 0 0 0 24 0c0-8-6-12-12-22Z" fill="var(--y)" />
      <path d="M18 90l64-10M18 80l64 10" stroke="var(--s)" strokeWidth="7" strokeLinecap="round" />
    </>
  ),
  gardening: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--c)" />
      <path d="M30 62h40l-6 30H36Z" fill="var(--r)" />
      <path d="M26 56h48v10H26Z" fill="var(--w)" />
      <path d="M50 56V34" stroke="var(--g)" strokeWidth="5" />
      <path d="M50 40C26 40 22 22 24 12c18 0 28 10 26 28ZM50 34c0-18 12-24 26-22 2 16-8 26-26 22Z" fill="var(--g)" />
    </>
  ),
  animals: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--t)" />
      <path d="M22 90V34l4-20 16 12h16l16-12 4 20v56Z" fill="var(--n)" />
      <circle cx="40" cy="48" r="6" fill="var(--y)" />
      <circle cx="60" cy="48" r="6" fill="var(--y)" />
      <path
        d="M46 60h8l-4 5ZM28 62l-18-4M28 66l-18 4M72 62l18-4M72 66l18 4"
        stroke="var(--c)"
        strokeWidth="2.5"
        fill="var(--p)"
      />
    </>
  ),
  movies: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--n)" />
      <rect x="12" y="38" width="76" height="48" rx="4" fill="var(--c)" />
      <path d="M12 38l72-18 4 15-76 14Z" fill="var(--r)" />
      <path d="M28 35l10 11M46 30l10 12M64 26l10 12" stroke="var(--c)" strokeWidth="7" />
      <path d="M42 52l22 11-22 11Z" fill="var(--n)" />
    </>
  ),
  dancing: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--s)" />
      <circle cx="58" cy="20" r="9" fill="var(--n)" />
      <path
        d="M56 32L40 56l20 10-8 26M40 56L22 84M56 34l24 4 8-16M52 38L28 34 16 46"
        fill="none"
        stroke="var(--n)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  cooking: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--m)" />
      <path d="M16 46h56v22a18 18 0 0 1-18 18H34a18 18 0 0 1-18-18Z" fill="var(--n)" />
      <path d="M70 50h24" stroke="var(--n)" strokeWidth="8" strokeLinecap="round" />
      <path d="M12 42h64" stroke="var(--r)" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M32 32c-6-8 6-10 0-18M54 32c-6-8 6-10 0-18"
        stroke="var(--g)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  travelling: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--b)" />
      <circle cx="50" cy="50" r="37" fill="var(--c)" />
      <path
        d="M20 62c10-10 22-4 30-12s6-22 20-26c-24-14-56 2-57 28 1 4 4 8 7 10ZM58 84c-2-12 6-20 16-18 6 2 8-6 12-6-2 12-14 24-28 24Z"
        fill="var(--g)"
      />
      <path
        d="M8 84C40 40 64 30 94 18"
        stroke="var(--r)"
        strokeWidth="5"
        strokeDasharray="3 9"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  photography: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--a)" />
      <rect x="12" y="32" width="76" height="52" rx="8" fill="var(--n)" />
      <path d="M34 32l6-12h20l6 12Z" fill="var(--n)" />
      <circle cx="50" cy="58" r="19" fill="var(--c)" />
      <circle cx="50" cy="58" r="12" fill="var(--b)" />
      <circle cx="46" cy="54" r="4" fill="#fff" />
      <circle cx="78" cy="42" r="4" fill="var(--r)" />
    </>
  ),
  kissing: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--p)" />
      <path d="M8 50C22 30 36 28 50 38 64 28 78 30 92 50 78 78 60 82 50 82S22 78 8 50Z" fill="var(--r)" />
      <path d="M8 50c18 4 28-4 42 0 14-4 24 4 42 0-16 14-30 12-42 12S24 64 8 50Z" fill="var(--w)" />
      <path d="M24 72c10 6 18 8 26 8" stroke="var(--p)" strokeWidth="5" strokeLinecap="round" fill="none" />
    </>
  ),
  'video games': (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--d)" />
      <path d="M26 34h48c16 0 22 44 10 46-10 2-14-14-20-14H36c-6 0-10 16-20 14-12-2-6-46 10-46Z" fill="var(--c)" />
      <path d="M32 44v16M24 52h16" stroke="var(--r)" strokeWidth="6" />
      <circle cx="66" cy="56" r="5" fill="var(--g)" />
      <circle cx="76" cy="47" r="5" fill="var(--a)" />
    </>
  ),
  astrology: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--v)" />
      <path d="M62 14a38 38 0 1 0 24 56A32 32 0 0 1 62 14Z" fill="var(--y)" />
      <path d="M78 22l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z" fill="var(--c)" />
      <circle cx="70" cy="58" r="3" fill="var(--c)" />
    </>
  ),
  foodie: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--r)" />
      <circle cx="50" cy="50" r="34" fill="var(--c)" />
      <circle cx="50" cy="50" r="22" fill="var(--m)" />
      <path d="M50 34c12 4 14 14 12 24-8 6-20 6-24-4 0-10 4-18 12-20Z" fill="var(--g)" />
      <circle cx="44" cy="56" r="7" fill="var(--a)" />
      <circle cx="58" cy="48" r="5" fill="var(--r)" />
    </>
  ),
  bondage: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--r)" />
      <path
        d="M2 50h18C40 50 44 74 58 74A20 20 0 0 0 58 36c-9 0-14 5-17 12M98 50H80C60 50 56 26 42 26A20 20 0 0 0 42 64c9 0 14-5 17-12"
        fill="none"
        stroke="var(--c)"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </>
  ),
  sadomasochism: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--n)" />
      <circle cx="50" cy="50" r="34" fill="none" stroke="var(--a)" strokeWidth="6" />
      <path
        d="M50 16a17 17 0 0 1 0 34 17 17 0 0 0-29 17M50 50a17 17 0 0 1 29 17"
        fill="none"
        stroke="var(--a)"
        strokeWidth="6"
      />
      <circle cx="50" cy="32" r="5" fill="var(--r)" />
      <circle cx="34" cy="60" r="5" fill="var(--r)" />
      <circle cx="66" cy="60" r="5" fill="var(--r)" />
    </>
  ),
  massages: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--t)" />
      <path d="M38 36h24l6 14v38H32V50Z" fill="var(--c)" />
      <path d="M42 20h16v16H42Z" fill="var(--a)" />
      <path d="M32 60h36v16H32Z" fill="var(--r)" />
      <path d="M80 20c-8 10-8 16 0 16s8-6 0-16Z" fill="var(--y)" />
    </>
  ),
  tattoos: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--p)" />
      <path d="M50 86C22 66 12 50 18 34 26 16 44 20 50 34 56 20 74 16 82 34 88 50 78 66 50 86Z" fill="var(--r)" />
      <path d="M6 44l14-6h60l14 18-14 6H20Z" fill="var(--y)" />
      <path d="M28 50h44" stroke="var(--n)" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  party: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--v)" />
      <path d="M50 0v18" stroke="var(--c)" strokeWidth="4" />
      <circle cx="50" cy="52" r="34" fill="var(--b)" />
      <path
        d="M18 42h64M18 62h64M50 18v68M36 20c-12 20-12 44 0 64M64 20c12 20 12 44 0 64"
        fill="none"
        stroke="var(--v)"
        strokeWidth="3"
      />
      <path d="M12 12l3 7 7 3-7 3-3 7-3-7-7-3 7-3ZM88 74l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" fill="var(--y)" />
    </>
  ),
  gym: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--m)" />
      <path d="M22 50h56" stroke="var(--n)" strokeWidth="8" />
      <path d="M16 26h14v48H16ZM70 26h14v48H70Z" fill="var(--r)" />
      <path d="M6 36h10v28H6ZM84 36h10v28H84Z" fill="var(--n)" />
    </>
  ),
  fashion: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--s)" />
      <path
        d="M42 26a8 8 0 1 1 10 8l-2 8L14 68h72L50 42"
        fill="none"
        stroke="var(--n)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M26 74h48v22H26Z" fill="var(--c)" />
    </>
  ),
  theater: (
    <>
      <path d="M-50-50h200v200H-50Z" fill="var(--n)" />
      <path d="M0 0h38C36 40 24 70 0 84ZM100 0H62c2 40 14 70 38 84Z" fill="var(--r)" />
      <path d="M0 88h100v12H0Z" fill="var(--a)" />
      <circle cx="50" cy="72" r="9" fill="var(--y)" />
      <path
        d="M10 0c0 30-2 50-10 64M26 0c-1 26-5 48-16 62M90 0c0 30 2 50 10 64M74 0c1 26 5 48 16 62"
        fill="none"
        stroke="var(--w)"
        strokeWidth="3"
      />
    </>
  ),
} satisfies Partial<Record<Interest, ReactNode>>;
