import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { askToJoin } from '#product/accounts/ui/login-wall.ts';
import { pricesFor, readPricesSearch } from '#product/credits/ui/prices-search.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { PAYMENT_METHODS, type PaymentMethod } from '#product/payments/contract.ts';
import { loadCap } from '#product/payments/spending/ui/load-cap.ts';
import { Checkout } from '#product/payments/ui/checkout.tsx';
import { checkoutQuery } from '#product/payments/ui/payment-query.ts';
import { settingsQuery, useSettings } from '#product/sites/ui/settings.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { orNotFound } from './-shell/or-not-found.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/credits/$id/{-$paymentmethod}')({
  validateSearch: knownSearch(['country', 'next'], readPricesSearch),
  loaderDeps: ({ search: { country } }) => ({ country }),
  beforeLoad: ({ context }) => context.texts('payments.purchase', 'discounts.offer'),
  loader: async ({ context, params, deps }) => {
    const { queryClient, transport } = context;
    const { settings } = await queryClient.ensureQueryData(settingsQuery(transport));
    const country = pricesFor(deps.country, settings);
    const method = methodNamed(params.paymentmethod);
    if (params.paymentmethod && !method) throw notFound();
    await Promise.all([
      orNotFound(queryClient.ensureQueryData(checkoutQuery(transport, Number(params.id), country, { method }))),
      loadCap(context, country),
    ]);
  },
  head: ({ match }) => pageHead(match, match.context.t('payments.purchase.checkout.title')),
  component: CheckoutPage,
});

const methodNamed = (name: string | undefined): PaymentMethod | null =>
  PAYMENT_METHODS.find((method) => method === name) ?? null;

function CheckoutPage() {
  const { id, paymentmethod } = Route.useParams();
  const { country: asked, next = null } = Route.useSearch();
  const user = useUser();
  const country = pricesFor(asked, useSettings());
  const method = methodNamed(paymentmethod);
  const { data } = useSuspenseQuery(checkoutQuery(useTransport(), Number(id), country, { method }));
  return (
    <Checkout
      key={`${id} ${country} ${method}`}
      checkout={data}
      country={country}
      asked={method}
      wayBack={next}
      packagesLink={<Link to="/credits" search={{ ...(asked && { country: asked }), ...(next && { next }) }} />}
      onVisitor={user ? null : () => askToJoin({ kind: 'join' })}
    />
  );
}
