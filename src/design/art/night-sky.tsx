import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { houseOutline } from './house.tsx';
import { DARK, LAMP } from './palette.ts';
import { Stars } from './stars.tsx';

const ROOFS = [
  ['point', -10, 70, 64],
  ['flat', 52, 84, 54],
  ['steps', 104, 92, 60],
  ['bell', 164, 96, 66],
  ['flat', 228, 78, 50],
  ['point', 276, 90, 66],
  ['bell', 340, 82, 70],
] as const;

/** The evening sky as a panel, for sign-up and other calm places. What stands on it is light: the dark theme holds inside. */
export function NightSky(props: {
  children?: ReactNode;
  roofs?: boolean | undefined;
  seed?: number | undefined;
  className?: string | undefined;
}) {
  const { children, roofs = true, seed = 9, className } = props;
  return (
    <div data-theme="dark" className={cx('relative isolate overflow-hidden bg-sky text-white', className)}>
      <Stars count={70} seed={seed} depth={0.8} className="-z-10" />
      {roofs && <Roofs />}
      {children}
    </div>
  );
}

function Roofs() {
  const id = useId();
  return (
    <svg
      viewBox="0 0 400 130"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 -z-10 h-32 w-full"
    >
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#1a2152" />
        <stop offset="1" stopColor={DARK} />
      </linearGradient>
      <g fill={`url(#${id})`}>
        {ROOFS.map(([gable, x, y, width]) => (
          <path key={x} d={houseOutline(gable, x, y + 14, width, 130)} transform="translate(0 44) scale(1 .66)" />
        ))}
        <rect y="118" width="400" height="12" />
      </g>
      {[22, 82, 136, 196, 252, 300, 372].map((x, index) => (
        <rect
          key={x}
          x={x}
          y={104 + (index % 3) * 5}
          width="8"
          height="11"
          rx="1"
          fill={LAMP}
          opacity={index % 3 === 1 ? 0.25 : 0.95}
        />
      ))}
    </svg>
  );
}
