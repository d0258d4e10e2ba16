import { Link } from '@tanstack/react-router';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useCountryPrices } from './country-prices.ts';
import { useChoosePaymentCountry } from './payment-country.ts';

export function EveryCountry({ country }: { country: string }) {
  const choose = useChoosePaymentCountry();
  const t = useTranslations('credits.pricing.everywhere');
  return (
    <ul className="grid grid-cols-1 gap-x-12 s:grid-cols-2 l:grid-cols-3">
      {useCountryPrices().map(({ code, name, currency, least }) => (
        <li key={code} className="border-line border-b">
          <Link
            to="/pricing"
            search={{ country: code }}
            aria-current={code === country || undefined}
            className="group flex min-h-14 flex-wrap items-center gap-x-4 py-2 hover:text-primary aria-[current=true]:text-primary"
            onClick={() => choose(code)}
          >
            <span className="min-w-0 grow">
              <span className="block font-semibold group-hover:underline">{name}</span>
              <span className="block text-ink-2 text-t13">{currency}</span>
            </span>
            <span className="text-end text-t14 tabular-nums">{t('least', { money: least })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
