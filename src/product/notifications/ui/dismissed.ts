import type { UserView } from '#product/members/user/contract.ts';
import type { DismissibleAlert } from '../contract.ts';

export const isDismissed = (user: UserView, alert: DismissibleAlert): boolean => user.dismissed_alerts.includes(alert);
