import { useTranslations } from '#platform/i18n/intl.tsx';
import type { PaymentMethod } from '#product/payments/contract.ts';
import { useMethod } from '../../desk/ui/use-method.ts';
import type { ProviderView } from '../contract.ts';

export interface MethodsOff {
  everywhere: PaymentMethod[];
  in: Record<string, PaymentMethod[]>;
}

interface MethodsTableProps {
  methods: ProviderView['methods'];
  countries: readonly string[];
  off: MethodsOff;
  onChange: (off: MethodsOff) => void;
}

export function MethodsTable({ methods, countries, off, onChange }: MethodsTableProps) {
  const t = useTranslations('backoffice.providers');
  const methodName = useMethod();
  const without = (list: readonly PaymentMethod[], method: PaymentMethod) => list.filter((one) => one !== method);
  const toggle = (method: PaymentMethod, country: string | null, on: boolean) => {
    if (country === null)
      return onChange({
        ...off,
        everywhere: on ? without(off.everywhere, method) : [...without(off.everywhere, method), method],
      });
    const there = off.in[country] ?? [];
    const next = on ? without(there, method) : [...without(there, method), method];
    const { [country]: _, ...others } = off.in;
    return onChange({ ...off, in: next.length ? { ...others, [country]: next } : others });
  };
  return (
    <section aria-labelledby="methods">
      <h3 id="methods" className="font-semibold text-t14">
        {t('methods')}
      </h3>
      <p className="mb-2 text-ink-2 text-t13">{t('methodsHint')}</p>
      <div className="max-h-96 overflow-auto rounded-control border border-line">
        <table className="w-full border-collapse text-t13">
          <thead className="sticky top-0 z-10 bg-paper">
            <tr className="border-line border-b">
              <th scope="col" className="h-9 px-2 text-start font-regular text-ink-2">
                {t('method')}
              </th>
              <th scope="col" className="px-2 font-regular text-ink-2">
                {t('everywhere')}
              </th>
              {countries.map((country) => (
                <th key={country} scope="col" className="px-2 font-regular text-ink-2">
                  {country}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {methods.map(({ method, countries: offered, on_request }) => {
              const isOn = !off.everywhere.includes(method);
              const name = methodName(method);
              return (
                <tr key={method} className="border-line border-b last:border-0">
                  <th scope="row" className="h-9 px-2 text-start font-regular">
                    {name}
                    {on_request && <span className="block text-ink-2">{t('onRequest')}</span>}
                  </th>
                  <td className="text-center">
                    <Box label={`${name}, ${t('everywhere')}`} on={isOn} onChange={(on) => toggle(method, null, on)} />
                  </td>
                  {countries.map((country) => (
                    <td key={country} className="text-center">
                      {offered === null || offered.includes(country) ? (
                        <Box
                          label={`${name}, ${country}`}
                          on={isOn && !off.in[country]?.includes(method)}
                          disabled={!isOn}
                          onChange={(on) => toggle(method, country, on)}
                        />
                      ) : (
                        <span className="text-ink-3">–</span>
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface BoxProps {
  label: string;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

function Box({ label, on, disabled, onChange }: BoxProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={on}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
      className="size-6 align-middle accent-primary"
    />
  );
}
