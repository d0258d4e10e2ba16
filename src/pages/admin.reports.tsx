import { createFileRoute } from '@tanstack/react-router';
import { caseIn } from '#product/backoffice/cases/ui/case-in.ts';
import { type CasesSearch, casesQuery } from '#product/backoffice/cases/ui/cases-query.ts';
import { CasesScreen } from '#product/backoffice/cases/ui/cases-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/reports')({
  validateSearch: screenSearch<Omit<CasesSearch, 'site'>>(['kind'], ['id']),
  loaderDeps: ({ search: { site } }: { search: CasesSearch }) => (site === undefined ? {} : { site }),
  loader: ({ context: { queryClient, transport }, deps }) =>
    queryClient.ensureQueryData(casesQuery(transport, 'reports', deps)),
  component: ReportsPage,
});

function ReportsPage() {
  return <CasesScreen queue="reports" search={caseIn(Route.useSearch())} />;
}
