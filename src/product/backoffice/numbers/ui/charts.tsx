import { scaleLinear } from '@visx/scale';
import { AreaClosed, Bar, LinePath } from '@visx/shape';
import { Plot } from './plot.tsx';

export interface Layer {
  name: string;
  colour: string;
  values: readonly number[];
}

interface BarsProps {
  names: readonly string[];
  layers: readonly Layer[];
  open: boolean;
  write: (value: number) => string;
}

export function Bars({ names, layers, open, write }: BarsProps) {
  const sums = names.map((_, index) => layers.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  return (
    <Plot names={names} top={Math.max(...sums, 0)} write={write}>
      {({ x, width, y }) =>
        names.map((name, index) => {
          let below = 0;
          return (
            <g key={name} opacity={open && index === names.length - 1 ? 0.45 : 1}>
              {layers.map((layer) => {
                const value = layer.values[index] ?? 0;
                const from = below;
                below += value;
                const height = y(from) - y(below);
                if (height <= 0) return null;
                // A hairline between the layers, so that colour is not all that tells them apart.
                const gap = from > 0 ? Math.min(1, height / 2) : 0;
                return (
                  <Bar
                    key={layer.name}
                    x={x(index)}
                    y={y(below)}
                    width={width}
                    height={height - gap}
                    rx={Math.min(2, width / 4)}
                    fill={layer.colour}
                  />
                );
              })}
            </g>
          );
        })
      }
    </Plot>
  );
}

interface LinesProps {
  names: readonly string[];
  values: readonly (number | null)[];
  earlier?: readonly number[];
  colour: string;
  fill: string;
  open: boolean;
  top?: number;
  write: (value: number) => string;
}

interface Point {
  index: number;
  value: number;
}

const pointsOf = (values: readonly (number | null)[]): Point[] =>
  values.flatMap((value, index) => (value === null ? [] : [{ index, value }]));

export function Lines({ names, values, earlier = [], colour, fill, open, top, write }: LinesProps) {
  const points = pointsOf(open ? values.slice(0, -1) : values);
  const before = pointsOf(earlier);
  const last = points.at(-1);
  const highest = top ?? Math.max(...points.map(({ value }) => value), ...earlier, 0);
  return (
    <Plot names={names} top={highest} write={write}>
      {({ x, width, y }) => {
        const at = ({ index }: Point) => x(index) + width / 2;
        const up = ({ value }: Point) => y(value);
        return (
          <>
            <AreaClosed data={points} x={at} y={up} yScale={y} fill={fill} stroke="none" />
            <LinePath
              data={before}
              x={at}
              y={up}
              stroke="var(--ink-3)"
              strokeWidth={1.5}
              strokeDasharray="3 3"
              fill="none"
            />
            <LinePath data={points} x={at} y={up} stroke={colour} strokeWidth={2} fill="none" />
            {last && <circle cx={at(last)} cy={up(last)} r={4} fill={colour} />}
          </>
        );
      }}
    </Plot>
  );
}

const SPARK = { width: 88, height: 34 };

export function Spark({ values, colour, fill }: { values: readonly (number | null)[]; colour: string; fill: string }) {
  const points = pointsOf(values);
  if (points.length < 2) return null;
  const most = Math.max(...points.map(({ value }) => value), 0) || 1;
  const last = Math.max(1, values.length - 1);
  const at = ({ index }: Point) => 3 + (index / last) * (SPARK.width - 6);
  const y = scaleLinear<number>({ domain: [0, most], range: [SPARK.height - 1, 4] });
  const up = ({ value }: Point) => y(value);
  const end = points.at(-1);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SPARK.width} ${SPARK.height}`}
      preserveAspectRatio="xMaxYMax"
      className="h-8.5 w-22 min-w-0 max-w-full"
    >
      <AreaClosed data={points} x={at} y={up} yScale={y} fill={fill} stroke="none" />
      <LinePath data={points} x={at} y={up} stroke={colour} strokeWidth={1.5} fill="none" />
      {end && <circle cx={at(end)} cy={up(end)} r={2.5} fill={colour} />}
    </svg>
  );
}
