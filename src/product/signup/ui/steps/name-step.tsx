import { TextField } from '#design/text-field.tsx';
import { graphemesIn } from '#platform/graphemes.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { USERNAME_MAX } from '#product/accounts/contract.ts';
import { DateFields } from '../date-fields.tsx';
import type { StepProps } from './who-step.tsx';

export function NameStep({ form }: StepProps) {
  const t = useTranslations('signup.form');
  const count = graphemesIn(form.watch('name').trim(), USERNAME_MAX);
  return (
    <div className="flex flex-col gap-5">
      <DateFields form={form} />
      <TextField
        label={t('name.username')}
        hint={t('name.hint')}
        counter={t('counter', { count, max: USERNAME_MAX })}
        error={form.formState.errors.name?.message}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('name')}
      />
    </div>
  );
}
