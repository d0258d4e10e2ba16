import { useDeletion, useUser } from '#product/members/user/ui/user.tsx';
import { useFirstStep } from '#product/notifications/ui/push-question.ts';
import { dueAlerts, type SentFacts } from './due-alerts.ts';
import { sentPart } from './sent-part.tsx';

const load = () => import('./alerts-area.tsx').then((module) => module.AlertsArea);

export const { prepare: prepareAlerts, Part: Alerts } = sentPart('alerts', load, useSentFacts, (facts) => {
  const firstStep = useFirstStep();
  return firstStep || dueAlerts(facts).length > 0;
});

function useSentFacts(): SentFacts | null {
  const user = useUser();
  const deletion = useDeletion();
  return user || deletion ? { user, deletion } : null;
}
