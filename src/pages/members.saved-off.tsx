import { createFileRoute } from '@tanstack/react-router';
import { AlertsOff } from '#product/members/ui/search/alerts-off.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/members/saved-off')({
  validateSearch: knownSearch(['token'], ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token: token.slice(0, 100) } : {},
  ),
  beforeLoad: ({ context }) => context.texts('members.search'),
  head: ({ match }) => pageHead(match, match.context.t('members.search.off.title')),
  component: AlertsOffPage,
});

function AlertsOffPage() {
  return <AlertsOff token={Route.useSearch().token ?? ''} />;
}
