import { createFileRoute } from '@tanstack/react-router';
import { regionsQuery } from '#product/geo/ui/regions-query.ts';
import { SavedSearches } from '#product/members/ui/search/saved-searches.tsx';
import { savedSearchesQuery } from '#product/members/ui/search/saved-searches-query.ts';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/members/saved')({
  beforeLoad: ({ context, location }) =>
    Promise.all([
      memberOnly(context, location.href),
      context.texts('members.search', 'members.list', 'members.profile'),
    ]),
  loader: async ({ context: { queryClient, transport } }) => {
    const { searches } = await queryClient.ensureQueryData(savedSearchesQuery(transport));
    const countries = new Set(searches.flatMap(({ filters }) => (filters?.countryregion && filters.country) || []));
    await Promise.all([...countries].map((country) => queryClient.ensureQueryData(regionsQuery(transport, country))));
  },
  head: ({ match }) => pageHead(match, match.context.t('members.search.saved.title')),
  component: SavedSearches,
});
