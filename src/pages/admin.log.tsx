import { createFileRoute } from '@tanstack/react-router';
import { type LogSearch, logQuery } from '#product/backoffice/log/ui/log-query.ts';
import { LogScreen } from '#product/backoffice/log/ui/log-screen.tsx';
import { pageHead } from './-shell/page-head.ts';
import { screenSearch } from './-shell/screen-search.ts';

type Words = Omit<LogSearch, 'site'>;

export const Route = createFileRoute('/admin/log')({
  validateSearch: screenSearch<Words>(['who', 'what'], ['on', 'entry']),
  beforeLoad: ({ context }) => context.texts('backoffice.log'),
  loaderDeps: ({ search: { entry: _entry, ...narrowed } }) => narrowed as Omit<LogSearch, 'entry'>,
  loader: ({ context: { queryClient, transport }, deps }) =>
    queryClient.ensureInfiniteQueryData(logQuery(transport, deps)),
  head: ({ match }) => pageHead(match, match.context.t('backoffice.log.title')),
  component: LogPage,
});

function LogPage() {
  return <LogScreen search={Route.useSearch()} />;
}
