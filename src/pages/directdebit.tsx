import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { DirectDebit } from '#product/payments/sepa/ui/direct-debit.tsx';
import { directDebitQuery } from '#product/payments/sepa/ui/direct-debit-query.ts';
import { knownSearch } from './-shell/known-search.ts';
import { memberOnly } from './-shell/member-only.ts';
import { orNotFound } from './-shell/or-not-found.ts';
import { pageHead } from './-shell/page-head.ts';

const readSearch = ({ payment }: Record<string, unknown>): { payment?: number } => {
  const id = Number(payment);
  return Number.isSafeInteger(id) && id > 0 ? { payment: id } : {};
};

export const Route = createFileRoute('/directdebit')({
  validateSearch: knownSearch(['payment'], readSearch),
  loaderDeps: ({ search: { payment } }) => ({ payment }),
  beforeLoad: async ({ context, location }) => {
    await Promise.all([
      memberOnly(context, location.href),
      context.texts('payments.direct-debit', 'payments.purchase'),
    ]);
  },
  loader: async ({ context: { queryClient, transport }, deps: { payment } }) => {
    if (payment === undefined) throw redirect({ to: '/credits', search: {} });
    const { debit } = await orNotFound(queryClient.ensureQueryData(directDebitQuery(transport, payment)));
    if (!debit) throw redirect({ to: '/transactions/{-$id}', params: { id: String(payment) }, search: {} });
  },
  head: ({ match }) => pageHead(match, match.context.t('payments.direct-debit.title')),
  component: DirectDebitPage,
});

function DirectDebitPage() {
  const { payment = 0 } = Route.useSearch();
  const { debit } = useSuspenseQuery(directDebitQuery(useTransport(), payment)).data;
  if (!debit) return null;
  const { package_id, country } = debit;
  return (
    <DirectDebit
      key={payment}
      debit={debit}
      checkoutLink={
        <Link to="/credits/$id/{-$paymentmethod}" params={{ id: String(package_id) }} search={{ country }} />
      }
    />
  );
}
