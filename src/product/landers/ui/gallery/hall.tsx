import type { Niche } from '../../contract.ts';

const BOARDS = Array.from({ length: 27 }, (_, board) => {
  const far = 720 + (board - 13) * 84;
  const near = 720 + (board - 13) * 168;
  return `M${far} 0L${near} 100`;
}).join('');

export const Floor = () => (
  <svg viewBox="0 0 1440 100" preserveAspectRatio="none" className="floor" aria-hidden="true">
    <path d={BOARDS} stroke="var(--board)" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
  </svg>
);

export const Landscape = () => (
  <svg viewBox="0 0 90 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path d="M0 0H90V120H0Z" fill="#f0d9ae" />
    <circle cx="62" cy="40" r="13" fill="var(--cloth)" />
    <path d="M0 70C20 44 34 52 50 66S78 60 90 50V120H0Z" fill="var(--wall-2)" />
    <path d="M0 92C26 66 50 104 90 78V120H0Z" fill="var(--base)" />
    <path d="M14 84V68M14 74l-6-6M14 78l7-8" stroke="var(--base)" strokeWidth="2.5" />
  </svg>
);

export const Nobody = () => (
  <svg viewBox="-45 -60 90 120" aria-hidden="true">
    <path
      d="M-26 34c0-38 52-38 52 0M0-36a18 18 0 1 1-.1 0"
      fill="none"
      stroke="#8d8168"
      strokeWidth="2.5"
      strokeDasharray="5 6"
    />
  </svg>
);

const HAT = (
  <>
    <path d="M40-44c-4-24 44-24 40 0Z" fill="#d9b45c" />
    <path d="M26-44c10-6 60-6 68 0Z" fill="#b98f3d" />
    <path d="M41-51h38" stroke="var(--wall-1)" strokeWidth="6" />
  </>
);

const LEFT: Record<Niche, React.ReactElement> = {
  none: HAT,
  she: (
    <>
      <path d="M34-42h56l-6-34H40Z" fill="#f2b8a8" />
      <path d="M37-62h50l-3-14H40Z" fill="#d98a88" />
      <path d="M48-76c0-22 28-22 28 0" fill="none" stroke="#d98a88" strokeWidth="4" />
      <circle cx="62" cy="-60" r="4" fill="#fff4ea" />
    </>
  ),
  bdsm: (
    <>
      <g fill="none" stroke="#d0a568" strokeWidth="8">
        <ellipse cx="62" cy="-47" rx="34" ry="6" />
        <ellipse cx="62" cy="-54" rx="31" ry="6" />
        <ellipse cx="62" cy="-61" rx="28" ry="6" />
      </g>
      <path d="M88-52c16 2 12 22 22 30" fill="none" stroke="#d0a568" strokeWidth="6" />
      <path d="M34-46l5 3M36-53l5 3M38-60l5 3" stroke="#7d5a33" strokeWidth="2" />
    </>
  ),
  bbw: (
    <>
      <path d="M20-44L66-50L64-42Z" fill="#4f8a5c" />
      <path d="M30-45L60-62L74-44Z" fill="#fff4ea" />
      <circle cx="70" cy="-58" r="13" fill="#c22f55" />
      <circle cx="88" cy="-54" r="12" fill="#ee7f97" />
      <circle cx="78" cy="-70" r="12" fill="#f7a9b8" />
      <path
        d="M66-58a5 5 0 1 1 8 0M84-54a5 5 0 1 1 8 0M74-70a5 5 0 1 1 8 0"
        fill="none"
        stroke="#fff6"
        strokeWidth="2"
      />
    </>
  ),
  gilf: (
    <>
      <path d="M34-42v-40h24v40Z" fill="#3f6a8a" />
      <path d="M34-82h24v-10H34Z" fill="#dfe3e8" />
      <path d="M34-70h24v8H34Z" fill="#e0c478" />
      <path d="M70-42l-3-18h18l-3 18ZM94-42l-3-18h18l-3 18Z" fill="#f4efdc" />
    </>
  ),
  milf: (
    <>
      <path d="M28-42l4-16 32 6 32-6 4 16-36 4Z" fill="#f6ead2" />
      <path d="M28-42l36 4 36-4v4l-36 4-36-4Z" fill="#8c1d33" />
      <path d="M64-52v14M38-50l20 4M70-46l20-4" stroke="#b9a784" strokeWidth="2" />
    </>
  ),
  gay: (
    <>
      <g transform="translate(-8 0)">{HAT}</g>
      <g transform="translate(64 0) scale(.92 1)">
        <path d="M40-44c-4-24 44-24 40 0Z" fill="#f4efdc" />
        <path d="M26-44c10-6 60-6 68 0Z" fill="#d8cfb4" />
        <path d="M41-51h38" stroke="var(--cloth)" strokeWidth="6" />
      </g>
    </>
  ),
};

export const Bench = ({ niche }: { niche: Niche }) => (
  <svg viewBox="-160 -96 320 108" className="bench" aria-hidden="true">
    <ellipse cy="2" rx="150" ry="9" fill="#2a1a0e" opacity=".35" />
    <rect x="-140" y="-42" width="280" height="20" rx="5" fill="#221b16" />
    <path d="M-116-24v26M116-24v26" stroke="#221b16" strokeWidth="9" />
    <path d="M-96-44c6-10 60-14 84-2l6 44c-10 8-22-2-30 4-16 8-30-4-44 0-10 2-20 2-26-2Z" fill="var(--cloth)" />
    <path d="M-60-48l-8 46M-34-48l2 44" stroke="#0004" strokeWidth="3" />
    {LEFT[niche]}
  </svg>
);
