import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { userQuery, useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { DeclareScreen } from '#product/withdrawals/ui/declare-screen.tsx';
import { ordersQuery } from '#product/withdrawals/ui/orders-query.ts';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';

interface Search {
  step?: 'confirm';
  order?: number;
  leaving?: true;
}
const read = ({ step, order, leaving }: Record<string, unknown>): Search => ({
  ...(step === 'confirm' && { step }),
  ...(Number.isSafeInteger(Number(order)) && Number(order) > 0 && { order: Number(order) }),
  ...(String(leaving) === 'true' && { leaving: true as const }),
});

/** The withdrawal function that the law wants: Article 11a of Directive 2011/83/EU. */
export const Route = createFileRoute('/pages/withdrawal/declare')({
  validateSearch: knownSearch(['step', 'order', 'leaving'], read),
  beforeLoad: ({ context }) => context.texts('withdrawals.form'),
  loader: async ({ context: { queryClient, transport } }) => {
    const { user } = await queryClient.ensureQueryData(userQuery(transport));
    if (user) await queryClient.ensureQueryData(ordersQuery(transport));
  },
  head: ({ match }) => pageHead(match, match.context.t('withdrawals.form.title')),
  component: DeclarePage,
});

function DeclarePage() {
  const user = useUser();
  const { step, order, leaving } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data, refetch } = useQuery({ ...ordersQuery(useTransport()), enabled: user !== null });
  return (
    <DeclareScreen
      site={useSettings().name}
      orders={user ? (data?.orders ?? []) : null}
      email={user?.email ?? ''}
      meant={order ?? null}
      leaving={leaving === true}
      confirming={step === 'confirm'}
      onSumChanged={async () => {
        await refetch();
      }}
      onConfirming={(confirming) =>
        navigate({ search: ({ step: _step, ...kept }) => (confirming ? { ...kept, step: 'confirm' } : kept) })
      }
    />
  );
}
