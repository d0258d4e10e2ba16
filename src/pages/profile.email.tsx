import { createFileRoute } from '@tanstack/react-router';
import { ChangeEmail } from '#product/accounts/mail-change/ui/change-email.tsx';
import { ownEmailQuery } from '#product/accounts/mail-change/ui/own-email-query.ts';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/profile/email')({
  beforeLoad: ({ context, location }) =>
    Promise.all([memberOnly(context, location.href), context.texts('accounts.mail-change')]),
  loader: ({ context: { queryClient, transport } }) => queryClient.ensureQueryData(ownEmailQuery(transport)),
  head: ({ match }) => pageHead(match, match.context.t('accounts.mail-change.title')),
  component: ChangeEmail,
});
