import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { deletedQuery } from '#product/accounts/deletion/ui/deleted-query.ts';
import { DeletedScreen } from '#product/accounts/deletion/ui/deleted-screen.tsx';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/account-deleted')({
  beforeLoad: ({ context }) => context.texts('accounts.leaving'),
  loader: ({ context: { queryClient, transport } }) => queryClient.ensureQueryData(deletedQuery(transport)),
  head: ({ match }) => pageHead(match, match.context.t('accounts.leaving.deleted.title')),
  component: DeletedPage,
});

function DeletedPage() {
  const { deleted } = useSuspenseQuery(deletedQuery(useTransport())).data;
  return <DeletedScreen deleted={deleted} />;
}
