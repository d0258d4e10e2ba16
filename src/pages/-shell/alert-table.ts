import type { Section } from '#platform/i18n/translate.ts';
import type { DismissibleAlert } from '#product/notifications/contract.ts';
import type { PageName } from '../page-names.ts';

export type Reader = 'visitor' | 'member' | 'staff';

export type Condition =
  /** The account was deleted in this browser within the last hour, or its password given. */
  | 'account-deleted'
  | 'not-confirmed'
  | 'held'
  | 'not-held'
  | 'profile-disabled'
  | 'no-main-photo'
  /** `notifications_disabled` is empty. */
  | 'mails-arrive'
  | 'mails-stopped'
  | 'first-step'
  | 'push-possible'
  | 'push-settled'
  | 'back-again'
  | 'install-possible';

interface AlertRow {
  who: readonly Reader[];
  when: readonly Condition[];
  whereNot: readonly PageName[];
  style: 'alert' | 'dialog-after-sign-up';
  /** What the account keeps, with the time, and for how many days that counts; `null` is for good. One that cannot be dismissed has none. */
  dismissal: { as: readonly DismissibleAlert[]; days: number | null } | null;
  texts: Section;
}

const LANDERS = [
  'landers-alonetonight',
  'landers-collagelanding',
  'landers-gallery',
  'landers-iconslanding',
  'landers-maplanding',
  'landers-socialnetwork',
  'landers-transitionsvideolanding',
  'landers-video',
  'landers-tinderswipe',
  'members-id-landing',
  'members-id-landing2',
  'members-id-landing3',
] as const satisfies readonly PageName[];

const ACTIVATION = [
  'signup',
  'members-id-signup',
  'token',
  'activate-done',
  'activate-error',
  'settings',
  'notifications',
] as const satisfies readonly PageName[];

/** PRODUCT 57: where nothing interrupts, as activation, credits, checkout, premium, swipe. */
export const QUIET_PAGES = [
  ...(['activate-done', 'activate-error', 'complete-signup', 'token', 'swipe-game', 'premium'] as const),
  ...(['credits', 'credits-id-paymentmethod', 'credits-repeat-order', 'directdebit', 'transactions-id'] as const),
] as const satisfies readonly PageName[];

const UNASKED = [
  ...QUIET_PAGES,
  ...(['signup', 'notifications', 'security'] as const),
] as const satisfies readonly PageName[];

const ALERTS = {
  'deletion-pending': {
    who: ['visitor'],
    when: ['account-deleted'],
    whereNot: ['account-deleted', 'token', ...LANDERS],
    style: 'alert',
    dismissal: null,
    texts: 'accounts.pending',
  },
  'activation-reminder': {
    who: ['member'],
    when: ['not-confirmed', 'not-held', 'profile-disabled', 'mails-arrive'],
    whereNot: [...ACTIVATION, ...LANDERS],
    style: 'dialog-after-sign-up',
    dismissal: null,
    texts: 'signup.form',
  },
  held: {
    who: ['member'],
    when: ['not-confirmed', 'held'],
    whereNot: [...ACTIVATION, ...LANDERS],
    style: 'alert',
    dismissal: null,
    texts: 'signup.form',
  },
  'disabled-notifications': {
    who: ['member', 'staff'],
    when: ['mails-stopped'],
    whereNot: ['settings', 'notifications', 'token', ...LANDERS],
    style: 'alert',
    // A reason that was not there before is told.
    dismissal: { as: ['mail-stop-fbl', 'mail-stop-bounce', 'mail-stop-listunsubscribe'], days: null },
    texts: 'notifications.push',
  },
  'profile-photo': {
    who: ['member'],
    when: ['no-main-photo'],
    whereNot: [
      ...(['profile', 'settings', 'notifications', 'signup', 'activate-done', 'premium', 'directdebit'] as const),
      ...(['profile-preview', 'complete-signup', 'security', 'token'] as const),
      ...LANDERS,
    ],
    style: 'alert',
    dismissal: { as: ['profile-photo'], days: null },
    texts: 'notifications.push',
  },
  push: {
    who: ['member'],
    when: ['first-step', 'push-possible'],
    whereNot: [...UNASKED, ...LANDERS],
    style: 'alert',
    dismissal: { as: ['push'], days: 30 },
    texts: 'notifications.push',
  },
  install: {
    who: ['member'],
    when: ['first-step', 'back-again', 'push-settled', 'install-possible'],
    whereNot: [...UNASKED, ...LANDERS],
    style: 'alert',
    dismissal: { as: ['install'], days: 90 },
    texts: 'notifications.push',
  },
} as const satisfies Record<string, AlertRow>;

export type Alert = keyof typeof ALERTS;

/** SPEC 4, PRODUCT 57: all alerts, in the order in which they stand. */
export const ALERT_ROWS: Readonly<Record<Alert, AlertRow>> = ALERTS;
