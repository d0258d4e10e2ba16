import { createFileRoute } from '@tanstack/react-router';
import { type BooksSearch, vatQuery, viewOf } from '#product/backoffice/books/ui/books-query.ts';
import { BooksScreen } from '#product/backoffice/books/ui/books-screen.tsx';
import { debtsQuery } from '#product/backoffice/claims/ui/claims-view.tsx';
import { findingsQuery } from '#product/backoffice/findings/ui/findings-view.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/books')({
  validateSearch: screenSearch<Omit<BooksSearch, 'site'>>(['view'], ['company', 'year', 'quarter']),
  loaderDeps: ({ search }) => search as BooksSearch,
  loader: async ({ context: { queryClient, transport }, deps }) => {
    const view = viewOf(deps);
    if (view === 'claims') await queryClient.ensureInfiniteQueryData(debtsQuery(transport, deps.site));
    else if (view === 'findings') await queryClient.ensureQueryData(findingsQuery(transport, deps.site));
    else await queryClient.ensureQueryData(vatQuery(transport, deps));
  },
  component: BooksPage,
});

function BooksPage() {
  return <BooksScreen search={Route.useSearch()} />;
}
