import type { WriteCall } from '#platform/call.ts';
import { endStaffWithAccount } from '#product/audit/staff.ts';
import type { Role } from '../contract.ts';
import { endProofs } from '../logins/give-proof.ts';
import { voidMailTokens } from '../mail-tokens/mail-tokens.ts';
import { accountChanged, closeAllSessions } from '../sessions/sessions.ts';
import { dropFactors } from './drop-factors.ts';
import { closeStaff, confirmStaff, insertStaff, refuseResetsOf, setRole, staffByEmail } from './queries.ts';

/** For who starts a deployment; others are invited. @returns its id; null where the address has an account. */
export async function addStaff(
  { tx, site, locale, now, after, security }: WriteCall,
  {
    email,
    role,
    passwordHash,
    allSites = false,
  }: { email: string; role: Role; passwordHash: string; allSites?: boolean },
): Promise<number | null> {
  const account = { site: site.id, role, email, passwordHash, language: locale, allSites, now };
  const added = await insertStaff.one(tx, account);
  if (added) after(() => security.note('user_created', { account: added.id, detail: role }));
  return added?.id ?? null;
}

/** @returns false for who is none. */
export async function giveRole(call: WriteCall, { email, role }: { email: string; role: Role }): Promise<boolean> {
  const changed = await setRole.one(call.tx, { site: call.site.id, email, role });
  if (changed) noteRole(call, changed.id, role);
  return changed !== null;
}

export function noteRole(call: WriteCall, account: number, role: Role): void {
  accountChanged(call, account);
  call.after(() => call.security.note('authz_change', { account, detail: role }));
}

/** @returns false for who is none. */
export async function endStaff(call: WriteCall, { email }: { email: string }): Promise<boolean> {
  const found = await staffByEmail.one(call.tx, { site: call.site.id, email });
  return found !== null && endStaffAccount(call, found.id);
}

/** @returns false for who is none. */
export async function endStaffAccount(call: WriteCall, account: number): Promise<boolean> {
  const ended = await closeStaff.one(call.tx, { account });
  if (!ended) return false;
  await closeAllSessions(call, account);
  await endProofs(call, account);
  await voidMailTokens(call, account, ['reset_password', 'login']);
  await dropFactors(call, account);
  await refuseResetsOf(call.tx, { account, now: call.now });
  await endStaffWithAccount(call, account);
  accountChanged(call, account);
  call.after(() => call.security.note('user_deleted', { account, detail: 'staff' }));
  return true;
}

export async function confirmInvited(call: WriteCall, account: number): Promise<void> {
  if (await confirmStaff.one(call.tx, { account })) accountChanged(call, account);
}
