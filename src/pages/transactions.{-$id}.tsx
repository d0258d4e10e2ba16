import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageContainer, PageHeading } from '#design/layout.tsx';
import { TabNav } from '#design/tabs.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { LEDGER_KINDS, type LedgerKind } from '#product/credits/ledger/contract.ts';
import { LedgerList } from '#product/credits/ledger/ui/ledger-list.tsx';
import { ledgerQuery } from '#product/credits/ledger/ui/ledger-query.ts';
import { claimsQuery } from '#product/payments/claims/ui/claims-query.ts';
import { OpenClaims } from '#product/payments/claims/ui/open-claims.tsx';
import { LastMonth } from '#product/payments/spending/ui/last-month.tsx';
import { spendingQuery } from '#product/payments/spending/ui/spending-query.ts';
import { PaymentList } from '#product/payments/ui/payment-list.tsx';
import { paymentQuery, paymentsQuery, storedMethodsQuery, transferQuery } from '#product/payments/ui/payment-query.ts';
import { PaymentScreen, type PaymentScreenName, screenOf } from '#product/payments/ui/payment-screen.tsx';
import { RepeatOrderLink } from '#product/payments/ui/repeat-order-link.tsx';
import { usePaymentWatch } from '#product/payments/ui/use-payment-watch.ts';
import { settingsQuery } from '#product/sites/ui/settings.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { memberOnly } from './-shell/member-only.ts';
import { orNotFound } from './-shell/or-not-found.ts';
import { pageHead } from './-shell/page-head.ts';

interface TransactionsSearch {
  list?: 'credits';
  kind?: LedgerKind;
  /** An entry's id: the page begins with the one before it. */
  before?: number;
  returned?: '1';
  cancelled?: '1';
}

const idOf = (value: unknown): number | null => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

function readSearch({ returned, cancelled, list, kind, before }: Record<string, unknown>): TransactionsSearch {
  const known = LEDGER_KINDS.find((each) => each === kind);
  const id = idOf(before);
  return {
    ...(list === 'credits' && { list, ...(known && { kind: known }), ...(id && { before: id }) }),
    ...(returned === '1' && { returned }),
    ...(cancelled === '1' && { cancelled }),
  };
}

export const Route = createFileRoute('/transactions/{-$id}')({
  validateSearch: knownSearch(['returned', 'cancelled', 'list', 'kind', 'before'], readSearch),
  loaderDeps: ({ search: { list, kind, before } }) => ({ list, kind, before }),
  beforeLoad: async ({ context, location, params: { id } }) => {
    await Promise.all([
      memberOnly(context, location.href),
      context.texts('payments.purchase'),
      id === undefined && context.texts('payments.cards', 'credits.ledger', 'members.list'),
    ]);
  },
  loader: async ({ context: { queryClient, transport }, params: { id }, deps: { list, ...asked } }) => {
    if (id === undefined) {
      const { settings } = await queryClient.ensureQueryData(settingsQuery(transport));
      await Promise.all([
        list
          ? queryClient.ensureQueryData(ledgerQuery(transport, asked))
          : queryClient.ensureInfiniteQueryData(paymentsQuery(transport)),
        !list && queryClient.ensureQueryData(storedMethodsQuery(transport)),
        !list && queryClient.ensureQueryData(claimsQuery(transport)),
        queryClient.ensureQueryData(spendingQuery(transport, settings.geoip_selected_country)),
      ]);
      return { screen: null, list };
    }
    const { payment } = await orNotFound(queryClient.ensureQueryData(paymentQuery(transport, Number(id))));
    if (payment.transfer) await orNotFound(queryClient.ensureQueryData(transferQuery(transport, payment.id)));
    return { screen: screenOf(payment), list: undefined };
  },
  head: ({ match, loaderData }) => {
    const { t } = match.context;
    const screen: PaymentScreenName | null = loaderData?.screen ?? null;
    if (screen) return pageHead(match, t(`payments.purchase.${screen}.title`));
    return pageHead(match, loaderData?.list ? t('credits.ledger.title') : t('payments.purchase.transactions.title'));
  },
  component: TransactionsPage,
});

function TransactionsPage() {
  const { id } = Route.useParams();
  const { list } = Route.useSearch();
  if (id !== undefined) return <Payment key={id} id={Number(id)} />;
  return list ? <Credits /> : <Payments />;
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
    >
      <OpenClaims />
      <LastMonth />
      <Lists list="payments" />
    </PaymentList>
  );
}

function Credits() {
  const t = useTranslations('credits.ledger');
  const { kind, before } = Route.useSearch();
  const { data } = useSuspenseQuery(ledgerQuery(useTransport(), { kind, before }));
  return (
    <PageContainer width="middle" className="pb-16">
      <PageHeading title={t('title')} lead={t('lead')} />
      <LastMonth />
      <Lists list="credits" />
      <LedgerList ledger={data} kind={kind} before={before} />
    </PageContainer>
  );
}

function Lists({ list }: { list: 'payments' | 'credits' }) {
  const t = useTranslations('credits.ledger');
  const linkTo = (search: TransactionsSearch) => (
    <Link to="/transactions/{-$id}" params={{}} search={search} activeOptions={{ exact: true, includeSearch: true }} />
  );
  return (
    <TabNav
      label={t('lists')}
      className="mt-5"
      tabs={[
        { key: 'payments', label: t('payments'), current: list === 'payments', link: linkTo({}) },
        { key: 'credits', label: t('credits'), current: list === 'credits', link: linkTo({ list: 'credits' }) },
      ]}
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
