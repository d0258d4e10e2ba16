import { accountAlertsOf } from '#product/notifications/ui/account-alerts.ts';
import { useFirstStep } from '#product/notifications/ui/push-question.ts';
import { sentPart } from './sent-part.tsx';

const load = () => import('./alerts-area.tsx').then((module) => module.AlertsArea);

/** Alerts above what a member's page shows. */
export const { prepare: prepareAlerts, Part: Alerts } = sentPart('alerts', load, (user) => {
  const acted = useFirstStep();
  const { stops, photo } = accountAlertsOf(user);
  return acted || photo || stops.length > 0;
});
