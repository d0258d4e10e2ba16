import { useTranslations } from 'use-intl/react';
import { FieldGroup } from '#design/field.tsx';
import { TextField } from '#design/text-field.tsx';
import { USERNAME_MAX, USERNAME_MIN } from '#product/accounts/contract.ts';
import { useSettings } from '#product/sites/ui/settings.ts';
import type { StepProps } from './who-step.tsx';

const PARTS = [
  { field: 'day', autoComplete: 'bday-day', length: 2 },
  { field: 'month', autoComplete: 'bday-month', length: 2 },
  { field: 'year', autoComplete: 'bday-year', length: 4 },
] as const;

export function NameStep({ form: { register, formState } }: StepProps) {
  const t = useTranslations('signup');
  const { min_age } = useSettings();
  const { errors } = formState;
  const wrongDate = (errors.day ?? errors.month ?? errors.year)?.message;
  return (
    <div className="flex flex-col gap-5">
      <FieldGroup label={t('name.born', { min_age })} error={wrongDate}>
        <div className="grid grid-cols-[1fr_1fr_1.5fr] gap-2.5">
          {PARTS.map(({ field, autoComplete, length }) => (
            <TextField
              key={field}
              label={t(`name.${field}`)}
              inputMode="numeric"
              autoComplete={autoComplete}
              maxLength={length}
              className={wrongDate ? 'border-danger' : undefined}
              {...register(field)}
            />
          ))}
        </div>
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
