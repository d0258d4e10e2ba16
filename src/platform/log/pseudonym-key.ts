import { randomBytes } from 'node:crypto';
import type { Sql } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import type * as described from './pseudonym-key.gen.ts';

/** Milliseconds that one key is used for, and kept. */
const PERIOD_MS = 90 * 24 * 3600 * 1000;

const keptKey = statement<described.KeptKey>('select sealed from log_keys where period = :period');
const keepKey = statement<described.KeepKey>(
  'insert into log_keys (period, sealed) values (:period, :sealed) on conflict do nothing',
);
const deleteOldKeys = statement<described.DeleteOldKeys>('delete from log_keys where period < :period');

export const periodOf = (now: Date): number => Math.floor(now.getTime() / PERIOD_MS);

/** The one before is destroyed: nobody can say any more whom its lines were about. */
export async function pseudonymKey(sql: Sql, keys: KeyRing, period: number): Promise<Buffer> {
  const place = { table: 'log_keys', column: 'sealed', row: period };
  if (!(await keptKey.one(sql, { period }))) {
    await keepKey(sql, { period, sealed: keys.seal(place, randomBytes(32)) });
    await deleteOldKeys(sql, { period });
  }
  const kept = await keptKey.one(sql, { period });
  if (!kept) throw new Error('The key of pseudonyms was not stored.');
  return keys.open(place, kept.sealed);
}
