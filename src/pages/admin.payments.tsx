import { createFileRoute } from '@tanstack/react-router';
import { PAYMENT_STATES, type PaymentState } from '#product/backoffice/payments/contract.ts';
import { type PaymentsSearch, paymentsQuery } from '#product/backoffice/payments/ui/payments-query.ts';
import { PaymentsScreen } from '#product/backoffice/payments/ui/payments-screen.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';
import { staffOnly } from './-shell/staff-only.ts';

const number = (value: unknown) => (Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined);
const isState = (value: unknown): value is PaymentState => PAYMENT_STATES.some((state) => state === value);

export const Route = createFileRoute('/admin/payments')({
  validateSearch: knownSearch(
    ['state', 'member', 'id'],
    ({ state, ...raw }: Record<string, unknown>): Omit<PaymentsSearch, 'site'> => {
      const [member, id] = [number(raw.member), number(raw.id)];
      return { ...(isState(state) && { state }), ...(member && { member }), ...(id && { id }) };
    },
  ),
  beforeLoad: ({ context, location }) =>
    Promise.all([staffOnly(context, 'payments', location.href), context.texts('backoffice.payments')]),
  loaderDeps: ({ search: { id: _open, ...narrowed } }) => narrowed as Omit<PaymentsSearch, 'id'>,
  loader: ({ context: { queryClient, transport }, deps }) =>
    queryClient.ensureInfiniteQueryData(paymentsQuery(transport, deps)),
  head: ({ match }) => pageHead(match, match.context.t('backoffice.frame.screens.payments')),
  component: PaymentsPage,
});

function PaymentsPage() {
  return <PaymentsScreen search={Route.useSearch()} />;
}
