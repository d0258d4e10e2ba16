import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { IconAlert } from './icons.tsx';

export type ControlIds = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldTexts = {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  labelNote?: ReactNode;
  hint?: ReactNode;
  counter?: ReactNode;
  error?: ReactNode;
};

export type FieldProps = FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: ControlIds) => ReactNode;
};

export function Field({ label, labelHidden, labelNote, hint, counter, error, id, className, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const described = cx(
    error ? `${control}-error` : null,
    hint ? `${control}-hint` : null,
    counter ? `${control}-counter` : null,
  );
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label
        htmlFor={control}
        className={
          labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3 text-t14 font-medium text-ink-2'
        }
      >
        <span>{label}</span>
        {labelNote && <span className="text-t13 font-regular text-ink-3">{labelNote}</span>}
      </label>
      {children({ id: control, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
      {(hint || counter) && (
        <div className="flex justify-between gap-3 text-ink-3 text-t13">
          {hint && <p id={`${control}-hint`}>{hint}</p>}
          {counter && (
            <p id={`${control}-counter`} className="ms-auto shrink-0 tabular-nums">
              {counter}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-t13 font-medium text-danger">
      <IconAlert className="mt-px size-4" />
      <span>{children}</span>
    </p>
  );
}

export function FormError({ children, className }: { children?: ReactNode; className?: string | undefined }) {
  return (
    <div role="alert" className={className}>
      {children && (
        <div className="flex items-start gap-2.5 rounded-control bg-danger-tint px-4 py-3 text-t14 font-medium text-danger">
          <IconAlert className="mt-px size-4.5" />
          <div>{children}</div>
        </div>
      )}
    </div>
  );
}

export function FieldGroup(
  props: FieldTexts & {
    errorFirst?: boolean | undefined;
    className?: string | undefined;
    children: ReactNode;
  },
) {
  const { label, labelHidden, hint, error, errorFirst = false, className, children } = props;
  const id = useId();
  return (
    <fieldset
      className={cx('min-w-0', className)}
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-t14 font-medium text-ink-2'}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-t13 text-ink-3">
          {hint}
        </p>
      )}
      {!errorFirst && children}
      {error && (
        <div className={errorFirst ? 'mb-2' : 'mt-1.5'}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      {errorFirst && children}
    </fieldset>
  );
}

export const CONTROL_CLASS =
  'w-full min-w-0 rounded-control border border-line-2 bg-surface px-4 text-t16 text-ink ' +
  'transition-[border-color,box-shadow] duration-fast ease-calm hover:border-ink-3 ' +
  'focus:border-primary focus:shadow-[0_0_0_1px_var(--primary)] focus:outline-none ' +
  'aria-invalid:border-danger aria-invalid:shadow-[0_0_0_1px_var(--danger)] ' +
  'disabled:border-line disabled:bg-surface-2 disabled:text-ink-3 forced-colors:focus:outline-2';
