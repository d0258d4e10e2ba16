import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { packagesQuery } from '#product/credits/ui/packages-query.ts';
import { useChoosePaymentCountry } from '#product/credits/ui/payment-country.ts';
import { PremiumScreen } from '#product/credits/ui/premium-screen.tsx';
import { pricesFor, readPricesSearch } from '#product/credits/ui/prices-search.ts';
import { loadPrices, useOwnPrices } from '#product/discounts/ui/own-prices.ts';
import { CapNotice } from '#product/payments/spending/ui/cap-notice.tsx';
import { loadCap } from '#product/payments/spending/ui/load-cap.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/premium')({
  validateSearch: knownSearch(['country', 'next'], readPricesSearch),
  loaderDeps: ({ search: { country } }) => ({ country }),
  beforeLoad: ({ context }) => context.texts('credits.packages', 'members.list', 'credits.premium'),
  loader: ({ context, deps }) => Promise.all([loadPrices(context, deps.country), loadCap(context, deps.country)]),
  head: ({ match }) => pageHead(match, match.context.t('credits.premium.title')),
  component: PremiumPage,
});

function PremiumPage() {
  const navigate = useNavigate({ from: '/premium' });
  const { country: asked, next } = Route.useSearch();
  const country = pricesFor(asked, useSettings());
  const { packages } = useSuspenseQuery(packagesQuery(useTransport(), country)).data;
  const own = useOwnPrices(country);
  const chooseCountry = useChoosePaymentCountry();
  return (
    <PremiumScreen
      packages={packages}
      own={own}
      country={country}
      next={next}
      notice={<CapNotice country={country} className="mb-7" />}
      onCountry={(chosen) => {
        chooseCountry(chosen);
        navigate({ search: next ? { next } : {}, replace: true, resetScroll: false });
      }}
    />
  );
}
