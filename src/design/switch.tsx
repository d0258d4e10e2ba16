import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> & {
  label: ReactNode;
  hint?: ReactNode;
  place?: 'start' | 'end' | undefined;
};

// The state of a native checkbox is its own: aria-checked beside it could only contradict.
const ROLE = 'switch' as const;

export function Switch({ label, hint, place = 'start', id, className, ...rest }: SwitchProps) {
  const own = useId();
  const control = id ?? own;
  return (
    <label
      htmlFor={control}
      className={cx(
        'flex min-h-11 items-center gap-3',
        place === 'end' && 'flex-row-reverse justify-between',
        className,
      )}
    >
      <span className="relative inline-block h-7 w-12 shrink-0">
        <input
          {...rest}
          type="checkbox"
          role={ROLE}
          id={control}
          aria-describedby={hint ? `${control}-hint` : undefined}
          className={
            'peer block h-7 w-12 appearance-none rounded-full bg-line-2 transition-colors duration-base ease-calm checked:bg-primary-fill ' +
            'hover:bg-ink-3 checked:hover:bg-primary-hover disabled:opacity-50 forced-colors:border'
          }
        />
        <span className="pointer-events-none absolute start-0.5 top-0.5 size-6 rounded-full bg-white shadow-[0_1px_3px_oklch(0_0_0/.3)] transition-transform duration-base ease-calm peer-checked:translate-x-5 rtl:peer-checked:-translate-x-5 forced-colors:bg-[CanvasText]" />
      </span>
      <span className="min-w-0">
        <span className="block leading-snug font-medium">{label}</span>
        {hint && (
          <span id={`${control}-hint`} className="block text-t13 text-ink-3">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
