import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { afterOwn, movePair, type Pair, percentOf, settlePair } from './range-pair.ts';

export type RangePairProps = {
  legend: ReactNode;
  lowLabel: string;
  highLabel: string;
  min: number;
  max: number;
  value: Pair;
  onChange?: ((value: Pair) => void) | undefined;
  onCommit?: ((value: Pair) => void) | undefined;
  gap?: number | undefined;
  step?: number | undefined;
  format?: ((value: number) => string) | undefined;
  names?: readonly [string, string] | undefined;
  look?: 'pill' | 'plain' | undefined;
  className?: string | undefined;
};

const THUMB =
  'pointer-events-none absolute inset-0 m-0 h-full w-full appearance-none bg-transparent outline-none ' +
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full ' +
  '[&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-primary [&::-webkit-slider-thumb]:bg-surface [&::-webkit-slider-thumb]:shadow-rest [&::-webkit-slider-thumb]:cursor-grab ' +
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-primary [&::-moz-range-thumb]:bg-surface ' +
  'focus-visible:[&::-webkit-slider-thumb]:shadow-[0_0_0_2px_var(--surface),0_0_0_4px_var(--primary)] focus-visible:[&::-moz-range-thumb]:shadow-[0_0_0_2px_var(--surface),0_0_0_4px_var(--primary)]';

export function RangePair(props: RangePairProps) {
  const {
    legend,
    lowLabel,
    highLabel,
    min,
    max,
    value,
    onChange,
    onCommit,
    gap,
    step = 1,
    names,
    look = 'plain',
    className,
  } = props;
  const format = props.format ?? String;
  const [given, setGiven] = useState(value);
  const [pair, setPair] = useState<Pair>(() => settlePair(value, min, max));
  const told = useRef<Pair[]>([]);
  useEffect(() => {
    if (given[0] === value[0] && given[1] === value[1]) return;
    setGiven(value);
    const rest = afterOwn(told.current, value);
    told.current = rest ?? [];
    // What comes back is older than a thumb that moves meanwhile.
    if (!rest) setPair(settlePair(value, min, max));
  }, [given, value, min, max]);
  const [low, high] = pair;
  const move = (thumb: 'low' | 'high', to: number) => {
    const next = movePair(pair, { thumb, to }, min, max, gap);
    setPair(next);
    onChange?.(next);
  };
  const commit = () => {
    told.current.push(pair);
    onCommit?.(pair);
  };
  const pill = look === 'pill';
  const slider = (thumb: 'low' | 'high', current: number, label: string, name: string | undefined) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={format(current)}
      name={name}
      min={min}
      max={max}
      step={step}
      value={current}
      onChange={(event) => move(thumb, event.currentTarget.valueAsNumber)}
      onPointerUp={commit}
      onKeyUp={commit}
      // Both at the far end: the low thumb must be the one that can be taken.
      className={cx(THUMB, thumb === 'low' && percentOf(low, min, max) > 50 && 'z-1')}
    />
  );
  return (
    <fieldset
      className={cx(
        'min-w-0',
        pill &&
          'flex h-12 max-w-full items-center gap-3 rounded-full border border-line bg-surface px-5 transition-colors duration-fast hover:border-line-2',
        className,
      )}
    >
      <legend className={pill ? 'sr-only' : 'mb-1 text-t14 font-medium text-ink-2'}>{legend}</legend>
      {pill && (
        <span aria-hidden="true" className="text-t14 text-ink-2">
          {legend}
        </span>
      )}
      <div className={cx('flex items-center gap-3', pill ? 'w-56 min-w-0 grow' : 'h-11')}>
        <output className="min-w-[2ch] text-end font-semibold tabular-nums">{format(low)}</output>
        <div className="relative h-11 min-w-24 grow">
          <div className="absolute inset-x-3 top-1/2 h-1 -translate-y-1/2 rounded-full bg-surface-3">
            <div
              className="absolute inset-y-0 rounded-full bg-primary-fill"
              style={{
                insetInlineStart: `${percentOf(low, min, max)}%`,
                insetInlineEnd: `${100 - percentOf(high, min, max)}%`,
              }}
            />
          </div>
          {slider('low', low, lowLabel, names?.[0])}
          {slider('high', high, highLabel, names?.[1])}
        </div>
        <output className="min-w-[2ch] font-semibold tabular-nums">{format(high)}</output>
      </div>
    </fieldset>
  );
}
