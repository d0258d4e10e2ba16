import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { PaymentList } from '#product/payments/ui/payment-list.tsx';
import { paymentQuery, paymentsQuery, storedMethodsQuery } from '#product/payments/ui/payment-query.ts';
import { PaymentScreen, type PaymentScreenName, screenOf } from '#product/payments/ui/payment-screen.tsx';
import { RepeatOrderLink } from '#product/payments/ui/repeat-order-link.tsx';
import { usePaymentWatch } from '#product/payments/ui/use-payment-watch.ts';
import { knownSearch } from './-shell/known-search.ts';
import { memberOnly } from './-shell/member-only.ts';
import { orNotFound } from './-shell/or-not-found.ts';
import { pageHead } from './-shell/page-head.ts';

interface ReturnSearch {
  /** The payer comes back from the provider's page. */
  returned?: '1';
  /** By its way out. */
  cancelled?: '1';
}

const readReturn = ({ returned, cancelled }: Record<string, unknown>): ReturnSearch => ({
  ...(returned === '1' && { returned }),
  ...(cancelled === '1' && { cancelled }),
});

export const Route = createFileRoute('/transactions/{-$id}')({
  validateSearch: knownSearch(['returned', 'cancelled'], readReturn),
  beforeLoad: async ({ context, location, params: { id } }) => {
    await Promise.all([
      memberOnly(context, location.href),
      id === undefined ? context.texts('payments.purchase', 'payments.cards') : context.texts('payments.purchase'),
    ]);
  },
  loader: async ({ context: { queryClient, transport }, params: { id } }) => {
    if (id === undefined) {
      await Promise.all([
        queryClient.ensureInfiniteQueryData(paymentsQuery(transport)),
        queryClient.ensureQueryData(storedMethodsQuery(transport)),
      ]);
      return { screen: null };
    }
    const { payment } = await orNotFound(queryClient.ensureQueryData(paymentQuery(transport, Number(id))));
    return { screen: screenOf(payment) };
  },
  head: ({ match, loaderData }) => {
    const { t } = match.context;
    const screen: PaymentScreenName | null = loaderData?.screen ?? null;
    return pageHead(match, screen ? t(`payments.purchase.${screen}.title`) : t('payments.purchase.transactions.title'));
  },
  component: TransactionsPage,
});

function TransactionsPage() {
  const { id } = Route.useParams();
  return id === undefined ? <Payments /> : <Payment key={id} id={Number(id)} />;
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
      action={<RepeatOrderLink />}
    />
  );
}

function Payment({ id }: { id: number }) {
  const { payment } = useSuspenseQuery(paymentQuery(useTransport(), id)).data;
  const { screen } = Route.useLoaderData();
  const { returned, cancelled } = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const came = cancelled ? 'cancelled' : returned ? 'returned' : null;
  const watch = usePaymentWatch(payment, came, () => navigate({ search: {}, replace: true, resetScroll: false }));
  const shown = screenOf(payment);
  // The window's title follows the loader: let it see what this page has seen.
  useEffect(() => {
    if (shown !== screen) router.invalidate();
  }, [shown, screen, router]);
  return <PaymentScreen payment={payment} {...watch} />;
}
