import { createFileRoute } from '@tanstack/react-router';
import { type NewsSearch, newsQuery } from '#product/backoffice/news/ui/news-query.ts';
import { NewsScreen } from '#product/backoffice/news/ui/news-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/news')({
  validateSearch: screenSearch<Omit<NewsSearch, 'site'>>(['make'], ['news']),
  loaderDeps: ({ search }) => ({ site: (search as NewsSearch).site }),
  loader: ({ context: { queryClient, transport }, deps: { site } }) =>
    queryClient.ensureQueryData(newsQuery(transport, site)),
  component: NewsPage,
});

function NewsPage() {
  return <NewsScreen search={Route.useSearch()} />;
}
