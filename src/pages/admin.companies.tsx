import { createFileRoute } from '@tanstack/react-router';
import { type CompaniesSearch, companiesQuery } from '#product/backoffice/companies/ui/companies-query.ts';
import { CompaniesScreen } from '#product/backoffice/companies/ui/companies-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/companies')({
  validateSearch: screenSearch<Omit<CompaniesSearch, 'site'>>(['make'], ['company']),
  loader: ({ context: { queryClient, transport } }) => queryClient.ensureQueryData(companiesQuery(transport)),
  component: CompaniesPage,
});

function CompaniesPage() {
  return <CompaniesScreen search={Route.useSearch()} />;
}
