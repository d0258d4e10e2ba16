import type { WriteCall } from '#platform/call.ts';
import { endStaffWithAccount } from '#product/audit/staff/staff.ts';
import type { Role } from '../contract.ts';
import { accountChanged, closeAllSessions } from '../sessions/sessions.ts';
import { closeStaff, insertStaff, setRole } from './queries.ts';

/**
 * Makes an account of the staff on the call's site.
 * @param allSites they log in on every host, with the role there as well.
 * @returns its id; null where the address has an account.
 */
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

/** Gives somebody of the staff another role, which holds at once. @returns false for who is none. */
export async function giveRole(call: WriteCall, { email, role }: { email: string; role: Role }): Promise<boolean> {
  const changed = await setRole.one(call.tx, { site: call.site.id, email, role });
  if (changed) accountChanged(call, changed.id);
  if (changed) call.after(() => call.security.note('authz_change', { account: changed.id, detail: role }));
  return changed !== null;
}

/** Ends an account of the staff, in all sessions. @returns false for who is none. */
export async function endStaff(call: WriteCall, { email }: { email: string }): Promise<boolean> {
  const ended = await closeStaff.one(call.tx, { site: call.site.id, email });
  if (ended) {
    await closeAllSessions(call, ended.id);
    await endStaffWithAccount(call, ended.id);
  }
  if (ended) call.after(() => call.security.note('user_deleted', { account: ended.id, detail: 'staff' }));
  return ended !== null;
}
