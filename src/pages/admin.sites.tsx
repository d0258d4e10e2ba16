import { createFileRoute } from '@tanstack/react-router';
import { deskQuery } from '#product/backoffice/desk/ui/desk-query.ts';
import {
  hostsQuery,
  PARTS,
  type SettingsSearch,
  siteSettingsQuery,
  versionsQuery,
} from '#product/backoffice/settings/ui/settings-query.ts';
import { SettingsScreen } from '#product/backoffice/settings/ui/settings-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

type Words = Omit<SettingsSearch, 'site' | 'part'> & { part?: string };

export const Route = createFileRoute('/admin/sites')({
  validateSearch: screenSearch<Words>(['part', 'find']),
  loaderDeps: ({ search }) => {
    const { site, part } = search as SettingsSearch;
    return { site, part };
  },
  loader: async ({ context: { queryClient, transport }, deps: { site: asked, part } }) => {
    const { sites } = await queryClient.ensureQueryData(deskQuery(transport, asked));
    const site = asked ?? sites[0]?.id ?? 0;
    await Promise.all([
      queryClient.ensureQueryData(siteSettingsQuery(transport, site)),
      queryClient.ensureQueryData(hostsQuery(transport)),
      part === 'versions' && queryClient.ensureQueryData(versionsQuery(transport, site)),
    ]);
    return { site };
  },
  component: SitesPage,
});

function SitesPage() {
  const { part, find = '' }: Words = Route.useSearch();
  const known = PARTS.find((one) => one === part) ?? 'brand';
  return <SettingsScreen site={Route.useLoaderData().site} part={known} find={find} />;
}
