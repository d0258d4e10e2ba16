import type { ReactNode } from 'react';
import type { Niche } from '../../contract.ts';

export const Emblem = ({ niche }: { niche: Niche }) => EMBLEMS[niche];

const RAYS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

const EMBLEMS: Record<Niche, ReactNode> = {
  none: (
    <>
      <path d="M0-26C-14-12-18-2-18 8a18 18 0 0 0 36 0C18 0 14-6 10-10 9-4 6 0 3 1 5-8 5-18 0-26Z" fill="var(--mark)" />
      <path d="M0 2c-6 5-8 9-8 14a8 8 0 0 0 16 0c0-5-3-9-8-14Z" fill="var(--mark-2)" />
    </>
  ),
  she: (
    <>
      <path
        d="M0-18C-10-34-34-30-30-12-28 0-10 4 0 0 10 4 28 0 30-12 34-30 10-34 0-18ZM0 0C-12 0-24 8-18 20-12 26-2 18 0 8 2 18 12 26 18 20 24 8 12 0 0 0Z"
        fill="var(--mark)"
      />
      <path d="M0-22V20" stroke="var(--mark-2)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="-17" cy="-13" r="5" fill="var(--mark-2)" />
      <circle cx="17" cy="-13" r="5" fill="var(--mark-2)" />
    </>
  ),
  bdsm: (
    <path
      d="M-34 0h12C-10 0-8 16 4 16A11 11 0 0 0 4-7c-5 0-8 3-10 7M34 0H22C10 0 8-16-4-16A11 11 0 0 0-4 7c5 0 8-3 10-7"
      fill="none"
      stroke="var(--mark)"
      strokeWidth="7"
      strokeLinecap="round"
    />
  ),
  bbw: (
    <>
      <g fill="var(--mark)">
        <circle cx="-13" cy="-6" r="14" />
        <circle cx="13" cy="-6" r="14" />
        <circle cy="-18" r="14" />
        <circle cx="-8" cy="11" r="14" />
        <circle cx="8" cy="11" r="14" />
      </g>
      <circle cy="-3" r="8" fill="var(--mark-2)" />
    </>
  ),
  gilf: (
    <>
      <path
        d="M0 28C2 14 0 8 0 2M0 18c10-2 16-6 18-14-10-2-17 4-18 14Z"
        stroke="var(--leaf)"
        strokeWidth="4"
        fill="var(--leaf)"
      />
      <circle cy="-10" r="18" fill="var(--mark)" />
      <path
        d="M-10-14c4-10 20-8 18 4-2 8-12 8-12 0 0-4 6-5 7-1"
        fill="none"
        stroke="var(--mark-2)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </>
  ),
  milf: (
    <g fill="var(--mark)">
      <circle r="13" />
      {RAYS.map((angle) => (
        <path key={angle} d="M-3-17L0-28L3-17Z" transform={`rotate(${angle})`} />
      ))}
    </g>
  ),
  gay: [38, -38].map((angle) => (
    <g key={angle} transform={`rotate(${angle})`}>
      <path d="M-2.5-20h5v46h-5Z" fill="var(--mark-2)" />
      <ellipse cy="-20" rx="6" ry="9" fill="var(--mark)" />
    </g>
  )),
};
