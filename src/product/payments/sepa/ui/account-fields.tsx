import { Panel } from '#design/layout.tsx';
import { TextField } from '#design/text-field.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { countriesIn } from '#platform/i18n/intl-objects.ts';
import { MAX_LENGTHS } from '../contract.ts';
import type { Field } from './read-form.ts';

export interface FieldsProps {
  errors: Partial<Record<Field, string>>;
  onChange: (field: Field) => void;
}

const MAX_NAMED = 3;

export function AccountFields({ errors, onChange, countries }: FieldsProps & { countries: readonly string[] }) {
  const t = useTranslations('payments.direct-debit');
  const format = useFormatter();
  const names = countriesIn(useLocale());
  const field = (name: Exclude<Field, 'mandate' | 'begin_at_once' | 'code'>) => ({
    name,
    maxLength: MAX_LENGTHS[name],
    error: errors[name],
    onChange: () => onChange(name),
  });
  const named = countries.length <= MAX_NAMED ? format.list(countries.map((one) => names.of(one) ?? one)) : null;
  return (
    <Panel as="section">
      <h2 className="headline text-t22">{t('account')}</h2>
      <div className="mt-4 grid gap-4">
        <TextField {...field('holder')} label={t('holder')} autoComplete="name" />
        <TextField
          {...field('iban')}
          label={t('iban')}
          hint={named && t('ibanHint', { countries: named })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="tabular-nums"
        />
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] items-start gap-4">
          <TextField {...field('street')} label={t('street')} autoComplete="off" />
          <TextField {...field('house_number')} label={t('number')} autoComplete="off" />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] items-start gap-4 max-s:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <TextField {...field('postal_code')} label={t('postal')} autoComplete="postal-code" />
          <TextField {...field('city')} label={t('city')} autoComplete="address-level2" />
        </div>
      </div>
    </Panel>
  );
}
