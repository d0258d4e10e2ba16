import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { GLOW, HILL, MOON, NEAR_HILL } from './palette.ts';

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

/** The small stage of every empty and error picture: evening sky, moon, two hills, and whatever stands between them. */
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
