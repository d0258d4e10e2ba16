import type { WriteCall } from '#platform/call.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import { lockReference } from '../attempts/queries.ts';
import { dayOf } from '../sepa/collection-day.ts';
import { assignEntry, endReturnByHand, entryById, lockEntry, noteSentBack, transferByReference } from './queries.ts';
import { settleMatchedEntry } from './settle-matched.ts';

/** `assign`: it is the money of this transfer, or of the proposed one. `sent_back`: staff sent it, or what was too much, back at the bank. */
export type EntryDecision = { what: 'assign'; reference: string | null } | { what: 'sent_back' };
export type EntryVerdict = 'decided' | 'not_found' | 'not_open' | 'no_transfer' | 'other_currency';

export async function decideEntry(
  call: WriteCall,
  by: Staff,
  { id, decision, note }: { id: number; decision: EntryDecision; note?: string | undefined },
): Promise<EntryVerdict> {
  const { tx, now } = call;
  const found = await entryById.one(tx, { id });
  if (!found) return 'not_found';
  const { reference: own, payment_account_id: of } = found;
  // As everywhere: the reference before its entries.
  if (own !== null) await lockReference(tx, { account: of, reference: own });
  await lockEntry.one(tx, { id });
  const entry = (await entryById.one(tx, { id })) ?? found;
  const details = { entry: id, amount: entry.amount, currency: entry.currency };
  const said = { object: 'transfer', ...(note !== undefined && { note }) } as const;
  if (decision.what === 'sent_back') {
    if (!(await noteSentBack.one(tx, { id, now, staff: by.name }))) return 'not_open';
    await endReturnByHand(tx, { entry: id, on: dayOf(now), now });
    const about = { id: entry.payment_id ?? id, account: entry.account_id, site: call.site.id };
    await record(call, by, { ...said, ...about, verb: 'transfer.sent_back', details });
    return 'decided';
  }
  if (entry.state !== 'proposed' && entry.state !== 'unmatched') return 'not_open';
  const reference = decision.reference ?? entry.reference;
  const transfer = reference === null ? null : await transferByReference.one(tx, { reference });
  if (!transfer || transfer.payment_account_id !== entry.payment_account_id) return 'no_transfer';
  if (transfer.currency !== entry.currency) return 'other_currency';
  const { attempt_id: attempt, payment_id: payment, account_id: account } = transfer;
  if (entry.returning) return 'not_open';
  await assignEntry(tx, { id, attempt, staff: by.name });
  await record(call, by, {
    ...said,
    id: payment,
    account,
    verb: 'transfer.assigned',
    details: { ...details, reference },
  });
  await settleMatchedEntry(call, id);
  return 'decided';
}
