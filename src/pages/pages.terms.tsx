import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { companyInfoQuery } from '#product/companyinfo/ui/companyinfo-query.ts';
import { Terms } from '#product/content/ui/terms.tsx';
import { settingsQuery } from '#product/sites/ui/settings.tsx';

export const Route = createFileRoute('/pages/terms')({
  beforeLoad: ({ context }) => context.texts('content', 'terms'),
  loader: async ({ context: { queryClient, transport } }) => {
    const [{ settings }] = await Promise.all([
      queryClient.ensureQueryData(settingsQuery(transport)),
      queryClient.ensureQueryData(companyInfoQuery(transport)),
    ]);
    return { site: settings.name };
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: [
      { title: context.t('terms.title') },
      { name: 'description', content: context.t('terms.description', { site: loaderData?.site ?? '' }) },
    ],
  }),
  component: TermsPage,
});

function TermsPage() {
  return <Terms company={useSuspenseQuery(companyInfoQuery(useTransport())).data.companyinfo} />;
}
