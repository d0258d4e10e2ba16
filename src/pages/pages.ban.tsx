import { createFileRoute } from '@tanstack/react-router';
import { exportQuery } from '#product/accounts/exports/ui/export-query.ts';
import { banQuery } from '#product/accounts/ui/ban-query.ts';
import { BanScreen } from '#product/accounts/ui/ban-screen.tsx';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/pages/ban')({
  beforeLoad: ({ context }) => Promise.all([context.texts('accounts.ban'), context.texts('accounts.leaving')]),
  loader: async ({ context: { queryClient, transport } }) => {
    const { ban } = await queryClient.ensureQueryData(banQuery(transport));
    if (ban) await queryClient.ensureQueryData(exportQuery(transport));
  },
  head: ({ match }) => pageHead(match, match.context.t('accounts.ban.title')),
  component: BanScreen,
});
