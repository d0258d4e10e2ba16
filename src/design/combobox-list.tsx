import { Combobox as Base } from '@base-ui/react/combobox';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { cx } from './cx.ts';
import { CONTROL_CLASS, type FieldTexts } from './field.tsx';
import { IconCheck, IconChevronDown, IconClose } from './icons.tsx';

export type ComboboxProps = FieldTexts & {
  options: readonly ComboboxOption[];
  value: string | null;
  chosen?: ComboboxOption | null | undefined;
  onChange: (value: string | null) => void;
  onSearch?: ((text: string) => void) | undefined;
  remote?: boolean | undefined;
  placeholder?: string | undefined;
  emptyText: string;
  clearLabel: string;
  openLabel: string;
  name?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

export type ComboboxOption = { value: string; label: string; note?: string | undefined };

export type ComboboxPartProps = ComboboxProps & {
  control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
  takeFocus: boolean;
  startOpen: boolean;
  typed: string | null;
  before: RefObject<Selected | null>;
};

export type Selected = [start: number | null, end: number | null];

export function ComboboxList(props: ComboboxPartProps) {
  const { options, value, onChange, onSearch, remote, placeholder, emptyText, clearLabel, openLabel, name, disabled } =
    props;
  const { control, takeFocus, startOpen, typed, before } = props;
  const input = useRef<HTMLInputElement>(null);
  // A dialog takes the focus that nobody has; a key before the list listens is typed into what was there.
  const touched = useRef(false);
  useLayoutEffect(() => {
    const field = input.current;
    if (!takeFocus || !field) return;
    field.focus();
    if (typed !== null) setText(field, typed);
    selectAs(before.current, field);
    field.addEventListener('input', () => (touched.current = true), { once: true });
  }, [takeFocus, typed, before]);
  useEffect(() => {
    const field = input.current;
    if (!takeFocus || !field || touched.current) return;
    if (typed !== null) {
      setText(field, typed);
      // What a hand types opens the list; what a browser fills in does not.
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: typed }));
    }
    // Once React has written into the field what was typed.
    queueMicrotask(() => selectAs(before.current, field));
  }, [takeFocus, typed, before]);
  const { label, note } = props.chosen ?? options.find((option) => option.value === value) ?? {};
  // An equal option that is another object would count as a new choice, and be written over what is typed.
  const chosen = useMemo<ComboboxOption | null>(
    () => (value === null || label === undefined ? null : { value, label, note }),
    [value, label, note],
  );
  return (
    <Base.Root<ComboboxOption>
      items={options}
      value={chosen}
      onValueChange={(next) => onChange(next?.value ?? null)}
      onInputValueChange={(text) => onSearch?.(text)}
      isItemEqualToValue={(one, other) => one.value === other.value}
      {...(remote ? { filter: null } : {})}
      disabled={disabled}
      autoHighlight
      defaultOpen={startOpen}
    >
      <div className="relative">
        <Base.Input {...control} ref={input} placeholder={placeholder} className={cx(CONTROL_CLASS, 'h-12 pe-20')} />
        <div className="absolute inset-y-0 end-1 flex items-center text-ink-2">
          <Base.Clear
            aria-label={clearLabel}
            className="grid size-10 place-items-center rounded-full hover:bg-surface-2"
          >
            <IconClose className="size-4.5" />
          </Base.Clear>
          <Base.Trigger
            aria-label={openLabel}
            className="grid size-10 place-items-center rounded-full hover:bg-surface-2"
          >
            <IconChevronDown className="size-4.5" />
          </Base.Trigger>
        </div>
      </div>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      <Base.Portal>
        <Base.Positioner sideOffset={6} collisionPadding={12} className="z-50 outline-none">
          <Base.Popup className="max-h-[min(22rem,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 text-ink shadow-float transition-opacity duration-fast data-ending-style:opacity-0 data-starting-style:opacity-0">
            <Base.Empty className="px-3 text-t14 text-ink-2 not-empty:py-3">{emptyText}</Base.Empty>
            <Base.List>
              {(option: ComboboxOption) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 leading-tight outline-none select-none data-highlighted:bg-surface-2 data-selected:font-semibold"
                >
                  <span className="min-w-0 grow">
                    {option.label}
                    {option.note && <span className="block text-t13 font-regular text-ink-3">{option.note}</span>}
                  </span>
                  <Base.ItemIndicator className="text-primary">
                    <IconCheck />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** React overwrites the setter of the field itself, and would take the text for its own. */
const setText = (field: HTMLInputElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);

function selectAs(before: Selected | null, field: HTMLInputElement): void {
  if (before) field.setSelectionRange(...before);
}
