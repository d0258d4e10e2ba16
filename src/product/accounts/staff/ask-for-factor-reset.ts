import type { Authenticated, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { JobTools } from '#platform/module.ts';
import type { ProvenStaff } from '#product/audit/staff.ts';
import { endProofs } from '../logins/give-proof.ts';
import { factorAskedMail } from '../mails/mails.ts';
import { factorsOf } from '../passkeys/queries.ts';
import { notifyOwner } from '../security/notify-owner.ts';
import { closeAllSessions } from '../sessions/sessions.ts';
import { editableStaff } from './change-staff.ts';
import { FACTOR_RESET_HOURS, type StaffError } from './contract.ts';
import { dropFactors } from './drop-factors.ts';
import { decideReset, deleteOverResets, insertReset, waitingReset } from './queries.ts';

const HOUR_MS = 3600_000;
export const overResets = (now: Date): Date => new Date(now.getTime() - FACTOR_RESET_HOURS * HOUR_MS);
export const resetEnds = (requested: Date): Date => new Date(requested.getTime() + FACTOR_RESET_HOURS * HOUR_MS);

const refused = (code: StaffError, status: 403 | 409) => new AppError<StaffError>(code, status);

/** @throws what `editableStaff` throws, and staff_factor_none, staff_factor_asked (409). */
export async function askForFactorReset(
  call: Authenticated<WriteCall>,
  by: ProvenStaff,
  account: number,
): Promise<void> {
  const { target } = await editableStaff(call, account);
  const factors = await factorsOf.one(call.tx, { account });
  if (!factors?.passkey && !factors?.totp) throw refused('staff_factor_none', 409);
  await deleteOverResets(call.tx, { over: overResets(call.now) });
  if (!(await insertReset.one(call.tx, { account, staff: by.id, now: call.now })))
    throw refused('staff_factor_asked', 409);
  await call.mail(factorAskedMail, {
    to: target.email,
    locale: target.language,
    params: { hours: FACTOR_RESET_HOURS, url: `${call.site.origin}/profile/security` },
  });
}

export async function forgetOverResets({ services: { db, now } }: Pick<JobTools, 'services'>): Promise<void> {
  await deleteOverResets(db, { over: overResets(now()) });
}

export const askedFactorReset = async (
  { tx, now }: Pick<WriteCall, 'tx' | 'now'>,
  id: number,
): Promise<number | null> => (await waitingReset.one(tx, { id, over: overResets(now) }))?.account_id ?? null;

/** Who asked may only take it back. @throws as `editableStaff`, staff_factor_own (403), staff_factor_decided (409). */
export async function decideFactorReset(
  call: Authenticated<WriteCall>,
  by: ProvenStaff,
  { id, approve }: { id: number; approve: boolean },
): Promise<number> {
  const waiting = await waitingReset.one(call.tx, { id, over: overResets(call.now) });
  if (!waiting) throw refused('staff_factor_decided', 409);
  const account = waiting.account_id;
  await editableStaff(call, account);
  const state = approve ? 'done' : 'refused';
  const decided = await decideReset.one(call.tx, { id, staff: by.id, state, now: call.now });
  if (!decided) throw refused('staff_factor_own', 403);
  if (!approve) return account;
  await dropFactors(call, account);
  await closeAllSessions(call, account);
  await endProofs(call, account);
  await notifyOwner(call, account, 'factor_reset');
  return account;
}
