import { createFileRoute } from '@tanstack/react-router';
import { type LogSearch, logQuery } from '#product/backoffice/log/ui/log-query.ts';
import { LogScreen } from '#product/backoffice/log/ui/log-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

type Words = Omit<LogSearch, 'site'>;

export const Route = createFileRoute('/admin/log')({
  validateSearch: screenSearch<Words>(['who', 'what'], ['on', 'entry']),
  loaderDeps: ({ search: { entry: _entry, ...narrowed } }) => narrowed as Omit<LogSearch, 'entry'>,
  loader: ({ context: { queryClient, transport }, deps }) =>
    queryClient.ensureInfiniteQueryData(logQuery(transport, deps)),
  component: LogPage,
});

function LogPage() {
  return <LogScreen search={Route.useSearch()} />;
}
