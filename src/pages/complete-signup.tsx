import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { photosQuery } from '#product/media/ui/photos-query.ts';
import { myProfileQuery } from '#product/members/my-profile/ui/my-profile-query.ts';
import { COMPLETION_STEPS, type CompletionStep } from '#product/signup/completion/contract.ts';
import { CompleteSignup } from '#product/signup/completion/ui/complete-signup.tsx';
import { completionQuery } from '#product/signup/completion/ui/completion-query.ts';
import { stepToShow } from '#product/signup/completion/ui/way.ts';
import { prepareAlerts } from './-shell/alerts.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/complete-signup')({
  validateSearch: knownSearch(['step'], (raw: Record<string, unknown>): { step?: CompletionStep } => {
    const step = COMPLETION_STEPS.find((one) => one === raw.step);
    return step ? { step } : {};
  }),
  loaderDeps: ({ search }) => ({ step: search.step }),
  beforeLoad: async ({ context, location }) => {
    await Promise.all([
      memberOnly(context, location.href),
      context.texts(
        'signup.completion',
        'signup.form',
        'members.list',
        'members.own',
        'members.profile',
        'media.photos',
        'notifications.push',
      ),
    ]);
  },
  loader: async ({ context: { queryClient, transport }, deps, location }) => {
    const [{ steps }] = await Promise.all([
      queryClient.ensureQueryData(completionQuery(transport)),
      'api_signup_complete' in location.search && prepareAlerts(),
      queryClient.ensureQueryData(myProfileQuery(transport)),
      queryClient.ensureQueryData(photosQuery(transport)),
    ]);
    if (!stepToShow(steps, deps.step)) throw redirect({ to: '/signup-matches' });
  },
  head: ({ match }) => pageHead(match, match.context.t('signup.completion.title')),
  component: CompleteSignupPage,
});

function CompleteSignupPage() {
  const { step } = Route.useSearch();
  const navigate = useNavigate({ from: '/complete-signup' });
  return (
    <CompleteSignup
      asked={step}
      onStep={(next) => navigate({ search: (before) => ({ ...before, step: next }) })}
      onEnd={() => navigate({ to: '/signup-matches' })}
    />
  );
}
