import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { FieldGroup } from './field.tsx';

export type SegmentedOption<Value extends string> = { value: Value; label: ReactNode; icon?: ReactNode };

export type SegmentedProps<Value extends string> = {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  options: ReadonlyArray<SegmentedOption<Value>>;
  /** Nothing is chosen for you: leave it `null` until somebody does. */
  value: Value | null;
  onChange: (value: Value) => void;
  name?: string | undefined;
  error?: ReactNode;
  size?: 's' | 'm' | undefined;
  className?: string | undefined;
};

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, legendHidden, options, value, onChange, name, error, size = 'm', className } = props;
  const own = useId();
  return (
    <FieldGroup label={legend} labelHidden={legendHidden} error={error} className={className}>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-button bg-surface-2 p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative flex min-w-0 items-center justify-center gap-2 rounded-[max(2px,calc(var(--r-button)-4px))] px-3 text-center leading-tight font-medium text-ink-2',
              'transition-[background-color,color,box-shadow] duration-fast ease-calm hover:text-ink',
              'has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-rest dark:has-checked:bg-surface-3',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-primary',
              size === 's' ? 'min-h-9 text-t14' : 'min-h-11 text-t16',
            )}
          >
            <input
              type="radio"
              name={name ?? own}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] outline-none forced-colors:appearance-auto"
            />
            {option.icon}
            <span className="min-w-0">{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
