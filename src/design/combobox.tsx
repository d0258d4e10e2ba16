import { useState } from 'react';
import { useLazy } from '#platform/browser/use-lazy.ts';
import type { ComboboxProps } from './combobox-list.tsx';
import { cx } from './cx.ts';
import { CONTROL_CLASS, Field } from './field.tsx';
import { IconChevronDown } from './icons.tsx';

const loadPart = () => import('./combobox-list.tsx').then((module) => module.ComboboxList);

/** A long list that is searched by typing. Until somebody comes near it is a plain field with the chosen label in it. */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    labelHidden,
    labelNote,
    hint,
    error,
    id,
    className,
    options,
    value,
    chosen,
    placeholder,
    disabled,
    name,
  } = props;
  const [near, setNear] = useState(false);
  const [focused, setFocused] = useState(false);
  const [pressed, setPressed] = useState(false);
  const Part = useLazy(loadPart, near);
  return (
    <Field {...{ label, labelHidden, labelNote, hint, error, id, className }}>
      {(control) =>
        Part ? (
          <Part {...props} control={control} takeFocus={focused} startOpen={pressed} />
        ) : (
          <div className="relative">
            <input
              {...control}
              role="combobox"
              aria-expanded={false}
              aria-controls={`${control.id}-list`}
              autoComplete="off"
              readOnly
              disabled={disabled}
              placeholder={placeholder}
              value={(chosen ?? options.find((option) => option.value === value))?.label ?? ''}
              className={cx(CONTROL_CLASS, 'h-12 truncate pe-13')}
              onPointerEnter={() => setNear(true)}
              onClick={() => setPressed(true)}
              onFocus={() => {
                setNear(true);
                setFocused(true);
              }}
            />
            <IconChevronDown className="pointer-events-none absolute end-3.5 top-3.75 size-4.5 text-ink-2" />
            {name && <input type="hidden" name={name} value={value ?? ''} />}
          </div>
        )
      }
    </Field>
  );
}
