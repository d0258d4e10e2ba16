import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { GENDERS, isForMen } from '#product/members/contract.ts';
import { SEXUALITIES } from '#product/sites/profiles/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { RadioChips } from '../radio-chips.tsx';
import type { SignupValues } from '../signup-fields.ts';

export interface StepProps {
  form: UseFormReturn<SignupValues>;
}

export function WhoStep({ form: { register, formState } }: StepProps) {
  const t = useTranslations('signup.form');
  const { errors } = formState;
  const forMen = isForMen(useSettings());
  const sexualities = SEXUALITIES.filter((value) => !forMen || value === 'gay' || value === 'bi');
  return (
    <div className="flex flex-col gap-5">
      {!forMen && (
        <RadioChips
          legend={t('who.gender')}
          options={GENDERS.toReversed().map((value) => ({ value, label: t(`who.genders.${value}`) }))}
          error={errors.gender?.message}
          input={register('gender')}
        />
      )}
      <RadioChips
        legend={t('who.sexuality')}
        options={sexualities.map((value) => ({ value, label: t(`who.sexualities.${value}`) }))}
        error={errors.sexuality?.message}
        input={register('sexuality')}
      />
      <p className="text-ink-2 text-t13">{t('draft')}</p>
    </div>
  );
}
