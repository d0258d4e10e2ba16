import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { GENDERS } from '#product/members/contract.ts';
import { SEXUALITIES } from '#product/members/fields/contract.ts';
import { RadioChips } from '../radio-chips.tsx';
import type { SignupValues } from '../signup-fields.ts';

export interface StepProps {
  form: UseFormReturn<SignupValues>;
}

export function WhoStep({ form: { register, formState } }: StepProps) {
  const t = useTranslations('signup.form');
  const { errors } = formState;
  return (
    <div className="flex flex-col gap-5">
      <RadioChips
        legend={t('who.gender')}
        options={GENDERS.toReversed().map((value) => ({ value, label: t(`who.genders.${value}`) }))}
        error={errors.gender?.message}
        input={register('gender')}
      />
      <RadioChips
        legend={t('who.sexuality')}
        options={SEXUALITIES.map((value) => ({ value, label: t(`who.sexualities.${value}`) }))}
        error={errors.sexuality?.message}
        input={register('sexuality')}
      />
      <p className="text-ink-2 text-t13">{t('draft')}</p>
    </div>
  );
}
