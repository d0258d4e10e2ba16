import { createFileRoute } from '@tanstack/react-router';
import { caseIn } from '#product/backoffice/cases/ui/case-in.ts';
import { type CasesSearch, casesQuery } from '#product/backoffice/cases/ui/cases-query.ts';
import { CasesScreen } from '#product/backoffice/cases/ui/cases-screen.tsx';
import { pageHead } from './-shell/page-head.ts';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/complaints')({
  validateSearch: screenSearch<Omit<CasesSearch, 'site'>>(['kind'], ['id']),
  beforeLoad: ({ context }) =>
    context.texts('backoffice.cases', 'backoffice.hints', 'backoffice.photos', 'safety.actions', 'complaints.form'),
  loaderDeps: ({ search: { site } }: { search: CasesSearch }) => (site === undefined ? {} : { site }),
  loader: ({ context: { queryClient, transport }, deps }) =>
    queryClient.ensureQueryData(casesQuery(transport, 'complaints', deps)),
  head: ({ match }) => pageHead(match, match.context.t('backoffice.frame.screens.complaints')),
  component: ComplaintsPage,
});

function ComplaintsPage() {
  return <CasesScreen queue="complaints" search={caseIn(Route.useSearch())} />;
}
