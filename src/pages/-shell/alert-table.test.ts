import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAIL_STOPS } from '#product/accounts/contract.ts';
import type { UserView } from '#product/members/user/contract.ts';
import { isLander, PAGE_LIST, type PageName } from '../page-names.ts';
import { ALERT_ROWS, type Alert } from './alert-table.ts';
import { type AlertFacts, dueAlerts, isShownOn, untoldStops } from './due-alerts.ts';

const sorted = (names: readonly string[]) => [...names].sort();
const landers = PAGE_LIST.filter(isLander).map(({ name }) => name);

/** SPEC 4, and below each what PRODUCT 57 and pages beside the specification add. */
const NOT_ON: Record<Alert, PageName[]> = {
  'activation-reminder': [
    ...(['signup', 'settings', 'notifications'] as const),
    ...(['members-id-signup', 'token', 'activate-done', 'activate-error'] as const),
  ],
  held: ['signup', 'settings', 'notifications', 'members-id-signup', 'token', 'activate-done', 'activate-error'],
  'profile-photo': [
    ...(['profile', 'signup', 'activate-done', 'premium', 'notifications', 'directdebit', 'settings'] as const),
    ...(['profile-preview', 'security', 'complete-signup', 'token'] as const),
  ],
  push: [
    ...(['signup', 'notifications', 'activate-done', 'directdebit', 'premium'] as const),
    ...(['activate-error', 'credits', 'credits-id-paymentmethod', 'credits-repeat-order', 'transactions-id'] as const),
    ...(['swipe-game', 'complete-signup', 'security', 'token'] as const),
  ],
  install: [
    ...(['signup', 'notifications', 'activate-done', 'directdebit', 'premium'] as const),
    ...(['activate-error', 'credits', 'credits-id-paymentmethod', 'credits-repeat-order', 'transactions-id'] as const),
    ...(['swipe-game', 'complete-signup', 'security', 'token'] as const),
  ],
  'disabled-notifications': ['settings', 'notifications', 'token'],
  'deletion-pending': ['account-deleted', 'token'],
};

test.each(Object.entries(NOT_ON) as [Alert, PageName[]][])(
  'the alert %s stays away from the pages that the specification names, and from landers',
  (alert, pages) => {
    const without = PAGE_LIST.filter(({ name }) => !isShownOn(alert, name)).map(({ name }) => name);
    expect(sorted(without)).toEqual(sorted([...pages, ...landers]));
    expect(isShownOn(alert, null), 'where no page is').toBe(true);
  },
);

test('every alert has its row, and none has two', () => {
  expect(sorted(Object.keys(ALERT_ROWS))).toEqual(sorted(Object.keys(NOT_ON)));
  const keys = Object.values(ALERT_ROWS).flatMap(({ dismissal }) => dismissal?.as ?? []);
  expect(keys).toHaveLength(new Set(keys).size);
});

const reader = fc.record({
  status: fc.constantFrom('active', 'not_confirmed'),
  held: fc.constantFrom(undefined, true),
  signup_date: fc.constantFrom(new Date().toISOString(), new Date(Date.now() - 13 * 3600_000).toISOString()),
  notifications_disabled: fc.subarray([...MAIL_STOPS]),
  dismissed_alerts: fc.subarray(['profile-photo', 'push', 'install', ...MAIL_STOPS.map((stop) => `mail-stop-${stop}`)]),
  profile: fc.option(
    fc.record({
      status: fc.constantFrom('active', 'disabled'),
      main_image: fc.constantFrom(null, { filename: '/a', thumb_filename: '/b', status: 'active' }),
    }),
  ),
});
const facts = fc.record({
  user: fc.option(reader),
  deletion: fc.constantFrom(null, { until: '2026-12-13T00:00:00.000Z' }),
  firstStep: fc.boolean(),
  pushPossible: fc.boolean(),
  pushSettled: fc.boolean(),
  installPossible: fc.boolean(),
});

/** SPEC 4 once more, in its own order. */
function expected({ user, deletion, firstStep, pushPossible, pushSettled, installPossible }: AlertFacts): Alert[] {
  if (!user) return deletion ? ['deletion-pending'] : [];
  const { status, held, profile, notifications_disabled: stops, dismissed_alerts: dismissed } = user;
  const due: Alert[] = [];
  if (profile && status === 'not_confirmed') {
    if (held) due.push('held');
    else if (profile.status === 'disabled' && stops.length === 0) due.push('activation-reminder');
  }
  if (stops.some((stop) => !dismissed.includes(`mail-stop-${stop}`))) due.push('disabled-notifications');
  if (profile && !profile.main_image && !dismissed.includes('profile-photo')) due.push('profile-photo');
  if (profile && firstStep && pushPossible && !dismissed.includes('push')) due.push('push');
  const back = Date.parse(user.signup_date) < Date.now() - 12 * 3600_000;
  if (profile && firstStep && back && installPossible && (pushSettled || dismissed.includes('push')))
    if (!dismissed.includes('install')) due.push('install');
  return due;
}

test('whoever reads, whatever is the case and was dismissed: what is due is what the specification says', () => {
  const look = (given: AlertFacts) => {
    expect(dueAlerts(given)).toEqual(expected(given));
    const { user } = given;
    expect(untoldStops(user).length > 0).toBe(dueAlerts(given).includes('disabled-notifications'));
  };
  fc.assert(
    fc.property(facts, (given) => look({ ...given, user: given.user as UserView | null })),
    { numRuns: 2000 },
  );
});
