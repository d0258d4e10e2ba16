import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { CONTROL_CLASS, Field, type FieldTexts } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> &
  FieldTexts & {
    icon?: ReactNode;
    end?: ReactNode;
    fieldClassName?: string | undefined;
  };

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, labelNote, hint, counter, error, icon, end, id, className, fieldClassName, ...rest } =
    props;
  return (
    <Field {...{ label, labelHidden, labelNote, hint, counter, error, id }} className={fieldClassName}>
      {(control) => (
        <span className="relative block">
          {icon && (
            <span className="pointer-events-none absolute inset-y-0 start-3.5 grid place-items-center text-ink-2">
              {icon}
            </span>
          )}
          <input
            type="text"
            {...rest}
            {...control}
            className={cx(CONTROL_CLASS, 'h-12', icon ? 'ps-11' : null, end ? 'pe-13' : null, className)}
          />
          {end && <span className="absolute inset-y-0 end-1 grid place-items-center text-ink-2">{end}</span>}
        </span>
      )}
    </Field>
  );
}
