import type { Authenticated, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { ProvenStaff } from '#product/audit/staff/staff.ts';
import { factorsOf } from '../passkeys/queries.ts';
import { endProofs } from '../proofs/proofs.ts';
import { notifyOwner } from '../security/notify-owner.ts';
import { closeAllSessions } from '../sessions/sessions.ts';
import { editableStaff } from './change-staff.ts';
import type { StaffError } from './contract.ts';
import { dropFactors } from './drop-factors.ts';
import { decideReset, insertReset, waitingReset } from './queries.ts';

const refused = (code: StaffError, status: 403 | 409) => new AppError<StaffError>(code, status);

/**
 * Asks that somebody's lost second factor is taken away. Somebody else decides.
 * @throws what `editableStaff` throws, and staff_factor_none, staff_factor_asked (409).
 */
export async function askForFactorReset(
  call: Authenticated<WriteCall>,
  by: ProvenStaff,
  account: number,
): Promise<void> {
  await editableStaff(call, account);
  const factors = await factorsOf.one(call.tx, { account });
  if (!factors?.passkey && !factors?.totp) throw refused('staff_factor_none', 409);
  if (!(await insertReset.one(call.tx, { account, staff: by.id, now: call.now })))
    throw refused('staff_factor_asked', 409);
}

/** Whose second factor a request is about that waits; null for none. */
export const askedFactorReset = async ({ tx }: Pick<WriteCall, 'tx'>, id: number): Promise<number | null> =>
  (await waitingReset.one(tx, { id }))?.account_id ?? null;

/**
 * Takes the factor away, or refuses to. The sessions that it opened end, and the owner, who is told, sets up another one at the next
 * log-in. Who asked may only take the request back.
 * @returns whose factor it is.
 * @throws what `editableStaff` throws, and staff_factor_own (403), staff_factor_decided (409).
 */
export async function decideFactorReset(
  call: Authenticated<WriteCall>,
  by: ProvenStaff,
  { id, approve }: { id: number; approve: boolean },
): Promise<number> {
  const waiting = await waitingReset.one(call.tx, { id });
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
