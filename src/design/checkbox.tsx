import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field.tsx';
import { IconCheck } from './icons.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** Never ticked in advance. The whole line can be pressed. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const own = useId();
  const control = id ?? own;
  const described = [error ? `${control}-error` : '', hint ? `${control}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <label htmlFor={control} className="group flex min-h-11 items-start gap-3 py-2.5">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...rest}
            type="checkbox"
            id={control}
            aria-invalid={error ? true : undefined}
            aria-describedby={described || undefined}
            className={
              'peer size-6 appearance-none rounded-chip border border-line-2 bg-surface transition-colors duration-fast ' +
              'group-hover:border-ink-3 checked:border-transparent checked:bg-primary-fill aria-invalid:border-danger ' +
              'disabled:bg-surface-3 forced-colors:appearance-auto'
            }
          />
          <IconCheck
            strokeWidth={2.6}
            className="pointer-events-none absolute size-4.5 scale-50 text-on-primary opacity-0 transition-[opacity,scale] duration-fast peer-checked:scale-100 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0 leading-6">{label}</span>
      </label>
      {error && (
        <div className="ms-9">
          <FieldError id={`${control}-error`}>{error}</FieldError>
        </div>
      )}
      {hint && (
        <p id={`${control}-hint`} className="ms-9 text-t13 text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
