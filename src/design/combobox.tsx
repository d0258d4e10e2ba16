import { type ChangeEvent, useCallback, useRef, useState } from 'react';
import { useLazy } from '#platform/browser/use-lazy.ts';
import type { ComboboxProps, Selected } from './combobox-list.tsx';
import { cx } from './cx.ts';
import { CONTROL_CLASS, Field } from './field.tsx';
import { IconChevronDown } from './icons.tsx';

const loadPart = () => import('./combobox-list.tsx').then((module) => module.ComboboxList);

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
    onChange,
    onSearch,
  } = props;
  const [near, setNear] = useState(false);
  const [focused, setFocused] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  // Letters that are being composed would be lost with the field.
  const [composing, setComposing] = useState(false);
  const selection = useRef<Selected | null>(null);
  const loaded = useLazy(loadPart, near);
  const Part = composing ? null : loaded;
  const keepSelection = useCallback((field: HTMLInputElement | null) => {
    // A field that is out of the page tells where the cursor was a letter ago.
    return () => {
      if (field) selection.current = [field.selectionStart, field.selectionEnd];
    };
  }, []);
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    onSearch?.(target.value);
    if (target.value === '' && value !== null) onChange(null);
  };
  return (
    <Field {...{ label, labelHidden, labelNote, hint, error, id, className }}>
      {(control) =>
        Part ? (
          <Part {...props} control={control} takeFocus={focused} startOpen={pressed} typed={typed} before={selection} />
        ) : (
          <div className="relative">
            <input
              {...control}
              ref={keepSelection}
              role="combobox"
              aria-expanded={false}
              aria-controls={`${control.id}-list`}
              autoComplete="off"
              disabled={disabled}
              placeholder={placeholder}
              value={typed ?? (chosen ?? options.find((option) => option.value === value))?.label ?? ''}
              onChange={type}
              onCompositionStart={() => setComposing(true)}
              onCompositionEnd={() => setComposing(false)}
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
