import { createFileRoute } from '@tanstack/react-router';
import { exportQuery } from '#product/accounts/exports/ui/export-query.ts';
import { ExportScreen } from '#product/accounts/exports/ui/export-screen.tsx';
import { securityQuery } from '#product/accounts/security/ui/security-query.ts';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/profile/data')({
  beforeLoad: ({ context, location }) =>
    Promise.all([memberOnly(context, location.href), context.texts('accounts.leaving')]),
  loader: ({ context: { queryClient, transport } }) =>
    Promise.all([
      queryClient.ensureQueryData(exportQuery(transport)),
      queryClient.ensureQueryData(securityQuery(transport)),
    ]),
  head: ({ match }) => pageHead(match, match.context.t('accounts.leaving.export.title')),
  component: ExportScreen,
});
