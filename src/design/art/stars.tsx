import { cx } from '../cx.ts';
import { round, seeded } from './random.ts';

export type StarsProps = {
  count?: number | undefined;
  seed?: number | undefined;
  depth?: number | undefined;
  className?: string | undefined;
};

export function Stars({ count = 60, seed = 3, depth = 0.62, className }: StarsProps) {
  const next = seeded(seed);
  const stars = Array.from({ length: count }, (_, index) => ({
    key: index,
    x: round(next() * 100),
    y: round(next() * 100 * depth),
    r: round(0.5 + next() * 1.2),
    opacity: round(0.2 + next() * 0.6),
  }));
  return (
    <svg aria-hidden="true" className={cx('pointer-events-none absolute inset-0 size-full', className)}>
      {stars.map(({ key, x, y, r, opacity }) => (
        <circle key={key} cx={`${x}%`} cy={`${y}%`} r={r} fill="#fff" opacity={opacity} />
      ))}
    </svg>
  );
}
