import { useId } from 'react';
import { cx } from '#design/cx.ts';
import { CONTROL_CLASS, Field, FieldError, FieldGroup } from '#design/field.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { USERNAME_MAX, USERNAME_MIN } from '#product/accounts/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { StepProps } from './who-step.tsx';

const PARTS = [
  { field: 'day', autoComplete: 'bday-day', length: 2 },
  { field: 'month', autoComplete: 'bday-month', length: 2 },
  { field: 'year', autoComplete: 'bday-year', length: 4 },
] as const;

export function NameStep({ form: { register, formState } }: StepProps) {
  const t = useTranslations('signup');
  const { min_age } = useSettings();
  const wrongId = useId();
  const { errors } = formState;
  const wrongDate = (errors.day ?? errors.month ?? errors.year)?.message;
  return (
    <div className="flex flex-col gap-5">
      <FieldGroup label={t('name.born', { min_age })}>
        <div className="grid grid-cols-[1fr_1fr_1.5fr] gap-2.5">
          {PARTS.map(({ field, autoComplete, length }) => (
            <Field key={field} label={t(`name.${field}`)}>
              {({ id }) => (
                <input
                  type="text"
                  id={id}
                  inputMode="numeric"
                  autoComplete={autoComplete}
                  maxLength={length}
                  aria-invalid={wrongDate ? true : undefined}
                  aria-describedby={wrongDate ? wrongId : undefined}
                  className={cx(CONTROL_CLASS, 'h-12')}
                  {...register(field)}
                />
              )}
            </Field>
          ))}
        </div>
        {wrongDate && (
          <div className="mt-1.5">
            <FieldError id={wrongId}>{wrongDate}</FieldError>
          </div>
        )}
      </FieldGroup>
      <TextField
        label={t('name.username')}
        hint={t('name.hint', { min: USERNAME_MIN, max: USERNAME_MAX })}
        error={errors.name?.message}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        {...register('name')}
      />
    </div>
  );
}
