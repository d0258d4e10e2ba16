import type { ReactNode } from 'react';
import type { Niche } from '../contract.ts';

export const EMBLEMS: Record<Niche, ReactNode> = {
  none: (
    <>
      <path
        d="M3-28C8-14 22-8 20 10a20 19 0 0 1-40 0C-21-2-13-6-11-16c6 2 8 6 8 10C4-12 5-20 3-28Z"
        fill="currentColor"
      />
      <path d="M1 26c-8 0-11-6-9-12 1-4 5-6 7-11 6 5 11 8 11 14 0 5-4 9-9 9Z" fill="var(--on)" />
    </>
  ),
  she: (
    <>
      <path
        d="M0-18C-10-34-34-30-30-12-28 0-10 4 0 0 10 4 28 0 30-12 34-30 10-34 0-18ZM0 0C-12 0-24 8-18 20-12 26-2 18 0 8 2 18 12 26 18 20 24 8 12 0 0 0Z"
        fill="currentColor"
      />
      <path d="M0-22V20M-17-13h0M17-13h0" stroke="var(--on)" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  bdsm: (
    <path
      d="M-32 0h11C-10 0-8 16 4 16A11 11 0 0 0 4-7c-5 0-8 3-10 7M32 0H21C10 0 8-16-4-16A11 11 0 0 0-4 7c5 0 8-3 10-7"
      fill="none"
      stroke="currentColor"
      strokeWidth="7"
      strokeLinecap="round"
    />
  ),
  bbw: (
    <>
      <path
        d="M0-30a13 13 0 0 1 13 11 13 13 0 0 1 10 21 13 13 0 0 1-17 18 13 13 0 0 1-12 0 13 13 0 0 1-17-18 13 13 0 0 1 10-21A13 13 0 0 1 0-30Z"
        fill="currentColor"
      />
      <path
        d="M-9-1a9 9 0 0 1 18 0 9 9 0 0 1-18 0M-14-9C-8-18 8-18 14-9M-15 4C-10 16 10 16 15 4"
        fill="none"
        stroke="var(--on)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  gilf: (
    <>
      <path d="M0-28a18 18 0 0 1 2 36v6c4-6 10-8 16-8-1 8-8 13-16 13v9h-4V8A18 18 0 0 1 0-28Z" fill="currentColor" />
      <path
        d="M-10-14c4-10 20-8 18 4-2 8-12 8-12 0 0-4 6-5 7-1"
        fill="none"
        stroke="var(--on)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </>
  ),
  milf: (
    <>
      <circle r="14" fill="currentColor" />
      <circle r="24" fill="none" stroke="currentColor" strokeWidth="9" strokeDasharray="4 8.57" />
    </>
  ),
  gay: (
    <path
      d="M-11-22l22 44M11-22l-22 44M-13-26l3 7M13-26l-3 7"
      stroke="currentColor"
      strokeWidth="6"
      strokeLinecap="round"
    />
  ),
};
