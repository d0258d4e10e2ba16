import { createFileRoute } from '@tanstack/react-router';
import { PassesList } from '#product/members/passes/ui/passes-list.tsx';
import { passesQuery } from '#product/members/passes/ui/passes-query.ts';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/profile/passed')({
  beforeLoad: ({ context, location }) =>
    Promise.all([
      memberOnly(context, location.href),
      context.texts('members.suggestions', 'members.list', 'safety.actions'),
    ]),
  loader: ({ context: { queryClient, transport } }) => queryClient.ensureQueryData(passesQuery(transport)),
  head: ({ match }) => pageHead(match, match.context.t('members.suggestions.passed.title')),
  component: PassesList,
});
