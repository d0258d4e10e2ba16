import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { houseOutline } from './house.tsx';
import { DARK, LAMP } from './palette.ts';

const ROOFS = [
  ['point', -16, 66, 74],
  ['flat', 57, 78, 66],
  ['steps', 122, 58, 72],
  ['bell', 193, 74, 70],
  ['point', 262, 62, 76],
  ['flat', 337, 80, 80],
] as const;

const WINDOWS = [
  [6, 92],
  [34, 92],
  [78, 98],
  [143, 86],
  [166, 110],
  [216, 98],
  [240, 98],
  [284, 92],
  [306, 112],
  [362, 100],
  [384, 100],
] as const;

export function NightSky(props: { children?: ReactNode; roofs?: boolean | undefined; className?: string | undefined }) {
  const { children, roofs = true, className } = props;
  return (
    <div data-theme="dark" className={cx('relative isolate overflow-hidden bg-sky text-white', className)}>
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
          <path key={x} d={houseOutline(gable, x, y, width, 130, 0.36)} />
        ))}
      </g>
      {WINDOWS.map(([x, y], index) => (
        <rect key={x} x={x} y={y} width="9" height="13" rx="1.5" fill={LAMP} opacity={index % 3 === 1 ? 0.16 : 0.92} />
      ))}
    </svg>
  );
}
