import type { Niche } from '../../contract.ts';
import { EMBLEMS } from '../emblem.tsx';

export function Cover({ niche }: { niche: Niche }) {
  return (
    <svg viewBox="0 0 720 900" preserveAspectRatio="xMidYMid slice" className="poster" aria-hidden="true">
      <rect width="720" height="900" fill="var(--accent)" />
      <path d="M0 0H720V420Q520 330 320 400T0 380Z" fill="#fff" opacity=".1" />
      <circle cx="372" cy="372" r="250" fill="var(--band)" />
      <circle cx="372" cy="372" r="205" fill="#fff" opacity=".28" />
      <g transform="translate(372 330) scale(3.6)" className="sign">
        {EMBLEMS[niche]}
      </g>
      <path d="M0 520Q180 440 400 520T720 500V900H0Z" fill="var(--ink)" opacity=".45" />
      <path d="M0 610Q260 520 720 620V900H0Z" fill="var(--ink)" />
      <g stroke="var(--ink)" strokeLinecap="round">
        <path d="M250 488H494M250 512H494" strokeWidth="15" />
        <path d="M232 548H512" strokeWidth="17" />
        <path d="M262 470V548M482 470V548M250 550V604M494 550V604" strokeWidth="11" />
      </g>
    </svg>
  );
}
