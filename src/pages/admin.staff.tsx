import { createFileRoute } from '@tanstack/react-router';
import { type StaffSearch, staffQuery } from '#product/backoffice/staff/ui/staff-query.ts';
import { StaffScreen } from '#product/backoffice/staff/ui/staff-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/staff')({
  validateSearch: screenSearch<Omit<StaffSearch, 'site'>>(['invite'], ['id']),
  loaderDeps: ({ search }) => ({ site: (search as StaffSearch).site }),
  loader: ({ context: { queryClient, transport }, deps: { site } }) =>
    queryClient.ensureQueryData(staffQuery(transport, site)),
  component: StaffPage,
});

function StaffPage() {
  return <StaffScreen search={Route.useSearch()} />;
}
