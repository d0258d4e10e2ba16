import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { PaymentList } from '#product/payments/ui/payment-list.tsx';
import { paymentQuery, paymentsQuery } from '#product/payments/ui/payment-query.ts';
import { PaymentScreen } from '#product/payments/ui/payment-screen.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { memberOnly } from './-shell/member-only.ts';
import { orNotFound } from './-shell/or-not-found.ts';
import { pageHead } from './-shell/page-head.ts';

/** `returned=1`: the payer comes back from the provider's page. */
const readReturn = ({ returned }: Record<string, unknown>): { returned?: '1' } =>
  returned === '1' ? { returned } : {};

export const Route = createFileRoute('/transactions/{-$id}')({
  validateSearch: knownSearch(['returned'], readReturn),
  beforeLoad: async ({ context, location }) => {
    await Promise.all([memberOnly(context, location.href), context.texts('payments')]);
  },
  loader: async ({ context: { queryClient, transport }, params: { id } }) => {
    if (id === undefined) {
      await queryClient.ensureInfiniteQueryData(paymentsQuery(transport));
      return { status: null };
    }
    const { payment } = await orNotFound(queryClient.ensureQueryData(paymentQuery(transport, Number(id))));
    return { status: payment.status };
  },
  head: ({ match, loaderData }) => {
    const { context } = match;
    const status = loaderData?.status ?? 'list';
    const titles = {
      list: context.t('payments.transactions.title'),
      loading: context.t('payments.loading.title'),
      pending: context.t('payments.pending.title'),
      completed: context.t('payments.completed.title'),
      failed: context.t('payments.ended.title'),
      cancelled: context.t('payments.ended.title'),
    };
    return pageHead(match, titles[status]);
  },
  component: TransactionsPage,
});

function TransactionsPage() {
  const { id } = Route.useParams();
  return id === undefined ? <Payments /> : <Payment id={Number(id)} />;
}

function Payments() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    paymentsQuery(useTransport()),
  );
  return (
    <PaymentList
      payments={data.pages.flatMap(({ payments }) => payments)}
      onMore={hasNextPage ? () => fetchNextPage() : null}
      busy={isFetchingNextPage}
    />
  );
}

function Payment({ id }: { id: number }) {
  const { payment } = useSuspenseQuery(paymentQuery(useTransport(), id)).data;
  const { status } = Route.useLoaderData();
  const { returned } = Route.useSearch();
  const router = useRouter();
  // The window's title follows the loader: let it see what this page has seen.
  useEffect(() => {
    if (payment.status !== status) router.invalidate();
  }, [payment.status, status, router]);
  return <PaymentScreen payment={payment} returned={returned === '1'} />;
}
