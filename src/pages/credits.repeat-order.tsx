import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { readPricesSearch } from '#product/credits/ui/prices-search.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { loadCap } from '#product/payments/spending/ui/load-cap.ts';
import { repeatOrderQuery } from '#product/payments/ui/payment-query.ts';
import { NothingToRepeat, RepeatOrder } from '#product/payments/ui/repeat-order.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/credits/repeat-order')({
  validateSearch: knownSearch(['country', 'next'], readPricesSearch),
  loaderDeps: ({ search: { country } }) => ({ country }),
  beforeLoad: ({ context, location }) =>
    Promise.all([memberOnly(context, location.href), context.texts('payments.purchase', 'payments.repeat-order')]),
  loader: ({ context, deps }) =>
    Promise.all([
      context.queryClient.ensureQueryData(repeatOrderQuery(context.transport, deps.country)),
      loadCap(context, deps.country),
    ]),
  head: ({ match }) => pageHead(match, match.context.t('payments.repeat-order.title')),
  component: RepeatOrderPage,
});

function RepeatOrderPage() {
  const { country, next = null } = Route.useSearch();
  const { data } = useSuspenseQuery(repeatOrderQuery(useTransport(), country));
  const balance = useUser()?.credits ?? 0;
  if (!data) return <NothingToRepeat wayBack={next} />;
  return <RepeatOrder order={data} balance={balance} wayBack={next} />;
}
