import { createFileRoute } from '@tanstack/react-router';
import { ComplaintsScreen } from '#product/complaints/ui/complaints-screen.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/complaints/')({
  validateSearch: knownSearch(['reason'], ({ reason }: Record<string, unknown>): { reason?: string } =>
    typeof reason === 'string' ? { reason } : {},
  ),
  beforeLoad: ({ context }) => context.texts('complaints.form'),
  head: ({ match }) => pageHead(match, match.context.t('complaints.form.title')),
  component: ComplaintsPage,
});

function ComplaintsPage() {
  const navigate = Route.useNavigate();
  const open = (reference: string) => navigate({ to: '/complaints/$reference', params: { reference } });
  const { reason } = Route.useSearch();
  return <ComplaintsScreen reason={reason} email={useUser()?.email ?? null} onOpen={open} />;
}
