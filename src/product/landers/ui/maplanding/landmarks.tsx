import type { ReactNode } from 'react';
import type { Niche } from '../../contract.ts';

const LINE = { stroke: 'var(--line)', strokeWidth: 2.5, strokeLinejoin: 'round' } as const;

export const LANDMARKS: Record<Niche, ReactNode> = {
  none: (
    <>
      <path d="M-13 34L-8-6H8L13 34Z" fill="#f8f1df" {...LINE} />
      <path d="M-10-6C-8-18 8-18 10-6Z" fill="#7a4a2c" />
      <path d="M-26-36L26 16M26-36L-26 16" {...LINE} />
      <path
        d="M-26-36l6-4 20 22-5 4ZM26-36l4 6-22 20-4-5ZM26 16l-6 4-18-20 5-5ZM-26 16l-4-6 20-18 5 4Z"
        fill="#fff"
        {...LINE}
        strokeWidth="1.5"
      />
    </>
  ),
  she: (
    <>
      <path d="M-4 34C-4 14-12 6-20-4M-1 34C0 10 8 2 16-8M0 20V-10" fill="none" {...LINE} strokeWidth="5" />
      <g fill="#f3a6c4">
        <circle cx="-20" cy="-10" r="16" />
        <circle cx="16" cy="-14" r="17" />
        <circle cy="-26" r="18" />
      </g>
      <path d="M-22-12h0M-10-30h0M6-24h0M18-18h0M12-6h0M-14-2h0" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  bdsm: (
    <>
      <path d="M-34 34V-6h6v6h6v-6h6v6h6v-6h20v6h6v-6h6v6h6v-6h6v40Z" fill="#8d7a6c" {...LINE} />
      <path d="M-8-6V-34l8-14 8 14v28Z" fill="#6a5348" {...LINE} />
      <path d="M-8 34V18a8 8 0 0 1 16 0v16Z" fill="#2a1618" />
      <path d="M0-48v-14h16l-5 5 5 5H0" fill="#9c1f2e" />
    </>
  ),
  bbw: (
    <>
      <path
        d="M0-58a34 34 0 0 1 34 34C34-4 14 10 8 18H-8C-14 10-34-4-34-24A34 34 0 0 1 0-58Z"
        fill="#c43a58"
        {...LINE}
      />
      <path d="M0-58C16-40 16 0 5 18H-5C-16 0-16-40 0-58Z" fill="#ffd48a" />
      <path d="M-6 18l2 8M6 18l-2 8M-7 26H7v10H-7Z" fill="#8a5a3a" {...LINE} />
    </>
  ),
  gilf: (
    <>
      <path d="M-34-10L0-36 34-10Z" fill="#5c8a80" {...LINE} />
      <path d="M-28-10V26M28-10V26M-10-10V26M10-10V26" {...LINE} strokeWidth="4" />
      <path d="M-34 24h68v10h-68Z" fill="#f4efe0" {...LINE} />
      <path d="M0-36v-12" {...LINE} />
    </>
  ),
  milf: (
    <>
      <path d="M-36 34C-30 8 30 8 36 34Z" fill="#8a9a4a" />
      <path
        d="M-24 32c2-8 6-12 8-16M-8 34c0-8 0-14 2-20M8 34c0-8 0-14-2-20M24 32c-2-8-6-12-8-16"
        fill="none"
        {...LINE}
      />
      <path d="M-14 10V-12h28v22Z" fill="#f8ead2" {...LINE} />
      <path d="M-18-12L0-28 18-12Z" fill="#b84a26" {...LINE} />
      <path d="M-4 10V-2h8v12Z" fill="#6a3a2a" />
    </>
  ),
  gay: (
    <>
      <path d="M-12 34L-7-26H7L12 34Z" fill="#fff" {...LINE} />
      <path d="M-9-6H9L10 8H-10ZM-11 22h22l1 12h-24Z" fill="#d2452d" />
      <path d="M-9-26h18v-12H-9Z" fill="#ffd36a" {...LINE} />
      <path d="M-11-38L0-50 11-38Z" fill="#d2452d" {...LINE} />
      <path d="M12-32l24-8v16Z" fill="#ffd36a" opacity=".6" />
    </>
  ),
};
