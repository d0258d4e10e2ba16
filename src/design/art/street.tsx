import { useId } from 'react';
import { cx } from '../cx.ts';
import { Door, FaceWindow, Front, GABLES, houseOutline, Pane } from './house.tsx';
import { DARK, DARK_WINDOW, GLOW, LAMP, QUAY, WALLS } from './palette.ts';
import { round, seeded } from './random.ts';
import { Lamppost, Water } from './street-parts.tsx';

export type StreetProps = {
  /** Picture addresses for the large lit windows, from the first place on. */
  faces?: readonly string[] | undefined;
  /** Which houses (from 0) have a large window; default: from the third on, wherever there is a face. */
  facesAt?: readonly number[] | undefined;
  houses?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  seed?: number | undefined;
  /** Water with short reflections in front. */
  water?: boolean | undefined;
  className?: string | undefined;
};

/** A row of gabled houses in the evening. Lay it at the foot of a sky; `preserveAspectRatio` keeps the ground in view. */
export function StreetAtBlueHour(props: StreetProps) {
  const { faces = [], houses = 7, width = 1480, height = 600, seed = 7, water = true, className } = props;
  const facesAt =
    props.facesAt ?? Array.from({ length: houses }, (_, index) => index).slice(houses > 4 ? houses - 4 : 0);
  const id = useId();
  const next = seeded(seed);
  const ground = height - (water ? 76 : 0);
  const front = (width + 40) / houses;
  const drawn = Array.from({ length: houses }, (_, index) => {
    const facePlace = facesAt.indexOf(index);
    const face = facePlace >= 0 ? faces[facePlace] : undefined;
    const share = facesAt.includes(index) ? 0.68 + next() * 0.14 : 0.44 + next() * 0.14;
    return {
      index,
      face,
      x: -20 + index * (front - 1),
      y: Math.round(ground - ground * share),
      doorLit: next() > 0.45,
      roundLit: next() > 0.5,
    };
  });
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
      {drawn.map(({ index, face, x, y, doorLit, roundLit }) => {
        const gable = GABLES[index % GABLES.length] ?? 'point';
        const wall = WALLS[index % WALLS.length] ?? DARK;
        const middle = round(x + front / 2);
        const faceWidth = round(front * 0.64);
        const faceHeight = round(faceWidth * 1.3);
        const firstRow = face ? round(y + 26 + faceHeight + 36) : y + 34;
        const rows = Math.max(0, Math.floor((ground - 66 - firstRow) / 94));
        return (
          <g key={index}>
            {(gable === 'flat' || gable === 'steps') && (
              <rect x={round(x + front * 0.74)} y={y - 68} width="17" height="62" fill={wall} />
            )}
            <path d={houseOutline(gable, x, y, front, ground)} fill={wall} />
            <Front x={x} y={y} width={front} ground={ground} />
            {(gable === 'point' || gable === 'bell') && (
              <circle
                cx={middle}
                cy={y - 36}
                r="11"
                fill={roundLit ? LAMP : DARK_WINDOW}
                opacity={roundLit ? 0.9 : 1}
              />
            )}
            {face && (
              <FaceWindow
                x={round(x + (front - faceWidth) / 2)}
                y={y + 26}
                width={faceWidth}
                height={faceHeight}
                src={face}
                clip={`${id}face${index}`}
                glow={`${id}glow`}
              />
            )}
            {Array.from({ length: rows * 2 }, (_, place) => {
              const row = Math.floor(place / 2);
              const side = place % 2;
              const lit = face ? (index * 3 + row + side * 2) % 4 < 2 : (index * 5 + row * 3 + side * 2) % 4 === 0;
              const kind = lit ? ((index + row) % 2 ? 'deep' : 'warm') : false;
              return (
                <Pane
                  key={`${row}-${side}`}
                  x={round(x + front * (0.2 + side * 0.36))}
                  y={firstRow + row * 94}
                  width={round(front * 0.24)}
                  height={58}
                  lit={kind}
                  curtain={(index + row * 2 + side) % 3 === 0}
                  sheen={`${id}sheen`}
                />
              );
            })}
            <Door x={middle} ground={ground} lit={doorLit} />
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
    </svg>
  );
}
