import type { ReactNode } from 'react';
import { DARK, DARK_WINDOW, FRAME, LAMP, LAMP_DEEP, LAMP_PALE, WALL_LIGHT } from './palette.ts';
import { round } from './random.ts';

export type Gable = 'steps' | 'bell' | 'point' | 'flat';
export const GABLES: readonly Gable[] = ['steps', 'bell', 'point', 'flat'];

/** @param y where the gable begins. @param lift how high the gable is, 1 for a front of about 200 units. */
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

export function LightsUp({ after, children }: { after: number | undefined; children: ReactNode }) {
  if (after === undefined) return children;
  return (
    <g className="lights-up" style={{ animationDelay: `${after}ms` }}>
      {children}
    </g>
  );
}

export function Pane(props: {
  x: number;
  y: number;
  width: number;
  height: number;
  lit: 'warm' | 'deep' | false;
  sheen: string;
  curtain?: boolean;
  /** Milliseconds until it lights up; without it it is lit from the start. */
  lightsAfter?: number | undefined;
}) {
  const { x, y, width, height, lit, sheen, curtain = false, lightsAfter } = props;
  const middle = round(x + width / 2);
  const pane = { x, y, width, height, rx: 3 };
  const drapes = (fill: string) => (
    <path
      d={`M${x} ${y}h${round(width * 0.34)}q0 ${round(height * 0.5)} ${round(-width * 0.34)} ${round(height * 0.8)}ZM${round(x + width)} ${y}h${round(-width * 0.34)}q0 ${round(height * 0.5)} ${round(width * 0.34)} ${round(height * 0.8)}Z`}
      fill={fill}
      opacity=".6"
    />
  );
  return (
    <>
      <rect {...pane} fill={DARK_WINDOW} />
      {lit ? (
        <LightsUp after={lightsAfter}>
          <rect {...pane} fill={lit === 'warm' ? LAMP : LAMP_DEEP} />
          <rect {...pane} fill={`url(#${sheen})`} />
          {curtain && drapes('#d9783f')}
        </LightsUp>
      ) : (
        curtain && drapes(DARK)
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

/** `glow` is the id of a round gradient. */
export function OpenDoor({ x, ground, glow }: { x: number; ground: number; glow: string }) {
  const [left, right] = [round(x - 22), round(x + 22)];
  return (
    <>
      <circle cx={x} cy={ground - 30} r="120" fill={`url(#${glow})`} opacity=".8" />
      <path d={`M${left} ${ground}l-34 46h112l-34 -46Z`} fill={LAMP} opacity=".34" />
      <path d={`M${left} ${ground}v-46a22 22 0 0 1 44 0v46Z`} fill={LAMP} />
      <path d={`M${left + 7} ${ground}v-44a15 15 0 0 1 30 0v44Z`} fill={LAMP_PALE} opacity=".75" />
      <path d={`M${right} ${ground}v-60l17 7v61Z`} fill={DARK} />
    </>
  );
}

export function Front({ x, y, width, ground }: { x: number; y: number; width: number; ground: number }) {
  return (
    <>
      <rect x={round(x)} y={y} width={round(width / 2)} height={ground - y} fill={WALL_LIGHT} opacity=".03" />
      <rect x={round(x)} y={y} width={round(width)} height="4" fill={WALL_LIGHT} opacity=".05" />
    </>
  );
}
