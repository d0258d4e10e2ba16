import { createFileRoute } from '@tanstack/react-router';
import { BlockedList, blockedQuery } from '#product/members/ui/blocked-list.tsx';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/profile/blocked')({
  beforeLoad: ({ context, location }) => Promise.all([memberOnly(context, location.href), context.texts('safety')]),
  loader: ({ context: { queryClient, transport } }) => queryClient.ensureQueryData(blockedQuery(transport)),
  head: ({ match }) => pageHead(match, match.context.t('safety.blocked.title')),
  component: BlockedList,
});
