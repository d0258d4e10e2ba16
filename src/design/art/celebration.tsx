import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { CREAM, EMBER, HONEY } from './palette.ts';
import { round, seeded } from './random.ts';

const SPARK = 'M0 -9C5 -3 6 3 0 9C-6 3 -5 -3 0 -9Z';
const COLOURS = [HONEY, EMBER, CREAM] as const;

export function Celebration(props: {
  children?: ReactNode;
  count?: number | undefined;
  seed?: number | undefined;
  className?: string | undefined;
}) {
  const { children, count = 84, seed = 17, className } = props;
  const next = seeded(seed);
  const sparks = Array.from({ length: count }, (_, index) => {
    const depth = Math.sqrt(next());
    const x = next();
    const aside = x < 0.5 ? x * 0.62 : 1 - (1 - x) * 0.62;
    return {
      key: index,
      x: round((depth > 0.82 ? x : aside) * 600),
      y: round(20 + depth * 350),
      turn: Math.round(next() * 180),
      size: round(0.35 + next() * 0.75),
      round: next() > 0.58,
      colour: COLOURS[index % COLOURS.length] ?? HONEY,
      opacity: round(0.55 + next() * 0.4),
      delay: Math.round(next() * 420),
    };
  });
  return (
    <div
      data-theme="dark"
      className={cx(
        'relative isolate overflow-hidden bg-[radial-gradient(90%_110%_at_50%_104%,#e0875f_0%,#a4568a_34%,#3d3690_68%,#232a72_100%)] text-white',
        className,
      )}
    >
      <svg
        viewBox="0 0 600 380"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className="absolute inset-0 -z-10 size-full"
      >
        {sparks.map((spark) => (
          <g
            key={spark.key}
            className="animate-[drift-down_900ms_var(--ease)_both]"
            style={{ animationDelay: `${spark.delay}ms` }}
          >
            {spark.round ? (
              <circle
                cx={spark.x}
                cy={spark.y}
                r={round(spark.size * 3.6)}
                fill={spark.colour}
                opacity={spark.opacity}
              />
            ) : (
              <path
                d={SPARK}
                transform={`translate(${spark.x} ${spark.y}) rotate(${spark.turn}) scale(${spark.size})`}
                fill={spark.colour}
                opacity={spark.opacity}
              />
            )}
          </g>
        ))}
      </svg>
      {children}
    </div>
  );
}
