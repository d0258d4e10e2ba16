import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { Badge } from '#design/badge.tsx';
import { LinkButton } from '#design/button.tsx';
import { IconCoins } from '#design/icons.tsx';
import { PageContainer, PageHeading } from '#design/layout.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { ChoosePackage } from '#product/credits/ui/choose-package.tsx';
import { PackageList } from '#product/credits/ui/package-list.tsx';
import { packagesQuery } from '#product/credits/ui/packages-query.ts';
import { useChoosePaymentCountry } from '#product/credits/ui/payment-country.ts';
import { PremiumBenefits } from '#product/credits/ui/premium-benefits.tsx';
import { PriceTerms } from '#product/credits/ui/price-terms.tsx';
import { pricesFor, readPricesSearch } from '#product/credits/ui/prices-search.ts';
import { loadPrices, useOwnPrices } from '#product/discounts/ui/own-prices.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { CapNotice } from '#product/payments/spending/ui/cap-notice.tsx';
import { loadCap } from '#product/payments/spending/ui/load-cap.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/credits/')({
  validateSearch: knownSearch(['country', 'next'], readPricesSearch),
  loaderDeps: ({ search: { country } }) => ({ country }),
  beforeLoad: ({ context }) => context.texts('credits.packages', 'members.list'),
  loader: ({ context, deps }) => Promise.all([loadPrices(context, deps.country), loadCap(context, deps.country)]),
  head: ({ match }) => pageHead(match, match.context.t('credits.packages.title')),
  component: CreditsPage,
});

function CreditsPage() {
  const t = useTranslations('credits.packages');
  const user = useUser();
  const navigate = useNavigate({ from: '/credits/' });
  const { country: asked, next } = Route.useSearch();
  const country = pricesFor(asked, useSettings());
  const { packages, message_credits } = useSuspenseQuery(packagesQuery(useTransport(), country)).data;
  const own = useOwnPrices(country);
  const chooseCountry = useChoosePaymentCountry();
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
      <CapNotice country={country} className="mt-6" />
      <div className="mt-10">
        <PackageList
          packages={packages}
          own={own}
          renderAction={(offer) => <ChoosePackage offer={offer} country={country} next={next} />}
        />
      </div>
      <PriceTerms
        country={country}
        onCountry={(chosen) => {
          chooseCountry(chosen);
          navigate({ search: next ? { next } : {}, replace: true, resetScroll: false });
        }}
      />
      <PremiumBenefits />
    </PageContainer>
  );
}
