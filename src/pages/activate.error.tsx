import { createFileRoute } from '@tanstack/react-router';
import { ActivationFailed } from '#product/signup/ui/activation-failed.tsx';

export const Route = createFileRoute('/activate/error')({
  beforeLoad: ({ context }) => context.texts('signup'),
  head: ({ match }) => ({ meta: [{ title: match.context.t('signup.error.title') }] }),
  component: ActivationFailed,
});
