import type { WriteCall } from '#platform/call.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import { findAccount } from '../accounts.ts';
import { closeAllSessions } from './sessions.ts';

/** @returns false for who is no member. */
export async function logOutMember(
  call: WriteCall,
  by: Staff,
  { account, note }: { account: number; note?: string | undefined },
): Promise<boolean> {
  if ((await findAccount(call, account))?.kind !== 'member') return false;
  await closeAllSessions(call, account);
  await record(call, by, {
    verb: 'account.logged_out',
    object: 'account',
    id: account,
    account,
    ...(note && { note }),
  });
  return true;
}
