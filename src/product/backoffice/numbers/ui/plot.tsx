import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const HEIGHT = 240;
const MARGIN = { top: 8, end: 8, bottom: 26, start: 48 };
/** What a page is rendered for before it is known how wide it is. */
const FIRST_WIDTH = 640;
/** Pixels that the words under the chart need each. */
const TICK_WIDTH = 84;
const TICK = { fill: 'var(--ink-2)', fontSize: 12 } as const;

interface PlotProps {
  names: readonly string[];
  top: number;
  write: (value: number) => string;
  children: (scales: Scales) => ReactNode;
}

export interface Scales {
  x: (index: number) => number;
  width: number;
  y: ReturnType<typeof scaleLinear<number>>;
}

/** Its table says the same, so nobody is read it. */
export function Plot({ names, top, write, children }: PlotProps) {
  const [frame, width] = useWidth();
  const inner = { width: Math.max(40, width - MARGIN.start - MARGIN.end), height: HEIGHT - MARGIN.top - MARGIN.bottom };
  const x = scaleBand({ domain: names.map((_, index) => index), range: [0, inner.width], padding: 0.18 });
  const y = scaleLinear<number>({ domain: [0, Math.max(1, top)], range: [inner.height, 0], nice: 4 });
  const lines = y.ticks(4).filter((value) => Number.isInteger(value));
  const every = Math.max(1, Math.ceil((names.length * TICK_WIDTH) / inner.width));
  const ticks = names.flatMap((_, index) => (index % every === Math.floor(every / 2) ? [index] : []));
  return (
    <div ref={frame} className="h-60 w-full overflow-hidden">
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${HEIGHT}`} className="h-60 w-full">
        <Group left={MARGIN.start} top={MARGIN.top}>
          {lines.map((value) => (
            <line key={value} x1={0} x2={inner.width} y1={y(value)} y2={y(value)} stroke="var(--line)" />
          ))}
          {children({
            x: (index) => x(index) ?? 0,
            width: x.bandwidth(),
            y,
          })}
          {lines.map((value) => (
            <text key={value} {...TICK} x={-8} y={y(value)} dy="0.32em" textAnchor="end">
              {write(value)}
            </text>
          ))}
          {ticks.map((index) => (
            <text
              key={index}
              {...TICK}
              x={(x(index) ?? 0) + x.bandwidth() / 2}
              y={inner.height + 18}
              textAnchor="middle"
            >
              {names[index]}
            </text>
          ))}
        </Group>
      </svg>
    </div>
  );
}

function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(Math.max(160, Math.round(element.clientWidth))));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width] as const;
}
