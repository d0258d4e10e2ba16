import type { ReactNode } from 'react';
import { TextField } from '#design/text-field.tsx';
import { graphemesIn } from '#platform/graphemes.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { MAX_USERNAME_LENGTH } from '#product/accounts/contract.ts';
import { DateFields } from '../date-fields.tsx';
import type { StepProps } from './who-step.tsx';

export function NameStep({ form, children }: StepProps & { children: ReactNode }) {
  const t = useTranslations('signup.form');
  const count = graphemesIn(form.watch('name').trim(), MAX_USERNAME_LENGTH);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <DateFields form={form} />
        {children}
      </div>
      <TextField
        label={t('name.username')}
        hint={t('name.hint')}
        counter={t('counter', { count, max: MAX_USERNAME_LENGTH })}
        error={form.formState.errors.name?.message}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('name')}
      />
    </div>
  );
}
