import { createFileRoute } from '@tanstack/react-router';
import { ActivationFailed } from '#product/signup/ui/activation-failed.tsx';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/activate/error')({
  beforeLoad: ({ context }) => context.texts('signup.form'),
  head: ({ match }) => pageHead(match, match.context.t('signup.form.error.title')),
  component: ActivationFailed,
});
