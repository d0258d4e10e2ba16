import { createFileRoute } from '@tanstack/react-router';
import { ActivationFailed } from '#product/signup/ui/activation-failed.tsx';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/activate/error')({
  beforeLoad: ({ context }) => context.texts('signup'),
  head: ({ match }) => pageHead(match, match.context.t('signup.error.title')),
  component: ActivationFailed,
});
