import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Door, type Gable, houseOutline } from './house.tsx';
import { GLOW } from './palette.ts';
import { Lamppost } from './street-parts.tsx';

export type LitHouseProps = {
  gable: Gable;
  /** Milliseconds until its window lights up, once; with reduced motion it is lit from the start. */
  lightsAfter: number;
  children?: ReactNode;
  lamp?: boolean | undefined;
  className?: string | undefined;
  windowClassName?: string | undefined;
};

const [WIDTH, HEIGHT] = [200, 106];

export function LitHouse({ gable, lightsAfter, children, lamp = false, className, windowClassName }: LitHouseProps) {
  return (
    <div className={cx('flex min-w-0 flex-1 flex-col', className)}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className="-mb-px block w-full shrink-0 overflow-visible fill-[var(--wall)]"
      >
        {(gable === 'steps' || gable === 'flat') && <path d={`M148 ${HEIGHT}v-72h16v72Z`} />}
        <path d={houseOutline(gable, 0, HEIGHT, WIDTH, HEIGHT + 1)} />
        {gable === 'bell' && <circle cx="100" cy="66" r="10" className="fill-night" />}
      </svg>
      <div className="lit-front">
        <div className={cx('lit-window', windowClassName)}>
          <div className="lit-pane lights-up" style={{ animationDelay: `${lightsAfter}ms` }}>
            {children ?? <Crossbars />}
          </div>
        </div>
        {lamp && <Lamp />}
        <svg viewBox="0 0 52 62" aria-hidden="true" className="absolute bottom-0 w-13 max-l:hidden">
          <Door x={26} ground={62} lit={gable === 'bell'} />
        </svg>
      </div>
    </div>
  );
}

function Lamp() {
  const glow = useId();
  return (
    <svg viewBox="0 0 128 164" aria-hidden="true" className="-start-16 absolute bottom-0 z-1 w-32 max-l:hidden">
      <radialGradient id={glow}>
        <stop stopColor={GLOW} stopOpacity=".55" />
        <stop offset="1" stopColor={GLOW} stopOpacity="0" />
      </radialGradient>
      <Lamppost x={64} ground={164} glow={glow} />
    </svg>
  );
}

function Crossbars() {
  return (
    <svg viewBox="0 0 100 125" aria-hidden="true" className="size-full stroke-night" strokeWidth="2.5">
      <path d="M50 0v125M0 52h100M25 52v73M75 52v73M0 88h100" />
    </svg>
  );
}
