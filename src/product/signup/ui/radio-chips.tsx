import type { ComponentProps } from 'react';
import { FieldGroup } from '#design/field.tsx';

interface RadioChipsProps {
  legend: string;
  options: readonly { value: string; label: string }[];
  error?: string | undefined;
  input: Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'>;
}

export function RadioChips({ legend, options, error, input }: RadioChipsProps) {
  return (
    <FieldGroup label={legend} error={error}>
      <div className="grid grid-cols-2 gap-2 s:flex s:flex-wrap">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="relative flex min-h-11 min-w-16 items-center justify-center rounded-full border border-line-2 bg-surface px-4 font-medium transition-colors duration-fast hover:border-ink-3 has-checked:border-primary has-checked:bg-primary-tint has-checked:text-primary has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2"
          >
            <input
              {...input}
              type="radio"
              value={value}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none forced-colors:appearance-auto"
            />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
