import { createHash } from 'node:crypto';
import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { Sql } from '#platform/db/database.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import { addDays, type Day, dayOf } from '../collection-day.ts';
import { sepaAccountIn } from '../sepa-account.ts';
import { batchPieces } from './batch-pieces.ts';
import { batchedUntil, dueOn, MAX_AHEAD_DAYS, messageIdOf } from './policy.ts';
import {
  type BatchRow,
  batchById,
  dropBatch,
  dueDebits,
  insertBatch,
  lockBatches,
  nameBatch,
  sealBatch,
  sepaAccounts,
  takeDebits,
} from './queries.ts';
import type { Creditor } from './write-batch.ts';

export interface DueDay {
  readonly announced: Day;
  readonly due: Day;
  readonly count: number;
  /** Minor units of euro. */
  readonly sum: number;
}

export interface BatchRequest {
  /** The payment account; null where there is one only. */
  readonly account: number | null;
  /** Up to this announced day; null: what the bank has to have by now. */
  readonly until: Day | null;
}

/** `which_account`: there are several. `too_early`: banks take no file so long before. */
export type NoBatch =
  | { verdict: 'no_account' | 'which_account' | 'too_early' }
  | { verdict: 'wrong_settings'; account: number; said: string }
  | { verdict: 'nothing_due'; account: number; until: Day };

interface Planned {
  readonly account: number;
  readonly creditor: Creditor;
  readonly until: Day;
  readonly days: DueDay[];
}

export async function previewBatch(
  { sql, now }: Pick<ReadCall, 'sql' | 'now'>,
  request: BatchRequest,
): Promise<NoBatch | ({ verdict: 'previewed' } & Planned)> {
  const planned = await plan(sql, now, request);
  if ('verdict' in planned) return planned;
  const { account, until } = planned;
  return planned.days.length > 0 ? { verdict: 'previewed', ...planned } : { verdict: 'nothing_due', account, until };
}

async function plan(sql: Sql, now: Date, { account, until }: BatchRequest): Promise<NoBatch | Planned> {
  const own = await sepaAccounts(sql);
  const chosen = account === null ? own : own.filter(({ id }) => id === account);
  const [only] = chosen;
  if (!only) return { verdict: 'no_account' };
  if (chosen.length > 1) return { verdict: 'which_account' };
  const settings = sepaAccountIn(only.settings);
  if (typeof settings === 'string') return { verdict: 'wrong_settings', account: only.id, said: settings };
  const today = dayOf(now);
  if (until !== null && until > addDays(today, MAX_AHEAD_DAYS)) return { verdict: 'too_early' };
  const last = until ?? batchedUntil(today);
  const due = await dueDebits(sql, { account: only.id, until: last });
  const { holder, creditorId, iban, bic, street, houseNumber, postalCode, city, country } = settings;
  return {
    account: only.id,
    creditor: { holder, creditorId, iban, bic, address: { street, houseNumber, postalCode, city, country } },
    until: last,
    days: due.flatMap(({ collect_on: announced, count, sum }) =>
      announced === null ? [] : [{ announced, due: dueOn(announced, today), count: count ?? 0, sum: sum ?? 0 }],
    ),
  };
}

/** Of several at once one makes it. The hash of its file is in the audit log before anybody has the file. */
export async function makeBatch(
  call: WriteCall,
  by: Staff,
  request: BatchRequest,
): Promise<NoBatch | { verdict: 'made'; batch: BatchRow; days: DueDay[] }> {
  const { tx, now } = call;
  const first = await plan(tx, now, request);
  if ('verdict' in first) return first;
  await lockBatches(tx, { account: first.account });
  const planned = await plan(tx, now, { ...request, account: first.account });
  if ('verdict' in planned) return planned;
  const { account, until, days, creditor } = planned;
  const nothing = { verdict: 'nothing_due', account, until } as const;
  if (days.length === 0) return nothing;
  const made = await insertBatch.one(tx, {
    ...{ account, creditor: JSON.stringify(creditor), staff: by.name, staffId: by.id ?? null, now },
    ...{ count: totalOf(days, 'count'), sum: totalOf(days, 'sum') },
  });
  const id = made?.id ?? 0;
  const taken = await takeDebits.one(tx, {
    ...{ account, until, batch: id, now },
    ...{ announced: days.map(({ announced }) => announced), due: days.map(({ due }) => due) },
  });
  if (!taken?.count || !taken.sum) {
    await dropBatch(tx, { id });
    return nothing;
  }
  await nameBatch(tx, { id, message: messageIdOf(dayOf(now), id), count: taken.count, sum: taken.sum });
  const named = await batchById.one(tx, { id });
  if (!named) throw new Error('A batch was not stored.');
  const hash = createHash('sha256');
  for await (const piece of batchPieces(call, named)) hash.update(piece);
  const sealed = hash.digest('hex');
  await sealBatch(tx, { id, hash: sealed });
  await record(call, by, {
    ...{ verb: 'debit_batch.made', object: 'debit_batch', id, account: null, site: call.site.id },
    details: { hash: sealed, count: taken.count, sum: taken.sum },
  });
  return { verdict: 'made', batch: { ...named, hash: sealed }, days };
}

const totalOf = (days: readonly DueDay[], what: 'count' | 'sum') => days.reduce((sum, day) => sum + day[what], 0);
