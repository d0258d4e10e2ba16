import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { FieldGroup } from './field.tsx';

export type RadioCardOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  mark?: ReactNode;
  disabled?: boolean | undefined;
};

export type RadioCardsProps<Value extends string> = {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  options: ReadonlyArray<RadioCardOption<Value>>;
  /** `null`: opens with nothing chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  name?: string | undefined;
  error?: ReactNode;
  look?: 'list' | 'cards' | undefined;
  className?: string | undefined;
};

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, legendHidden, options, value, onChange, name, error, look = 'list', className } = props;
  const own = useId();
  const list = look === 'list';
  return (
    <FieldGroup label={legend} labelHidden={legendHidden} error={error} errorFirst className={className}>
      <div
        className={
          list
            ? 'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-rest'
            : 'grid grid-cols-1 gap-3 s:grid-cols-2'
        }
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'flex min-h-16 items-center gap-3.5 px-4.5 py-3 transition-colors duration-fast has-checked:bg-primary-tint',
              'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-primary has-disabled:text-ink-3',
              list
                ? 'hover:bg-surface-2'
                : 'rounded-card border border-line bg-surface hover:border-line-2 has-checked:border-primary',
            )}
          >
            <input
              type="radio"
              name={name ?? own}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(option.value)}
              className={
                'size-5.5 shrink-0 scroll-mt-32 appearance-none rounded-full border border-line-2 bg-surface outline-none transition-[border-width,border-color] duration-fast aria-invalid:border-danger ' +
                'checked:border-7 checked:border-primary-fill checked:bg-white forced-colors:appearance-auto'
              }
            />
            <span className="min-w-0 grow">
              <span className="block leading-snug font-medium">{option.label}</span>
              {option.hint && <span className="block text-t14 text-ink-2">{option.hint}</span>}
            </span>
            {option.mark}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
