import type { WriteCall } from '#platform/call.ts';
import type { JobTools } from '#platform/module.ts';
import { hearWithin } from '../attempts/hear.ts';
import { lockReference } from '../attempts/queries.ts';
import type { PaymentEvent } from '../contract.ts';
import { transferFact } from './gateway.ts';
import {
  endParts,
  entryById,
  lockEntry,
  matchedEntries,
  receivedFor,
  settleEntry,
  type TransferRow,
  transferByReference,
} from './queries.ts';

const MAX_ENTRIES = 500;

/** What is above the price stays with the entry, for staff to send back. The reference is locked. */
export async function settleArrival(
  call: WriteCall,
  transfer: TransferRow,
  entry: { id: number; amount: number },
): Promise<{ missing: number; surplus: number }> {
  const { tx, now } = call;
  const { attempt_id: attempt, payment_id: payment, amount, currency, payment_account_id: id } = transfer;
  const reference = transfer.reference ?? '';
  const sums = await receivedFor.one(tx, { attempt, entry: entry.id });
  const received = (sums?.received ?? 0) + entry.amount;
  const surplus = Math.min(entry.amount, Math.max(0, received - amount));
  await settleEntry(tx, { id: entry.id, surplus, part: received < amount, now });
  if (received >= amount) {
    await endParts(tx, { attempt });
    const of = { payment, attempt, amount, currency, reference };
    await hearWithin(call, { id }, transferFact(of, 'paid', sums?.country ?? null), null);
  } else call.publish(transfer.account_id, { type: 'payment', id: payment } satisfies PaymentEvent);
  return { missing: Math.max(0, amount - received), surplus };
}

/** Once, however often it is asked for. @returns whether it was now. */
export async function settleMatchedEntry(call: WriteCall, id: number): Promise<boolean> {
  const { tx } = call;
  const entry = await entryById.one(tx, { id });
  if (!entry?.reference) return false;
  const { reference, payment_account_id: account, amount } = entry;
  await lockReference(tx, { account, reference });
  const locked = await lockEntry.one(tx, { id });
  const transfer = await transferByReference.one(tx, { reference });
  if (locked?.state !== 'matched' || !transfer) return false;
  await settleArrival(call, transfer, { id, amount });
  return true;
}

export async function settleMatched({ services, onSite }: JobTools): Promise<void> {
  for (const { id, site_id } of await matchedEntries(services.db, { most: MAX_ENTRIES })) {
    const { transaction } = await onSite(site_id);
    try {
      await transaction((call) => settleMatchedEntry(call, id));
    } catch (error) {
      services.log.error({ err: error, entry: id }, 'money of a transfer could not be counted');
    }
  }
}
