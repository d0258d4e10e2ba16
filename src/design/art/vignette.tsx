import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { DARK, FRAME, GLOW, HILL, HOUSE, LAMP, LEAF, MOON, NEAR_HILL, WALL_LIGHT, WALLS } from './palette.ts';

const SKY_STARS = [
  [40, 30, 1.4],
  [96, 58, 1],
  [180, 24, 1.5],
  [210, 62, 1],
  [62, 82, 1],
  [140, 40, 0.9],
  [292, 78, 1],
  [20, 112, 0.9],
] as const;

export type VignetteProps = { className?: string | undefined };

export function Vignette(
  props: VignetteProps & {
    mood?: 'dusk' | 'night' | undefined;
    moon?: boolean | undefined;
    children: (glow: string) => ReactNode;
    front?: ReactNode;
  },
) {
  const { mood = 'dusk', moon = true, children, front, className } = props;
  const id = useId();
  const [top, middle, low] = mood === 'dusk' ? ['#1d2760', '#6b5a9d', '#f0a873'] : ['#111842', '#1f2862', '#3d3a7c'];
  return (
    <svg viewBox="0 0 320 220" aria-hidden="true" className={cx('block w-full rounded-card', className)}>
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor={top} />
          <stop offset=".62" stopColor={middle} />
          <stop offset=".92" stopColor={low} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop stopColor={GLOW} stopOpacity=".9" />
          <stop offset="1" stopColor={GLOW} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="320" height="220" fill={`url(#${id}sky)`} />
      {moon && (
        <>
          <circle cx="262" cy="44" r="34" fill={`url(#${id}glow)`} opacity=".3" />
          <circle cx="262" cy="44" r="16" fill={MOON} />
        </>
      )}
      {SKY_STARS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#fff" opacity=".7" />
      ))}
      <path d="M-10 168C60 138 120 150 180 158S290 138 340 152V230H-10Z" fill={HILL} />
      {children(`${id}glow`)}
      <path d="M-10 186C70 166 140 190 200 178S300 172 340 182V230H-10Z" fill={NEAR_HILL} />
      {front}
    </svg>
  );
}

export function HouseBody() {
  return (
    <>
      <rect x="194" y="64" width="13" height="32" fill={HOUSE} />
      <path d="M118 184V102L168 62L218 102V184Z" fill={HOUSE} />
      <path
        d="M110 106L168 58L226 106"
        fill="none"
        stroke={DARK}
        strokeWidth="5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  );
}

export function Tree({ x, height }: { x: number; height: number }) {
  return (
    <>
      <path d={`M${x} 176v${-height * 0.6}`} stroke="#0d1233" strokeWidth="4" strokeLinecap="round" />
      <path
        d={`M${x} ${170 - height * 1.25}c${height * 0.42} ${height * 0.3} ${height * 0.42} ${height * 0.9} 0 ${height * 0.95}c${-height * 0.42} ${-height * 0.05} ${-height * 0.42} ${-height * 0.65} 0 ${-height * 0.95}Z`}
        fill={LEAF}
      />
    </>
  );
}

export function WindowWall() {
  return (
    <>
      <path d="M0 0H320V220H0ZM208 20V116H304V20Z" fillRule="evenodd" fill={WALLS[1]} />
      <path d="M0 0h96L40 220H0Z" fill={WALL_LIGHT} opacity=".03" />
      <path d="M256 20v96M208 62h96" stroke={DARK} strokeWidth="4" />
      <path d="M208 20H304V116H208Z" fill="none" stroke={DARK} strokeWidth="6" />
      <path d="M200 116h112v7H200Z" fill={DARK} />
      <path d="M200 116h112v2H200Z" fill={FRAME} opacity=".4" />
    </>
  );
}

export function Board() {
  return (
    <>
      <path d="M0 168H320V220H0Z" fill={DARK} />
      <path d="M0 168H320v3H0Z" fill={LAMP} opacity=".3" />
    </>
  );
}
