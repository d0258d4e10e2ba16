import type { Ref } from 'react';
import { TextField } from '#design/text-field.tsx';

interface CodeFieldProps {
  label: string;
  value: string;
  failure: string;
  onChange: (code: string) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function CodeField({ label, value, failure, onChange, ref }: CodeFieldProps) {
  return (
    <TextField
      ref={ref}
      label={label}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      value={value}
      error={failure || undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
