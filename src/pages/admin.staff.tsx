import { createFileRoute } from '@tanstack/react-router';
import { type StaffSearch, staffQuery } from '#product/backoffice/staff/ui/staff-query.ts';
import { StaffScreen } from '#product/backoffice/staff/ui/staff-screen.tsx';
import { pageHead } from './-shell/page-head.ts';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/staff')({
  validateSearch: screenSearch<Omit<StaffSearch, 'site'>>(['invite'], ['id']),
  beforeLoad: ({ context }) => context.texts('backoffice.staff'),
  loaderDeps: ({ search }) => ({ site: (search as StaffSearch).site }),
  loader: ({ context: { queryClient, transport }, deps: { site } }) =>
    queryClient.ensureQueryData(staffQuery(transport, site)),
  head: ({ match }) => pageHead(match, match.context.t('backoffice.staff.title')),
  component: StaffPage,
});

function StaffPage() {
  return <StaffScreen search={Route.useSearch()} />;
}
