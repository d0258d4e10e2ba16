import { createFileRoute } from '@tanstack/react-router';
import { type InboxSearch, inboxQuery } from '#product/backoffice/inbox/ui/inbox-query.ts';
import { InboxScreen } from '#product/backoffice/inbox/ui/inbox-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/inbox')({
  validateSearch: screenSearch<Omit<InboxSearch, 'site'>>(['view'], ['chat']),
  loaderDeps: ({ search: { site, view } }: { search: InboxSearch }) => ({
    ...(site !== undefined && { site }),
    ...(view && { view }),
  }),
  loader: ({ context: { queryClient, transport }, deps }) => queryClient.ensureQueryData(inboxQuery(transport, deps)),
  component: InboxPage,
});

function InboxPage() {
  return <InboxScreen search={Route.useSearch()} />;
}
