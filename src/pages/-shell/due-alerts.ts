import type { Section } from '#platform/i18n/translate.ts';
import type { MailStop } from '#product/accounts/contract.ts';
import type { Deletion } from '#product/accounts/deletion/contract.ts';
import type { UserView } from '#product/members/user/contract.ts';
import type { DismissibleAlert } from '#product/notifications/contract.ts';
import { isDismissed } from '#product/notifications/ui/dismissed.ts';
import type { PageName } from '../page-names.ts';
import { ALERT_ROWS, type Alert, type Condition, type Reader } from './alert-table.ts';

export interface SentFacts {
  user: UserView | null;
  deletion: Deletion | null;
}

/** What only the browser knows is false as long as nobody asked it, as on a server. */
export interface AlertFacts extends SentFacts {
  firstStep?: boolean;
  pushPossible?: boolean;
  pushSettled?: boolean;
  installPossible?: boolean;
}

/** Milliseconds since the sign-up: who is here then has come back. */
const FIRST_VISIT_MS = 12 * 3600_000;

const CONDITIONS: Record<Condition, (facts: AlertFacts) => boolean> = {
  'account-deleted': ({ deletion }) => deletion !== null,
  'not-confirmed': ({ user }) => user?.status === 'not_confirmed',
  held: ({ user }) => user?.held === true,
  'not-held': ({ user }) => !user?.held,
  'profile-disabled': ({ user }) => user?.profile?.status === 'disabled',
  'no-main-photo': ({ user }) => !user?.profile?.main_image,
  'mails-arrive': ({ user }) => user?.notifications_disabled.length === 0,
  'mails-stopped': ({ user }) => (user?.notifications_disabled.length ?? 0) > 0,
  'first-step': ({ firstStep = false }) => firstStep,
  'push-possible': ({ pushPossible = false }) => pushPossible,
  'push-settled': ({ pushSettled = false, user }) => pushSettled || (user !== null && isDismissed(user, 'push')),
  'back-again': ({ user }) => user !== null && Date.now() - Date.parse(user.signup_date) > FIRST_VISIT_MS,
  'install-possible': ({ installPossible = false }) => installPossible,
};

export function dueAlerts(facts: AlertFacts): Alert[] {
  const reader = readerOf(facts.user);
  return (Object.keys(ALERT_ROWS) as Alert[]).filter((alert) => {
    const { who, when } = ALERT_ROWS[alert];
    return who.includes(reader) && when.every((name) => CONDITIONS[name](facts)) && !isAnswered(alert, facts.user);
  });
}

export const textsOfAlerts = (facts: AlertFacts): Section[] => [
  ...new Set(dueAlerts(facts).map((alert) => ALERT_ROWS[alert].texts)),
];

/** @param page null where no page is. */
export const isShownOn = (alert: Alert, page: PageName | null): boolean =>
  page === null || !ALERT_ROWS[alert].whereNot.includes(page);

export const untoldStops = (user: UserView | null): MailStop[] =>
  user ? user.notifications_disabled.filter((stop) => !isDismissed(user, `mail-stop-${stop}`)) : [];

const readerOf = (user: UserView | null): Reader => (user ? (user.profile ? 'member' : 'staff') : 'visitor');

function isAnswered(alert: Alert, user: UserView | null): boolean {
  const { dismissal } = ALERT_ROWS[alert];
  if (!dismissal || !user) return false;
  const reasons: readonly DismissibleAlert[] = user.notifications_disabled.map((stop) => `mail-stop-${stop}` as const);
  const asked = dismissal.as.filter((one) => !one.startsWith('mail-stop-') || reasons.includes(one));
  return asked.every((one) => isDismissed(user, one));
}
