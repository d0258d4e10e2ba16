import { createFileRoute } from '@tanstack/react-router';
import { PassesLine } from '#product/members/passes/ui/passes-line.tsx';
import { passesQuery } from '#product/members/passes/ui/passes-query.ts';
import { BlockedList } from '#product/members/ui/blocked-list.tsx';
import { blockedQuery } from '#product/members/ui/blocked-query.ts';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/profile/blocked')({
  beforeLoad: ({ context, location }) =>
    Promise.all([
      memberOnly(context, location.href),
      context.texts('safety.actions', 'members.list', 'members.suggestions'),
    ]),
  loader: ({ context: { queryClient, transport } }) =>
    Promise.all([
      queryClient.ensureQueryData(blockedQuery(transport)),
      queryClient.ensureQueryData(passesQuery(transport)),
    ]),
  head: ({ match }) => pageHead(match, match.context.t('safety.actions.blocked.title')),
  component: BlockedPage,
});

function BlockedPage() {
  return <BlockedList below={<PassesLine />} />;
}
