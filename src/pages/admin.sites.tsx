import { createFileRoute } from '@tanstack/react-router';
import { deskQuery } from '#product/backoffice/desk/ui/desk-query.ts';
import {
  hostsQuery,
  PARTS,
  type Part,
  type SettingsSearch,
  siteSettingsQuery,
  versionsQuery,
} from '#product/backoffice/settings/ui/settings-query.ts';
import { SettingsScreen } from '#product/backoffice/settings/ui/settings-screen.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';
import { staffOnly } from './-shell/staff-only.ts';

type Words = Omit<SettingsSearch, 'site'>;

export const Route = createFileRoute('/admin/sites')({
  validateSearch: knownSearch(['part', 'find'], (raw: Record<string, unknown>): Words => {
    const part = PARTS.find((one) => one === raw.part);
    const find = typeof raw.find === 'string' ? raw.find.slice(0, 60) : '';
    return { ...(part && { part }), ...(find && { find }) };
  }),
  beforeLoad: ({ context, location }) =>
    Promise.all([
      staffOnly(context, 'sites', location.href),
      context.texts('backoffice.settings'),
      context.texts('backoffice.prices'),
    ]),
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
  head: ({ match }) => pageHead(match, match.context.t('backoffice.frame.screens.sites')),
  component: SitesPage,
});

function SitesPage() {
  const { part = 'brand', find = '' }: { part?: Part; find?: string } = Route.useSearch();
  return <SettingsScreen site={Route.useLoaderData().site} part={part} find={find} />;
}
