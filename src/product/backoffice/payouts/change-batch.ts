import { AppError } from '#platform/errors.ts';
import { listPayoutsOf } from '#product/payments/payouts/list-payouts.ts';
import { makePayouts } from '#product/payments/payouts/make-payouts.ts';
import { notePayoutsHanded, notePayoutsRefused } from '#product/payments/payouts/note-payouts.ts';
import { actingStaff, type StaffCall } from '../desk/desk.ts';
import { seenIsOld } from '../payments/seen-is-old.ts';
import type { PayoutBatchInput, PayoutDeskError } from './contract.ts';
import { atPayer, ownPayoutBatch } from './payers-for.ts';

const DONE = { ok: true } as const;

/** @throws not_found, payout_own (409) where only what they named an account for waits, seen_is_old (409). */
export async function makeBatch(
  call: StaffCall,
  { account }: { account: number },
): Promise<{ id: number; left: number }> {
  const there = await atPayer(call, account);
  const staff = await actingStaff(call);
  const made = await makePayouts(there, staff, account);
  if (made.verdict === 'made') return { id: made.batch.id, left: made.left };
  const { refunds } = await listPayoutsOf({ sql: call.tx }, { account, staff: staff.id });
  if (refunds.some(({ readiness }) => readiness === 'own_account'))
    throw new AppError<PayoutDeskError>('payout_own', 409);
  throw seenIsOld();
}

/** @throws not_found where it is not theirs, seen_is_old (409) where it was said before, or there is nothing left to refuse. */
export async function changeBatch(call: StaffCall, { id, what }: PayoutBatchInput): Promise<typeof DONE> {
  const { there } = await ownPayoutBatch(call, id);
  const staff = await actingStaff(call);
  const done =
    what === 'handed'
      ? await notePayoutsHanded(there, staff, { id })
      : (await notePayoutsRefused(there, staff, { id })) > 0;
  if (!done) throw seenIsOld();
  return DONE;
}
