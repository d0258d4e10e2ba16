import type { ReadCall, WriteCall } from '#platform/call.ts';
import {
  deleteConsents,
  deleteDismissed,
  deleteNotices,
  deletePendingMails,
  deletePreferences,
  deleteSubscriptions,
  notificationData,
} from './queries.ts';

export async function eraseNotifications({ tx }: WriteCall, accountId: number): Promise<void> {
  await deleteSubscriptions(tx, { account: accountId });
  await deleteConsents(tx, { account: accountId });
  await deleteNotices(tx, { account: accountId });
  await deletePendingMails(tx, { account: accountId });
  await deletePreferences(tx, { account: accountId });
  await deleteDismissed(tx, { account: accountId });
}

export const exportNotifications = async ({ sql }: ReadCall, accountId: number): Promise<object> =>
  (await notificationData.one(sql, { account: accountId })) ?? {};
