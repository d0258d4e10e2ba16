import { DARK, FRAME, GLOW, LAMP_PALE, QUAY, ROSE } from './palette.ts';
import { round, seeded } from './random.ts';

export function Lamppost({ x, ground, glow }: { x: number; ground: number; glow: string }) {
  return (
    <>
      <circle cx={x} cy={ground - 98} r="64" fill={`url(#${glow})`} opacity=".7" />
      <path d={`M${x} ${ground}V${ground - 84}`} stroke={DARK} strokeWidth="5" strokeLinecap="round" />
      <path d={`M${x - 8} ${ground - 84}h16l4 -22h-24Z`} fill={LAMP_PALE} />
      <path
        d={`M${x - 14} ${ground - 106}h28l-9 -9h-10ZM${x - 9} ${ground - 84}h18v4h-18ZM${x - 7} ${ground - 4}h14v4h-14Z`}
        fill={DARK}
      />
      <path d={`M${x} ${ground - 106}v22`} stroke={FRAME} strokeWidth="1.6" />
    </>
  );
}

export function Water({ width, top, height, seed }: { width: number; top: number; height: number; seed: number }) {
  const next = seeded(seed);
  const strokes = Array.from({ length: Math.round(width / 26) }, (_, index) => ({
    key: index,
    x: round(next() * width),
    y: round(top + 14 + next() * (height - 20)),
    length: round(14 + next() * 66),
    weight: round(2 + next() * 2),
    opacity: round(0.1 + next() * 0.4),
  }));
  return (
    <>
      <rect y={top} width={width} height={height} fill="#10163d" />
      <rect y={top} width={width} height="7" fill={QUAY} />
      {strokes.map(({ key, x, y, length, weight, opacity }) => (
        <path
          key={key}
          d={`M${x} ${y}h${length}`}
          stroke={key % 3 ? GLOW : ROSE}
          strokeWidth={weight}
          strokeLinecap="round"
          opacity={opacity}
        />
      ))}
    </>
  );
}
