import type { ReadCall, WriteCall } from '#platform/call.ts';
import { notFound } from '#platform/errors.ts';
import { deleteBans, deleteHeld } from './bans/queries.ts';
import { deleteSignals } from './bans/traces/queries.ts';
import { noteTrace } from './bans/traces/traces.ts';
import { forgetExport } from './exports/exports.ts';
import { endProofs } from './logins/give-proof.ts';
import { cleanLogin, forgiveLogin } from './logins/logins.ts';
import { accountData, addressOf, blankAccount, closeMember, deleteEntries, otherAddressesOf } from './queries.ts';
import { accountChanged, closeAllSessions } from './sessions/sessions.ts';

/** @throws not_found, for staff and fictional profiles too. */
export async function closeAccount(call: WriteCall, accountId: number): Promise<void> {
  const closed = await closeMember.one(call.tx, { account: accountId });
  if (!closed) throw notFound();
  await closeAllSessions(call, accountId);
  await endProofs(call, accountId);
  accountChanged(call, accountId);
}

/** The row stays for the books, and what a banned one is known by again for its time. */
export async function eraseAccountData(call: WriteCall, accountId: number): Promise<void> {
  const address = (await addressOf.one(call.tx, { account: accountId }))?.email;
  if (address) {
    await forgiveLogin(call, cleanLogin(address), accountId);
    await call.forgetMails(address);
  }
  for (const { email } of await otherAddressesOf(call.tx, { account: accountId })) await call.forgetMails(email);
  await forgetExport(call, accountId);
  // What a banned member is known by again outlives them, without their account.
  await noteTrace(call, accountId);
  await deleteSignals(call.tx, { account: accountId });
  await deleteBans(call.tx, { account: accountId });
  await deleteHeld(call.tx, { account: accountId });
  await deleteEntries(call.tx, { account: accountId });
  await blankAccount(call.tx, { account: accountId });
}

export const exportAccountData = async ({ sql }: ReadCall, accountId: number): Promise<object> =>
  (await accountData.one(sql, { account: accountId })) ?? {};
