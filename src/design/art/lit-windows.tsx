import { useId } from 'react';
import { DARK, LAMP, LAMP_DEEP, LAMP_PALE } from './palette.ts';

const CARDS = [
  { sky: ['#3a2a6b', '#b0678f'], place: 'translate(26 40) rotate(-7 110 150)', room: LAMP_DEEP },
  { sky: ['#20306e', '#6b5a9d'], place: 'translate(294 40) rotate(7 110 150)', room: LAMP_DEEP },
  { sky: ['#1d2760', '#f0a873'], place: 'translate(160 8) rotate(-1 110 150)', room: LAMP },
] as const;

export function LitWindows({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg viewBox="0 0 540 356" aria-hidden="true" className={className}>
      <defs>
        {CARDS.map(({ sky: [top, low] }) => (
          <linearGradient key={top} id={id + top.slice(1)} x2="0" y2="1">
            <stop stopColor={top} />
            <stop offset="1" stopColor={low} />
          </linearGradient>
        ))}
        <clipPath id={`${id}card`}>
          <rect width="220" height="293" rx="18" />
        </clipPath>
      </defs>
      {CARDS.map(({ sky: [top], place, room }) => (
        <g key={top} transform={place}>
          <g clipPath={`url(#${id}card)`}>
            <rect width="220" height="293" fill={`url(#${id}${top.slice(1)})`} />
            <path d="M0 293V96l34-30h152l34 30v197Z" fill={DARK} opacity=".55" />
            <path d="M34 293V128a76 76 0 0 1 152 0v165Z" fill={room} />
            <path d="M110 52v46M34 150h22M164 150h22" stroke={DARK} strokeWidth="5" opacity=".45" />
            <circle cx="110" cy="140" r="37" fill={DARK} />
            <path d="M38 293c0-58 28-88 72-88s72 30 72 88Z" fill={DARK} />
            <path d="M34 293V128a76 76 0 0 1 152 0v165" fill="none" stroke={LAMP_PALE} strokeWidth="4" opacity=".5" />
          </g>
        </g>
      ))}
    </svg>
  );
}
