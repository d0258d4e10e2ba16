import { AppError } from '#platform/errors.ts';
import { noteBatchBooked } from '#product/payments/sepa/collections/decide-debit.ts';
import { makeBatch as takeDue } from '#product/payments/sepa/collections/make-batch.ts';
import { releaseBatch } from '#product/payments/sepa/collections/release-batch.ts';
import { actingStaff, type StaffCall } from '../desk/desk.ts';
import { seenIsOld } from '../payments/seen-is-old.ts';
import { atCollector, ownBatch } from './collectors-for.ts';
import type { DebitBatchInput, DebitDeskError } from './contract.ts';

const DONE = { ok: true } as const;
/** @throws not_found for one that is not theirs, seen_is_old (409) where nothing is due. */
export async function makeBatch(
  call: StaffCall,
  { account }: { account: number },
): Promise<{ id: number; waits: boolean }> {
  const there = await atCollector(call, account);
  const made = await takeDue(there, await actingStaff(call), { account, until: null });
  if (made.verdict !== 'made') throw seenIsOld();
  return { id: made.batch.id, waits: made.batch.waits };
}

/** @throws not_found where it is not theirs, batch_own (409) for who made it, seen_is_old (409) where there is nothing to do. */
export async function changeBatch(call: StaffCall, { id, what }: DebitBatchInput): Promise<typeof DONE> {
  const { batch, there } = await ownBatch(call, id);
  const staff = await actingStaff(call);
  if (what === 'booked') {
    if (batch.waits) throw seenIsOld();
    const on = call.now.toISOString().slice(0, 10);
    if ((await noteBatchBooked(there, staff, { id, on })) === 0) throw seenIsOld();
    return DONE;
  }
  const verdict = await releaseBatch(there, staff, { id });
  if (verdict === 'own_batch') throw new AppError<DebitDeskError>('batch_own', 409);
  if (verdict !== 'released') throw seenIsOld();
  return DONE;
}
