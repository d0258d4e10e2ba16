import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { Badge } from '#design/badge.tsx';
import { Button, type ButtonVariant, LinkButton } from '#design/button.tsx';
import { IconCoins } from '#design/icons.tsx';
import { PageContainer, PageHeading } from '#design/layout.tsx';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { askToJoin } from '#product/accounts/ui/login-wall.ts';
import type { PackageView } from '#product/credits/contract.ts';
import { PackageList } from '#product/credits/ui/package-list.tsx';
import { packagesQuery } from '#product/credits/ui/packages-query.ts';
import { PremiumBenefits } from '#product/credits/ui/premium-benefits.tsx';
import { PriceTerms } from '#product/credits/ui/price-terms.tsx';
import { type PricesSearch, pricesFor, readPricesSearch } from '#product/credits/ui/prices-search.ts';
import { userQuery, useUser } from '#product/members/user/ui/user.tsx';
import { chooseBrowserCountry, settings } from '#product/sites/contract.ts';
import { settingsQuery, useSettings } from '#product/sites/ui/settings.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/credits/')({
  validateSearch: knownSearch(['country', 'next'], readPricesSearch),
  loaderDeps: ({ search: { country } }) => ({ country }),
  beforeLoad: ({ context }) => context.texts('credits'),
  loader: async ({ context: { queryClient, transport }, deps }) => {
    const [{ settings }, { user }] = await Promise.all([
      queryClient.ensureQueryData(settingsQuery(transport)),
      queryClient.ensureQueryData(userQuery(transport)),
    ]);
    await queryClient.ensureQueryData(
      packagesQuery(transport, pricesFor(deps.country, user?.profile?.country, settings)),
    );
  },
  head: ({ match }) => pageHead(match, match.context.t('credits.title')),
  component: CreditsPage,
});

function CreditsPage() {
  const t = useTranslations('credits');
  const user = useUser();
  const navigate = useNavigate({ from: '/credits/' });
  const { country: asked, next } = Route.useSearch();
  const country = pricesFor(asked, user?.profile?.country, useSettings());
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { packages, message_credits } = useSuspenseQuery(packagesQuery(transport, country)).data;
  // Members are in a country of their own.
  const keep = useMutation({
    mutationFn: (chosen: string) => transport.call(chooseBrowserCountry, { country: chosen }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(settings) }),
  });
  return (
    <PageContainer className="pb-20">
      <PageHeading
        title={<span className="block max-w-[17ch]">{t('heading')}</span>}
        lead={t('lead', { credits: message_credits, premium: user?.paid_user ? 'yes' : 'no' })}
        actions={
          user?.profile && (
            <>
              <Badge tone="honey" size="l" icon={<IconCoins />}>
                {t('balance', { credits: user.credits })}
              </Badge>
              <LinkButton variant="quiet" size="s" render={<Link to="/transactions/{-$id}" params={{}} />}>
                {t('payments')}
              </LinkButton>
            </>
          )
        }
      />
      <div className="mt-10">
        <PackageList
          packages={packages}
          renderAction={(offer) => <Choose offer={offer} search={{ country, ...(next && { next }) }} visitor={!user} />}
        />
      </div>
      <PriceTerms
        country={country}
        onCountry={(chosen) => {
          if (!user) keep.mutate(chosen);
          navigate({ search: { country: chosen, ...(next && { next }) }, replace: true, resetScroll: false });
        }}
      />
      <PremiumBenefits />
    </PageContainer>
  );
}

/** Members go to the checkout; visitors are asked to join first, since credits need somebody to belong to. */
function Choose({ offer, search, visitor }: { offer: PackageView; search: PricesSearch; visitor: boolean }) {
  const t = useTranslations('credits');
  const { credits } = offer;
  const variant: ButtonVariant = offer.lowest_price_per_message ? 'honey' : 'outline';
  const label = t('chooseSpoken', { credits, price: formatMoney(offer.price, useLocale()) });
  if (visitor) {
    return (
      <Button wide variant={variant} aria-label={label} onClick={() => askToJoin({ kind: 'join' })}>
        {t('choose', { credits })}
      </Button>
    );
  }
  return (
    <LinkButton
      wide
      variant={variant}
      aria-label={label}
      render={<Link to="/credits/$id/{-$paymentmethod}" params={{ id: String(offer.id) }} search={search} />}
    >
      {t('choose', { credits })}
    </LinkButton>
  );
}
