import { DARK, DARK_WINDOW, FRAME, LAMP, LAMP_DEEP, WALL_LIGHT } from './palette.ts';
import { round } from './random.ts';

export type Gable = 'steps' | 'bell' | 'point' | 'flat';
export const GABLES: readonly Gable[] = ['steps', 'bell', 'point', 'flat'];

/**
 * The outline of a house from the ground line up and back.
 * @param y where the gable begins
 * @param lift how high the gable is, 1 for a front of about 200 units
 */
export function houseOutline(gable: Gable, x: number, y: number, width: number, ground: number, lift = 1): string {
  const at = (part: number) => round(x + width * part);
  const up = (units: number) => round(y - units * lift);
  const right = round(x + width);
  const eaves = 6 * lift;
  const tops: Record<Gable, string> = {
    steps: `V${y}H${at(0.14)}V${up(30)}H${at(0.27)}V${up(60)}H${at(0.4)}V${up(88)}H${at(0.6)}V${up(60)}H${at(0.73)}V${up(30)}H${at(0.86)}V${y}H${right}`,
    bell: `V${y}C${at(0.18)} ${up(6)} ${at(0.22)} ${up(60)} ${at(0.34)} ${up(70)}C${at(0.4)} ${up(100)} ${at(0.6)} ${up(100)} ${at(0.66)} ${up(70)}C${at(0.78)} ${up(60)} ${at(0.82)} ${up(6)} ${right} ${y}`,
    point: `V${y}L${at(0.5)} ${up(84)}L${right} ${y}`,
    flat: `V${up(14)}H${round(x - eaves)}V${up(30)}H${round(right + eaves)}V${up(14)}H${right}`,
  };
  return `M${round(x)} ${ground}${tops[gable]}V${ground}Z`;
}

/** A window of four panes; warm when somebody is in. */
export function Pane(props: {
  x: number;
  y: number;
  width: number;
  height: number;
  lit: 'warm' | 'deep' | false;
  sheen: string;
  curtain?: boolean;
}) {
  const { x, y, width, height, lit, sheen, curtain = false } = props;
  const middle = round(x + width / 2);
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="3"
        fill={lit ? (lit === 'warm' ? LAMP : LAMP_DEEP) : DARK_WINDOW}
      />
      {lit && <rect x={x} y={y} width={width} height={height} rx="3" fill={`url(#${sheen})`} />}
      {curtain && (
        <path
          d={`M${x} ${y}h${round(width * 0.34)}q0 ${round(height * 0.5)} ${round(-width * 0.34)} ${round(height * 0.8)}ZM${round(x + width)} ${y}h${round(-width * 0.34)}q0 ${round(height * 0.5)} ${round(width * 0.34)} ${round(height * 0.8)}Z`}
          fill={lit ? '#d9783f' : DARK}
          opacity=".6"
        />
      )}
      <path
        d={`M${middle} ${y}v${height}M${x} ${round(y + height * 0.42)}h${width}`}
        stroke={DARK}
        strokeWidth="3"
        opacity=".8"
      />
      <rect
        x={round(x - 3)}
        y={round(y + height)}
        width={round(width + 6)}
        height="4"
        rx="1"
        fill={DARK}
        opacity=".7"
      />
    </>
  );
}

/** An arched door with a fanlight. */
export function Door({ x, ground, lit }: { x: number; ground: number; lit: boolean }) {
  return (
    <>
      <path d={`M${round(x - 18)} ${ground}v-42a18 18 0 0 1 36 0v42Z`} fill={DARK} />
      <path d={`M${round(x - 11)} ${ground - 43}a11 11 0 0 1 22 0Z`} fill={LAMP} opacity={lit ? 0.9 : 0.16} />
      <rect x={round(x - 26)} y={ground - 5} width="52" height="5" fill={DARK} opacity=".8" />
      <circle cx={round(x + 10)} cy={ground - 20} r="1.6" fill={FRAME} opacity=".6" />
    </>
  );
}

/** The lighter half of a front, and the line under its roof. */
export function Front({ x, y, width, ground }: { x: number; y: number; width: number; ground: number }) {
  return (
    <>
      <rect x={round(x)} y={y} width={round(width / 2)} height={ground - y} fill={WALL_LIGHT} opacity=".03" />
      <rect x={round(x)} y={y} width={round(width)} height="4" fill={WALL_LIGHT} opacity=".05" />
    </>
  );
}

/** A large arched window with somebody in it: the picture is cut to the arch and framed by light. */
export function FaceWindow(props: {
  x: number;
  y: number;
  width: number;
  height: number;
  src: string;
  clip: string;
  glow: string;
}) {
  const { x, y, width, height, src, clip, glow } = props;
  const half = round(width / 2);
  const arch = `M${x} ${round(y + height)}V${round(y + half)}a${half} ${half} 0 0 1 ${width} 0V${round(y + height)}Z`;
  return (
    <>
      <clipPath id={clip}>
        <path d={arch} />
      </clipPath>
      <ellipse
        cx={round(x + half)}
        cy={round(y + height * 0.55)}
        rx={round(width * 1.05)}
        ry={round(height * 0.85)}
        fill={`url(#${glow})`}
      />
      <path d={arch} fill={LAMP_DEEP} />
      <image
        href={src}
        x={round(x - width * 0.02)}
        y={y}
        width={round(width * 1.04)}
        height={round(width * 1.04 * 1.3334)}
        preserveAspectRatio="xMidYMin slice"
        clipPath={`url(#${clip})`}
      />
      <path d={arch} fill="none" stroke={FRAME} strokeWidth="4" />
      <rect x={round(x - 10)} y={round(y + height)} width={round(width + 20)} height="9" rx="2" fill={DARK} />
      <rect x={round(x - 10)} y={round(y + height)} width={round(width + 20)} height="3" fill={FRAME} opacity=".5" />
    </>
  );
}
