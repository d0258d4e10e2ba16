import type { WriteCall } from '#platform/call.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import { lockedDebit, tryAgain } from './apply-answer.ts';
import { claimDebit } from './claim-debit.ts';
import { settlesOn } from './policy.ts';
import { type BatchRow, batchById, bookPart, closeAnswer, decideGroup, partsOfBatch } from './queries.ts';

/** `again`: it was our fault, or is cleared up: one more collection. `claim`: it will not come. */
export type DebitDecision = 'again' | 'claim';
export type DebitVerdict = 'decided' | 'not_found' | 'not_open' | 'tried_out';

const MAX_TRIES = 9;

export async function decideDebit(
  call: WriteCall,
  by: Staff,
  { id, decision, note }: { id: number; decision: DebitDecision; note?: string | undefined },
): Promise<DebitVerdict> {
  const { tx, now } = call;
  const debit = await lockedDebit(call, id);
  if (!debit) return 'not_found';
  if (debit.answer_group !== 'staff') return 'not_open';
  if (decision === 'again' && debit.try >= MAX_TRIES) return 'tried_out';
  await decideGroup(tx, { id, group: decision, now });
  if (decision === 'again') await tryAgain(call, debit);
  else await claimDebit(call, debit, debit.answer_code);
  await record(call, by, {
    ...{ verb: `debit.${decision}`, object: 'debit', id, account: debit.account_id },
    details: { payment: debit.payment_id, amount: debit.amount, code: debit.answer_code, try: debit.try },
    ...(note !== undefined && { note }),
  });
  return 'decided';
}

/** @returns how many collections waited for it. */
export async function noteBatchBooked(
  call: WriteCall,
  by: Staff,
  { id, on, note }: { id: number; on: string; note?: string | undefined },
): Promise<number> {
  const { tx, now } = call;
  if (!(await batchById.one(tx, { id }))) return 0;
  let booked = 0;
  for (const { due } of await partsOfBatch(tx, { batch: id })) {
    if (due === null || due > on) continue;
    const part = await bookPart.one(tx, { batch: id, due, on, settles: settlesOn(due, on), now });
    booked += part?.booked ?? 0;
  }
  if (booked > 0)
    await record(call, by, {
      ...{ verb: 'debit_batch.booked', object: 'debit_batch', id, account: null, site: call.site.id },
      details: { count: booked },
      ...(note !== undefined && { note }),
    });
  return booked;
}

/** Goes to the log: the file names people and their accounts. */
export const noteBatchWritten = (
  call: WriteCall,
  by: Staff,
  { id, hash }: Pick<BatchRow, 'id' | 'hash'>,
): Promise<void> =>
  record(call, by, {
    ...{ verb: 'debit_batch.written', object: 'debit_batch', id, account: null, site: call.site.id },
    details: { hash },
  });

/** @returns whether it was open. */
export async function noteAnswerSeen(
  call: WriteCall,
  by: Staff,
  { id, note }: { id: number; note?: string | undefined },
): Promise<boolean> {
  const closed = await closeAnswer.one(call.tx, { id, now: call.now });
  if (!closed) return false;
  await record(call, by, {
    ...{ verb: 'debit_answer.seen', object: 'bank_file', id: closed.file_id, account: null, site: call.site.id },
    details: { answer: id },
    ...(note !== undefined && { note }),
  });
  return true;
}
