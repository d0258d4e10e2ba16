import { createFileRoute } from '@tanstack/react-router';
import { type LogSearch, logQuery } from '#product/backoffice/log/ui/log-query.ts';
import { LogScreen } from '#product/backoffice/log/ui/log-screen.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';
import { staffOnly } from './-shell/staff-only.ts';

type Words = Omit<LogSearch, 'site'>;
const word = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 80) : undefined);
const number = (value: unknown) => (Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined);

export const Route = createFileRoute('/admin/log')({
  validateSearch: knownSearch(['who', 'what', 'on', 'entry'], (raw: Record<string, unknown>): Words => {
    const [who, what, on, entry] = [word(raw.who), word(raw.what), number(raw.on), number(raw.entry)];
    return { ...(who && { who }), ...(what && { what }), ...(on && { on }), ...(entry && { entry }) };
  }),
  beforeLoad: ({ context, location }) =>
    Promise.all([staffOnly(context, 'log', location.href), context.texts('backoffice.log')]),
  loaderDeps: ({ search: { entry: _entry, ...narrowed } }) => narrowed as Omit<LogSearch, 'entry'>,
  loader: ({ context: { queryClient, transport }, deps }) =>
    queryClient.ensureInfiniteQueryData(logQuery(transport, deps)),
  head: ({ match }) => pageHead(match, match.context.t('backoffice.log.title')),
  component: LogPage,
});

function LogPage() {
  return <LogScreen search={Route.useSearch()} />;
}
