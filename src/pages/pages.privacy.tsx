import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { companyInfoQuery } from '#product/companyinfo/ui/companyinfo-query.ts';
import { PrivacyStatement } from '#product/content/ui/privacy.tsx';
import { settingsQuery } from '#product/sites/ui/settings.tsx';

export const Route = createFileRoute('/pages/privacy')({
  beforeLoad: ({ context }) => context.texts('content', 'privacy'),
  loader: async ({ context: { queryClient, transport } }) => {
    const [{ settings }] = await Promise.all([
      queryClient.ensureQueryData(settingsQuery(transport)),
      queryClient.ensureQueryData(companyInfoQuery(transport)),
    ]);
    return { site: settings.name };
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: [
      { title: context.t('privacy.title') },
      { name: 'description', content: context.t('privacy.description', { site: loaderData?.site ?? '' }) },
    ],
  }),
  component: PrivacyPage,
});

function PrivacyPage() {
  return <PrivacyStatement company={useSuspenseQuery(companyInfoQuery(useTransport())).data.companyinfo} />;
}
