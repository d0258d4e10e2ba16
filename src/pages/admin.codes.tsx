import { createFileRoute } from '@tanstack/react-router';
import { type CodesSearch, codesQuery } from '#product/backoffice/codes/ui/codes-query.ts';
import { CodesScreen } from '#product/backoffice/codes/ui/codes-screen.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';
import { staffOnly } from './-shell/staff-only.ts';

export const Route = createFileRoute('/admin/codes')({
  validateSearch: knownSearch(['code', 'make'], (raw: Record<string, unknown>): Omit<CodesSearch, 'site'> => {
    const code = Number(raw.code);
    if (Number.isInteger(code) && code > 0) return { code };
    return raw.make === true || raw.make === 'true' ? { make: true } : {};
  }),
  beforeLoad: ({ context, location }) =>
    Promise.all([staffOnly(context, 'codes', location.href), context.texts('backoffice.codes')]),
  loaderDeps: ({ search }) => ({ site: (search as CodesSearch).site }),
  loader: ({ context: { queryClient, transport }, deps: { site } }) =>
    queryClient.ensureQueryData(codesQuery(transport, site)),
  head: ({ match }) => pageHead(match, match.context.t('backoffice.codes.title')),
  component: CodesPage,
});

function CodesPage() {
  return <CodesScreen search={Route.useSearch()} />;
}
