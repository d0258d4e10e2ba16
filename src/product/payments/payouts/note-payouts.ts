import type { WriteCall } from '#platform/call.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import type { ProvenStaff } from '#product/audit/staff.ts';
import {
  closePayoutAnswer,
  handPayoutBatch,
  type PayoutBatchRow,
  payoutBatchById,
  refusePayoutBatch,
} from './queries.ts';

/** Goes to the log: the file names people and their accounts. */
export const notePayoutsWritten = (
  call: WriteCall,
  by: Staff,
  { id, hash }: Pick<PayoutBatchRow, 'id' | 'hash'>,
): Promise<void> =>
  record(call, by, {
    ...{ verb: 'payout_batch.written', object: 'payout_batch', id, account: null, site: call.site.id },
    details: { hash },
  });

/** Once. @returns whether it waited for that. */
export async function notePayoutsHanded(
  call: WriteCall,
  by: ProvenStaff,
  { id, note }: { id: number; note?: string | undefined },
): Promise<boolean> {
  const handed = await handPayoutBatch.one(call.tx, { id, now: call.now, staff: by.id });
  if (!handed) return false;
  await record(call, by, {
    ...{ verb: 'payout_batch.handed', object: 'payout_batch', id, account: null, site: call.site.id },
    details: { hash: handed.hash, count: handed.count, sum: handed.sum },
    ...(note !== undefined && { note }),
  });
  return true;
}

/** What is not settled goes into another file. @returns how many refunds that are. */
export async function notePayoutsRefused(
  call: WriteCall,
  by: Staff,
  { id, note }: { id: number; note?: string | undefined },
): Promise<number> {
  const { tx, now } = call;
  if (!(await payoutBatchById.one(tx, { id }))) return 0;
  const count = (await refusePayoutBatch(tx, { id, now })).length;
  if (count > 0)
    await record(call, by, {
      ...{ verb: 'payout_batch.refused', object: 'payout_batch', id, account: null, site: call.site.id },
      details: { count },
      ...(note !== undefined && { note }),
    });
  return count;
}

/** @returns whether it was open. */
export async function notePayoutAnswerSeen(
  call: WriteCall,
  by: Staff,
  { id, note }: { id: number; note?: string | undefined },
): Promise<boolean> {
  const closed = await closePayoutAnswer.one(call.tx, { id, now: call.now });
  if (!closed) return false;
  await record(call, by, {
    ...{ verb: 'payout_answer.seen', object: 'bank_file', id: closed.file_id, account: null, site: call.site.id },
    details: { answer: id },
    ...(note !== undefined && { note }),
  });
  return true;
}
