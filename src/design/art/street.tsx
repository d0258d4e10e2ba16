import { useId } from 'react';
import { cx } from '../cx.ts';
import { Door, Front, GABLES, houseOutline, LightsUp, OpenDoor, Pane } from './house.tsx';
import { DARK, DARK_WINDOW, GLOW, LAMP, QUAY, WALLS } from './palette.ts';
import { round, seeded } from './random.ts';
import { Lamppost, Water } from './street-parts.tsx';

export type StreetProps = {
  houses?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  seed?: number | undefined;
  gable?: number | undefined;
  fronts?: readonly [number, number] | undefined;
  openDoor?: number | undefined;
  /** Milliseconds until the first window lights up, the others one by one after it; without it all are lit. */
  lightsAfter?: number | undefined;
  water?: boolean | undefined;
  className?: string | undefined;
};

export const LIGHT_STEP_MS = 120;

/** Lay it at the foot of a sky; `preserveAspectRatio` keeps the ground in view. */
export function StreetAtBlueHour(props: StreetProps) {
  const { houses = 7, width = 1480, height = 600, seed = 7, gable: firstGable = 0, water = true, className } = props;
  const id = useId();
  const next = seeded(seed);
  const ground = height - (water ? 76 : 0);
  const front = (width + 40) / houses;
  const [low, high] = props.fronts ?? [0.44, 0.58];
  const drawn = Array.from({ length: houses }, (_, index) => ({
    index,
    x: -20 + index * (front - 1),
    y: Math.round(ground - ground * (low + next() * (high - low))),
    doorLit: next() > 0.45,
    roundLit: next() > 0.5,
  }));
  let lit = 0;
  const nextLight = () => (props.lightsAfter === undefined ? undefined : props.lightsAfter + LIGHT_STEP_MS * lit++);
  const middleOf = (index: number) => round(-20 + index * (front - 1) + front / 2);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={cx('block w-full', className)}
    >
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop stopColor={GLOW} stopOpacity=".55" />
          <stop offset="1" stopColor={GLOW} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}sheen`} x2="0" y2="1">
          <stop stopColor="#fff2c4" stopOpacity="0" />
          <stop offset="1" stopColor="#fff2c4" stopOpacity=".55" />
        </linearGradient>
      </defs>
      {drawn.map(({ index, x, y, doorLit, roundLit }) => {
        const gable = GABLES[(firstGable + index) % GABLES.length] ?? 'point';
        const wall = WALLS[index % WALLS.length] ?? DARK;
        const rows = Math.max(0, Math.floor((ground - 64 - (y + 34)) / 84));
        return (
          <g key={index}>
            {(gable === 'flat' || gable === 'steps') && (
              <rect x={round(x + front * 0.74)} y={y - 68} width="17" height="62" fill={wall} />
            )}
            <path d={houseOutline(gable, x, y, front, ground)} fill={wall} />
            <Front x={x} y={y} width={front} ground={ground} />
            {(gable === 'point' || gable === 'bell') && (
              <>
                <circle cx={middleOf(index)} cy={y - 36} r="11" fill={DARK_WINDOW} />
                {roundLit && (
                  <LightsUp after={nextLight()}>
                    <circle cx={middleOf(index)} cy={y - 36} r="11" fill={LAMP} />
                  </LightsUp>
                )}
              </>
            )}
            {Array.from({ length: rows * 2 }, (_, place) => {
              const row = Math.floor(place / 2);
              const side = place % 2;
              const kind = next() > 0.42 ? false : (index + row) % 2 ? 'deep' : 'warm';
              return (
                <Pane
                  key={`${row}-${side}`}
                  x={round(x + front * (0.2 + side * 0.36))}
                  y={y + 34 + row * 84}
                  width={round(front * 0.24)}
                  height={58}
                  lit={kind}
                  lightsAfter={kind ? nextLight() : undefined}
                  curtain={(index + row * 2 + side) % 3 === 0}
                  sheen={`${id}sheen`}
                />
              );
            })}
            {index !== props.openDoor && <Door x={middleOf(index)} ground={ground} lit={doorLit} />}
          </g>
        );
      })}
      {Array.from({ length: Math.ceil(houses / 2) }, (_, index) => (
        <Lamppost
          key={`lamp-${round(index)}`}
          x={round(-20 + (index * 2 + 1) * front)}
          ground={ground}
          glow={`${id}glow`}
        />
      ))}
      {water ? (
        <Water width={width} top={ground} height={height - ground} seed={seed + 11} />
      ) : (
        <rect y={ground - 4} width={width} height="4" fill={QUAY} />
      )}
      {props.openDoor !== undefined && <OpenDoor x={middleOf(props.openDoor)} ground={ground} glow={`${id}glow`} />}
    </svg>
  );
}
