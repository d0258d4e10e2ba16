import { useId } from 'react';
import { cx } from '../cx.ts';
import { DARK, GLOW, HOUSE, LAMP, LAMP_PALE, NEAR_HILL } from './palette.ts';

const STARS = [
  [60, 36, 1.6],
  [150, 62, 1.1],
  [330, 30, 1.6],
  [455, 52, 1.3],
  [505, 26, 1],
] as const;

export function HourGlass({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 560 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx('block bg-night-2', className)}
    >
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor="#1b2160" />
          <stop offset=".45" stopColor="#3f3a8f" />
          <stop offset=".75" stopColor="#8a5f9a" />
          <stop offset="1" stopColor="#f0a070" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop stopColor={GLOW} stopOpacity=".75" />
          <stop offset="1" stopColor={GLOW} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="560" height="200" fill={`url(#${id}sky)`} />
      {STARS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#fff" opacity=".75" />
      ))}
      <circle cx="280" cy="98" r="100" fill={`url(#${id}glow)`} />
      <path d="M0 128L44 98L92 128V114H162V190H0ZM398 120H448L500 88L560 122V190H398Z" fill={HOUSE} />
      <path d="M0 182C90 172 190 176 280 182S470 172 560 180V200H0Z" fill={NEAR_HILL} />
      <path
        d="M241 46H319C319 78 304 88 290 98C304 108 319 118 319 160H241C241 118 256 108 270 98C256 88 241 78 241 46Z"
        fill={LAMP}
        opacity=".12"
      />
      <path
        d="M249 60H311C306 80 292 88 281 96V124C292 134 308 140 312 158H248C252 140 268 134 279 124V96C268 88 254 80 249 60Z"
        fill={LAMP}
      />
      <path
        d="M230 40C230 84 266 86 266 98S230 112 230 164M330 40C330 84 294 86 294 98S330 112 330 164"
        fill="none"
        stroke={LAMP_PALE}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g fill={DARK} stroke={LAMP_PALE} strokeWidth="3">
        <rect x="210" y="28" width="140" height="13" rx="6.500" />
        <rect x="210" y="162" width="140" height="13" rx="6.500" />
      </g>
    </svg>
  );
}
