import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { CONTROL_CLASS, Field, type FieldTexts } from './field.tsx';
import { growByHand } from './grow-by-hand.ts';

export type TextAreaProps = ComponentProps<'textarea'> &
  FieldTexts & {
    fieldClassName?: string | undefined;
  };

export function TextArea(props: TextAreaProps) {
  const {
    label,
    labelHidden,
    labelNote,
    hint,
    error,
    counter,
    id,
    rows = 3,
    className,
    fieldClassName,
    ...rest
  } = props;
  return (
    <Field {...{ label, labelHidden, labelNote, hint, counter, error, id }} className={fieldClassName}>
      {(control) => (
        <textarea
          rows={rows}
          {...rest}
          onInput={(event) => {
            growByHand(event.currentTarget);
            rest.onInput?.(event);
          }}
          {...control}
          className={cx(CONTROL_CLASS, 'field-sizing-content max-h-80 resize-y py-3', className)}
          style={{ minBlockSize: `${rows * 1.5 + 1.6}rem` }}
        />
      )}
    </Field>
  );
}
