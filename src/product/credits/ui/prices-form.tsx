import { Button } from '#design/button.tsx';
import { Select } from '#design/select.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useCountryPrices } from './country-prices.ts';

interface PricesFormProps {
  country: string;
  onCountry: (country: string) => void;
}

export function PricesForm({ country, onCountry }: PricesFormProps) {
  const t = useTranslations('credits.packages');
  const p = useTranslations('credits.pricing');
  const options = useCountryPrices().map(({ code, name, symbol }) => ({ value: code, label: `${name}, ${symbol}` }));
  return (
    <form method="get" action="/pricing" className="flex flex-wrap items-end gap-2 max-s:w-full">
      <Select
        name="country"
        label={t('country')}
        options={options}
        value={country}
        fieldClassName="grow s:w-72 s:grow-0"
        onChange={(event) => onCountry(event.target.value)}
      />
      <noscript>
        <Button type="submit" variant="outline">
          {p('show')}
        </Button>
      </noscript>
    </form>
  );
}
