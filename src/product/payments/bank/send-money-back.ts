import type { WriteCall } from '#platform/call.ts';
import type { JobTools } from '#platform/module.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import type { PayoutFate } from '../payouts/policy.ts';
import { endPayout } from '../payouts/queries.ts';
import type { Day } from '../sepa/collection-day.ts';
import {
  callOffReturn,
  endReturn,
  lockEntry,
  orderDueReturns,
  orderReturn,
  reopenReturn,
  returnedEntry,
} from './queries.ts';

const DAY_MS = 24 * 3600_000;
/** Days after which money that nobody matched goes back by itself. */
export const RETURN_DAYS = 30;
const BATCH_SIZE = 500;

/** It goes back with the next file. @returns false where no file can name it: then staff send it at the bank. */
export async function sendMoneyBack(call: WriteCall, by: Staff, id: number): Promise<boolean> {
  const { tx, now } = call;
  await lockEntry.one(tx, { id });
  const ordered = await orderReturn.one(tx, { id, now, staff: by.name });
  if (!ordered) return false;
  await record(call, by, {
    ...{ verb: 'transfer.return_ordered', object: 'transfer', id, account: null, site: call.site.id },
    details: { entry: id, amount: ordered.amount },
  });
  return true;
}

export async function keepMoney(call: WriteCall, by: Staff, id: number): Promise<boolean> {
  const { tx } = call;
  await lockEntry.one(tx, { id });
  if (!(await callOffReturn.one(tx, { id, staff: by.name }))) return false;
  await record(call, by, {
    ...{ verb: 'transfer.return_called_off', object: 'transfer', id, account: null, site: call.site.id },
    details: { entry: id },
  });
  return true;
}

export async function returnOldMoney({ services: { db, now, log } }: JobTools): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - RETURN_DAYS * DAY_MS);
  for (;;) {
    const ordered = await orderDueReturns(db, { now: at, before, most: BATCH_SIZE });
    if (ordered.length > 0) log.info({ entries: ordered.length }, 'money that fitted no order goes back');
    if (ordered.length < BATCH_SIZE) return;
  }
}

export async function applyReturn(
  { tx, now }: Pick<WriteCall, 'tx' | 'now'>,
  payout: number,
  { fate, on, code }: { fate: Extract<PayoutFate, 'settled' | 'returned'>; on: Day; code: string },
): Promise<void> {
  const returned = await returnedEntry.one(tx, { id: payout });
  if (!returned?.entry_id) return;
  const { entry_id: id } = returned;
  await lockEntry.one(tx, { id });
  await endPayout(tx, { id: payout, state: fate, on, code, now });
  await (fate === 'settled' ? endReturn(tx, { id, now }) : reopenReturn(tx, { id }));
}
