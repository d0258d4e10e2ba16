import { createHash } from 'node:crypto';
import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { Sql } from '#platform/db/database.ts';
import { record } from '#product/audit/audit.ts';
import type { ProvenStaff } from '#product/audit/staff.ts';
import { takeReturns, type WaitingReturn, waitingReturns } from '../bank/queries.ts';
import { type Day, dayOf, nextTargetDay } from '../sepa/collection-day.ts';
import { openIban } from '../sepa/seal-iban.ts';
import { payerOf } from './payer-of.ts';
import { payoutPieces } from './payout-pieces.ts';
import { payoutId, payoutMessageId, readinessOf, returnId } from './policy.ts';
import {
  dropPayoutBatch,
  insertPayoutBatch,
  lockPayouts,
  namePayoutBatch,
  type PayoutBatchRow,
  payoutBatchById,
  sealPayoutBatch,
  takePayouts,
  type WaitingRow,
  waitingOfAccount,
  waitingRefunds,
} from './queries.ts';
import { openPayer, sealPayee } from './seal-payee.ts';
import type { Payer } from './write-payouts.ts';

const MAX_LOOKED_AT = 1_000;

interface Planned {
  readonly account: number;
  readonly payer: Payer;
  readonly executeOn: Day;
  readonly refunds: readonly WaitingRow[];
  /** Money that fitted no order. */
  readonly returns: readonly WaitingReturn[];
  /** Refunds that wait for something else: an account, a debit's money, somebody else. */
  readonly left: number;
  /** Minor units of euro. */
  readonly sum: number;
}

/** `which_account`: refunds of several wait. */
export type NoPayouts =
  | { verdict: 'which_account' }
  | { verdict: 'nothing_due'; left: number }
  | { verdict: 'wrong_settings'; account: number; said: string };

/** Nothing is changed. @param account null where refunds of one only wait. */
export async function previewPayouts(
  { sql, now }: Pick<ReadCall, 'sql' | 'now'>,
  account: number | null,
): Promise<NoPayouts | ({ verdict: 'previewed' } & Planned)> {
  const planned = await plan(sql, now, account, null);
  return 'verdict' in planned ? planned : { verdict: 'previewed', ...planned };
}

async function plan(sql: Sql, now: Date, account: number | null, staff: number | null): Promise<NoPayouts | Planned> {
  const all =
    account === null ? await waitingRefunds(sql, { most: MAX_LOOKED_AT }) : await waitingOfAccount(sql, { account });
  const ready = all.filter((one) => readinessOf(one, staff) === 'ready');
  const returns = await waitingReturns(sql, { account, most: MAX_LOOKED_AT });
  const [first] = [...ready, ...returns];
  if (!first) return { verdict: 'nothing_due', left: all.length };
  const id = first.payment_account_id;
  if ([...ready, ...returns].some((one) => one.payment_account_id !== id)) return { verdict: 'which_account' };
  const payer = payerOf(first.provider, first.settings);
  if (typeof payer === 'string') return { verdict: 'wrong_settings', account: id, said: payer };
  const sum = [...ready, ...returns].reduce((total, { amount }) => total + (amount ?? 0), 0);
  const executeOn = nextTargetDay(dayOf(now));
  return { account: id, payer, executeOn, refunds: ready, returns, left: all.length - ready.length, sum };
}

/** Of several at once one makes it. The hash of its file is in the audit log before anybody has the file. */
export async function makePayouts(
  call: WriteCall,
  by: ProvenStaff,
  account: number | null,
): Promise<NoPayouts | { verdict: 'made'; batch: PayoutBatchRow; left: number }> {
  const { tx, now } = call;
  await lockPayouts(tx);
  const planned = await plan(tx, now, account, by.id);
  if ('verdict' in planned) return planned;
  const { payer, executeOn: on, left } = planned;
  const made = await insertPayoutBatch.one(tx, {
    ...{ account: planned.account, payer: JSON.stringify(payer), on, staff: by.id, now },
  });
  const id = made?.id ?? 0;
  const into = { account: planned.account, batch: id, now };
  const taken = [
    ...(await takePayouts(tx, {
      ...into,
      payouts: JSON.stringify(planned.refunds.map((one) => payoutOf(call, one, payer))),
    })),
    ...(await takeReturns(tx, {
      ...into,
      payouts: JSON.stringify(planned.returns.map((one) => returnOf(call, one, payer))),
    })),
  ];
  if (taken.length === 0) {
    await dropPayoutBatch(tx, { id });
    return { verdict: 'nothing_due', left };
  }
  const sum = taken.reduce((total, { amount }) => total + amount, 0);
  const sums = { id, message: payoutMessageId(dayOf(now), id), count: taken.length, sum };
  await namePayoutBatch(tx, sums);
  const named = await payoutBatchById.one(tx, { id });
  if (!named) throw new Error('A batch of refunds was not stored.');
  const hash = createHash('sha256');
  for await (const piece of payoutPieces(call, named)) hash.update(piece);
  const sealed = hash.digest('hex');
  await sealPayoutBatch(tx, { ...sums, hash: sealed });
  await record(call, by, {
    ...{ verb: 'payout_batch.made', object: 'payout_batch', id, account: null, site: call.site.id },
    details: { hash: sealed, count: taken.length, sum },
  });
  return { verdict: 'made', batch: { ...named, hash: sealed }, left };
}

function returnOf(call: Pick<WriteCall, 'keys'>, one: WaitingReturn, payer: Payer) {
  const endToEnd = returnId(one.id);
  const iban = openPayer(call, { account: one.payment_account_id, key: one.entry_key }, one.payer_iban);
  return {
    ...{ entry: one.id, end_to_end: endToEnd, about: `${payer.holder} ${one.id}` },
    // A file needs a name; a bank goes by the IBAN.
    ...{ holder: one.payer_name || payer.holder, iban: sealPayee(call, endToEnd, iban), last4: iban.slice(-4) },
  };
}

function payoutOf(call: Pick<WriteCall, 'keys'>, one: WaitingRow, payer: Payer) {
  const endToEnd = payoutId(one.refund_id);
  const about = `${one.statement_text ?? payer.holder} ${one.payment_id}`;
  const of = { refund: one.refund_id, end_to_end: endToEnd, about };
  if (one.mandate !== null && one.mandate_iban !== null) {
    const iban = openIban(call, one.mandate, one.mandate_iban);
    return { ...of, holder: one.mandate_holder ?? '', iban: sealPayee(call, endToEnd, iban), last4: iban.slice(-4) };
  }
  if (one.entry_key !== null && one.payer_iban !== null) {
    const iban = openPayer(call, { account: one.payment_account_id, key: one.entry_key }, one.payer_iban);
    return { ...of, holder: one.payer_name ?? '', iban: sealPayee(call, endToEnd, iban), last4: iban.slice(-4) };
  }
  return { ...of, holder: '', iban: null, last4: one.named_last4 ?? 'XXXX' };
}
