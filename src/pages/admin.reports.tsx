import { createFileRoute } from '@tanstack/react-router';
import { type CasesSearch, caseIn, casesQuery } from '#product/backoffice/cases/ui/cases-query.ts';
import { CasesScreen } from '#product/backoffice/cases/ui/cases-screen.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';
import { staffOnly } from './-shell/staff-only.ts';

export const Route = createFileRoute('/admin/reports')({
  validateSearch: knownSearch(['kind', 'id'], (raw: Record<string, unknown>): Omit<CasesSearch, 'site'> => caseIn(raw)),
  beforeLoad: ({ context, location }) =>
    Promise.all([
      staffOnly(context, 'reports', location.href),
      context.texts('backoffice.cases', 'safety.actions', 'complaints.form'),
    ]),
  loaderDeps: ({ search: { site } }: { search: CasesSearch }) => (site === undefined ? {} : { site }),
  loader: ({ context: { queryClient, transport }, deps }) =>
    queryClient.ensureQueryData(casesQuery(transport, 'reports', deps)),
  head: ({ match }) => pageHead(match, match.context.t('backoffice.frame.screens.reports')),
  component: ReportsPage,
});

function ReportsPage() {
  return <CasesScreen queue="reports" search={Route.useSearch()} />;
}
