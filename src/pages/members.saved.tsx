import { createFileRoute } from '@tanstack/react-router';
import { SavedSearches } from '#product/members/ui/search/saved-searches.tsx';
import { savedSearchesQuery } from '#product/members/ui/search/saved-searches-query.ts';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/members/saved')({
  beforeLoad: ({ context, location }) => Promise.all([memberOnly(context, location.href), context.texts('search')]),
  loader: ({ context: { queryClient, transport } }) => queryClient.ensureQueryData(savedSearchesQuery(transport)),
  head: ({ match }) => pageHead(match, match.context.t('search.saved.title')),
  component: SavedSearches,
});
