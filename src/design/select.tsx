import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { CONTROL_CLASS, Field, type FieldTexts } from './field.tsx';
import { IconChevronDown } from './icons.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };
export type SelectOptionGroup = { label: string; options: readonly SelectOption[] };

export type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'children'> &
  FieldTexts & {
    options: ReadonlyArray<SelectOption | SelectOptionGroup>;
    placeholder?: string | undefined;
    look?: 'box' | 'short' | 'pill' | 'plain' | undefined;
    fieldClassName?: string | undefined;
  };

const LOOKS = {
  box: cx(CONTROL_CLASS, 'h-12 ps-4 pe-11'),
  short: cx(CONTROL_CLASS, 'h-12 ps-3 pe-7 tabular-nums'),
  pill: 'h-12 max-w-full rounded-full border border-line bg-surface ps-5 pe-11 text-t16 font-medium text-ink transition-colors duration-fast hover:border-line-2',
  plain: 'h-11 max-w-full rounded-control bg-transparent ps-2 pe-8 text-t16 font-medium text-ink',
};

export function Select(props: SelectProps) {
  const {
    label,
    labelHidden,
    labelNote,
    hint,
    error,
    options,
    placeholder,
    look = 'box',
    id,
    className,
    fieldClassName,
    ...rest
  } = props;
  return (
    <Field {...{ label, labelHidden, labelNote, hint, error, id }} className={fieldClassName}>
      {(control) => (
        <span className="relative inline-flex min-w-0 items-center">
          <select {...rest} {...control} className={cx('appearance-none truncate', LOOKS[look], className)}>
            {placeholder !== undefined && <option value="">{placeholder || '\u00a0'}</option>}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(drawOption)}
                </optgroup>
              ) : (
                drawOption(entry)
              ),
            )}
          </select>
          <IconChevronDown
            className={cx(
              'pointer-events-none absolute size-4.5 text-ink-2',
              look === 'plain' || look === 'short' ? 'end-2' : 'end-4',
            )}
          />
        </span>
      )}
    </Field>
  );
}

function drawOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
