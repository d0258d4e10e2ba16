import { createFileRoute } from '@tanstack/react-router';
import { banQuery } from '#product/accounts/ui/ban-query.ts';
import { BanScreen } from '#product/accounts/ui/ban-screen.tsx';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/pages/ban')({
  beforeLoad: ({ context }) => context.texts('ban'),
  loader: ({ context: { queryClient, transport } }) => queryClient.ensureQueryData(banQuery(transport)),
  head: ({ match }) => pageHead(match, match.context.t('ban.title')),
  component: BanScreen,
});
