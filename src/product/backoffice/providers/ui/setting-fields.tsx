import { Checkbox } from '#design/checkbox.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { ACCOUNT_SETTINGS } from '#product/payments/payment-accounts/contract.ts';
import type { ProviderView } from '../contract.ts';

interface SettingFieldsProps {
  settings: ProviderView['settings'];
  values: Readonly<Record<string, string>>;
  wrong: Readonly<Record<string, string>>;
  /** Only a test account of a live deployment is asked whether it counts. */
  asksAllowTest: boolean;
}

export function SettingFields({ settings, values, wrong, asksAllowTest }: SettingFieldsProps) {
  const t = useTranslations('backoffice.providers');
  const named = ACCOUNT_SETTINGS.filter((name) => name !== 'allow_test').filter((name) =>
    settings.some((setting) => setting.name === name),
  );
  const columns = settings.filter(({ name }) => name.startsWith('csv_'));
  const field = (name: string, label: string, needed = false) => (
    <TextField
      key={name}
      name={`setting ${name}`}
      label={label}
      required={needed}
      maxLength={300}
      autoComplete="off"
      defaultValue={values[name] ?? ''}
      error={wrong[name]}
      className="h-9! text-t14!"
    />
  );
  return (
    <>
      {named.map((name) =>
        field(name, t(`settings.${name}`), settings.find((setting) => setting.name === name)?.needed),
      )}
      {columns.length > 0 && (
        <details className="text-t14">
          <summary className="min-h-6 cursor-pointer">{t('columns')}</summary>
          <div className="mt-2 flex flex-col gap-3">{columns.map(({ name }) => field(name, name))}</div>
        </details>
      )}
      {!asksAllowTest && values.allow_test && (
        <input type="hidden" name="setting allow_test" value={values.allow_test} />
      )}
      {asksAllowTest && settings.some(({ name }) => name === 'allow_test') && (
        <Checkbox
          name="setting allow_test"
          value="yes"
          label={t('settings.allow_test')}
          hint={t('allowTestHint')}
          defaultChecked={values.allow_test === 'yes'}
        />
      )}
    </>
  );
}

export const settingsIn = (words: FormData): Record<string, string> =>
  Object.fromEntries(
    [...words.entries()]
      .filter(([name, value]) => name.startsWith('setting ') && `${value}`.trim() !== '')
      .map(([name, value]) => [name.slice('setting '.length), `${value}`.trim()]),
  );
