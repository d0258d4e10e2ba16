import type { WriteCall } from '#platform/call.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import { lockReference } from '../attempts/queries.ts';
import { insertHandEntry, type TransferRow, transferByReference } from './queries.ts';
import { settleArrival } from './settle-matched.ts';

/** `part`: something is still missing. `arrived_before`: this sum was marked already. `paid_before`: it waits for nothing. */
export type ArrivalVerdict =
  | { verdict: 'arrived' | 'part'; missing: number; surplus: number; transfer: TransferRow }
  | { verdict: 'arrived_before' | 'paid_before'; transfer: TransferRow }
  | { verdict: 'not_found' };

export interface Arrival {
  /** ISO 11649, without blanks. */
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  readonly note?: string | undefined;
}

/** The same sum of the same transfer is the same money, however often it is marked. */
export async function noteArrived(
  call: WriteCall,
  by: Staff,
  { reference, amount, note }: Arrival,
): Promise<ArrivalVerdict> {
  const { tx, now } = call;
  const found = await transferByReference.one(tx, { reference });
  if (!found) return { verdict: 'not_found' };
  await lockReference(tx, { account: found.payment_account_id, reference });
  const transfer = (await transferByReference.one(tx, { reference })) ?? found;
  const {
    payment_account_id: account,
    payment_id: payment,
    account_id: member,
    currency,
    attempt_id: attempt,
  } = transfer;
  const key = `hand ${reference} ${amount}`;
  if (transfer.status === 'completed') return { verdict: 'paid_before', transfer };
  const made = await insertHandEntry.one(tx, { account, key, amount, currency, attempt, now });
  if (!made) return { verdict: 'arrived_before', transfer };
  const { missing, surplus } = await settleArrival(call, transfer, { id: made.id, amount });
  await record(call, by, {
    ...{ verb: 'transfer.arrived', object: 'transfer', id: payment, account: member },
    details: { reference, amount, currency, missing, surplus },
    ...(note !== undefined && { note }),
  });
  return { verdict: missing > 0 ? 'part' : 'arrived', missing, surplus, transfer };
}
