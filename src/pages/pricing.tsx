import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { giftsQuery } from '#product/chat/gifts/ui/gifts-query.ts';
import { packagesQuery } from '#product/credits/ui/packages-query.ts';
import { useChoosePaymentCountry } from '#product/credits/ui/payment-country.ts';
import { pricesFor, readPricesSearch } from '#product/credits/ui/prices-search.ts';
import { PricingScreen } from '#product/credits/ui/pricing-screen.tsx';
import { settingsQuery, useSettings } from '#product/sites/ui/settings.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/pricing')({
  validateSearch: knownSearch(['country'], (raw): { country?: string } => {
    const { country } = readPricesSearch(raw);
    return country ? { country } : {};
  }),
  loaderDeps: ({ search: { country } }) => ({ country }),
  beforeLoad: ({ context }) => context.texts('credits.packages', 'members.list', 'credits.pricing'),
  loader: async ({ context: { queryClient, transport }, deps }) => {
    const { settings } = await queryClient.ensureQueryData(settingsQuery(transport));
    const country = pricesFor(deps.country, settings);
    await Promise.all([
      queryClient.ensureQueryData(packagesQuery(transport, country)),
      queryClient.ensureQueryData(giftsQuery(transport, country)),
    ]);
  },
  head: ({ match }) => pageHead(match, match.context.t('credits.pricing.title')),
  component: PricingPage,
});

function PricingPage() {
  const navigate = useNavigate({ from: '/pricing' });
  const { country: asked } = Route.useSearch();
  const country = pricesFor(asked, useSettings());
  const transport = useTransport();
  const { packages } = useSuspenseQuery(packagesQuery(transport, country)).data;
  const { gifts } = useSuspenseQuery(giftsQuery(transport, country)).data;
  const chooseCountry = useChoosePaymentCountry();
  return (
    <PricingScreen
      packages={packages}
      country={country}
      gifts={gifts.map(({ credits }) => credits)}
      onCountry={async (chosen) => {
        await navigate({ search: { country: chosen }, replace: true, resetScroll: false });
        chooseCountry(chosen);
      }}
    />
  );
}
