import { createFileRoute } from '@tanstack/react-router';
import { spendingQuery } from '#product/payments/spending/ui/spending-query.ts';
import { SpendingScreen } from '#product/payments/spending/ui/spending-screen.tsx';
import { settingsQuery } from '#product/sites/ui/settings.tsx';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/profile/spending')({
  beforeLoad: ({ context, location }) =>
    Promise.all([memberOnly(context, location.href), context.texts('payments.spending')]),
  loader: async ({ context: { queryClient, transport } }) => {
    const { settings } = await queryClient.ensureQueryData(settingsQuery(transport));
    await queryClient.ensureQueryData(spendingQuery(transport, settings.geoip_selected_country));
  },
  head: ({ match }) => pageHead(match, match.context.t('payments.spending.title')),
  component: SpendingScreen,
});
