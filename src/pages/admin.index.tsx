import { createFileRoute } from '@tanstack/react-router';
import { Overview } from '#product/backoffice/desk/ui/overview.tsx';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/admin/')({
  head: ({ match }) => pageHead(match, match.context.t('backoffice.frame.title')),
  component: Overview,
});
