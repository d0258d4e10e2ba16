import type { ReadCall, WriteCall } from '#platform/call.ts';
import {
  deleteIntentOf,
  deleteOpenInvitesOf,
  deleteStepsOf,
  deleteUsesOf,
  forgetInvited,
  forgetInviter,
  signupData,
} from './queries.ts';

/** Deletes what a member wished for when signing up, the steps after it, and invitations that nobody used; who came by another one stays. */
export async function eraseSignup({ tx }: WriteCall, accountId: number): Promise<void> {
  await deleteIntentOf(tx, { account: accountId });
  await deleteStepsOf(tx, { account: accountId });
  await deleteOpenInvitesOf(tx, { account: accountId });
  await forgetInviter(tx, { account: accountId });
  await forgetInvited(tx, { account: accountId });
  await deleteUsesOf(tx, { account: accountId });
}

export const exportSignup = async ({ sql }: ReadCall, accountId: number): Promise<object> =>
  (await signupData.one(sql, { account: accountId })) ?? {};
