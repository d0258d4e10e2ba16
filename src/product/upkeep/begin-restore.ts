import type { Sql } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { closeRestore, insertRestore, newestRestore, openRestore, wrongBalances, wrongPayments } from './queries.ts';

const MAX_NAMED = 20;

/** Null when jobs may run. */
export const waitingRestore = (sql: Sql): Promise<RowOf<typeof openRestore> | null> => openRestore.one(sql);

/** Null for a database that was made here. */
export const lastRestore = (sql: Sql): Promise<RowOf<typeof newestRestore> | null> => newestRestore.one(sql);

/** Lets no job run until staff resume them, unless that is so already. @param at the time whose data was restored. */
export async function beginRestore(sql: Sql, restore: { backup: string; at: Date; now: Date }): Promise<void> {
  await insertRestore(sql, restore);
}

/** @returns the backup's name; null when they did already. */
export async function resumeJobs(sql: Sql, staff: string, now: Date): Promise<string | null> {
  return (await closeRestore.one(sql, { staff, now }))?.backup ?? null;
}

/** Empty when all is well. */
export async function wrongInvariants(sql: Sql): Promise<string[]> {
  const balances = await wrongBalances(sql, { most: MAX_NAMED });
  const payments = await wrongPayments(sql, { most: MAX_NAMED });
  return [
    ...(balances.length
      ? [`credits that are not the sum of their ledger, of accounts ${balances.map(({ id }) => id).join(', ')}`]
      : []),
    ...payments.map(({ wrong, account_id, payment_id }) => `${wrong} of ${payment_id ?? account_id}`),
  ];
}
