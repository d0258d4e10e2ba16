import type { MailStop } from '#product/accounts/contract.ts';
import type { UserView } from '#product/members/user/contract.ts';
import type { DismissibleAlert } from '../alerts/contract.ts';

/** Whether the account has dismissed it. */
export const isDismissed = (user: UserView, alert: DismissibleAlert): boolean => user.dismissed_alerts.includes(alert);

/** What there is to alert a member of, as the server knows it. */
export interface AccountAlerts {
  /** Why no mails come; empty where that was dismissed. */
  stops: readonly MailStop[];
  /** No photo is there. */
  photo: boolean;
}

export function accountAlertsOf(user: UserView | null): AccountAlerts {
  if (!user) return { stops: [], photo: false };
  return {
    stops: user.notifications_disabled.filter((stop) => !isDismissed(user, `mail-stop-${stop}`)),
    photo: user.profile !== null && !user.profile.main_image && !isDismissed(user, 'profile-photo'),
  };
}
