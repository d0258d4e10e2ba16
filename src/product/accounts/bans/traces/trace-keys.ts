import { randomBytes } from 'node:crypto';
import type { ReadCall } from '#platform/call.ts';
import { keyedHash, type TraceKeys } from './policy.ts';
import { banKey, keepKeyed, keepSealed, unkeyedHashes } from './queries.ts';

type Keys = Pick<ReadCall, 'sql' | 'keys'>;

const PLACE = { table: 'ban_keys', column: 'sealed', row: 1 };

/** The keys of both hashes; makes the second one where there is none yet. @throws SealBroken */
export async function traceKeys({ sql, keys }: Keys): Promise<TraceKeys> {
  const row = await banKey.one(sql);
  if (!row) throw new Error('The key of bans is gone.');
  if (row.sealed !== null) return { inner: row.secret, outer: keys.open(PLACE, row.sealed) };
  await keepSealed(sql, { before: null, sealed: keys.seal(PLACE, randomBytes(32)) });
  // Another process may have been faster.
  return traceKeys({ sql, keys });
}

/** @throws SealBroken */
export async function checkBanKey({ sql, keys }: Keys): Promise<void> {
  const sealed = (await banKey.one(sql))?.sealed;
  if (sealed) keys.open(PLACE, sealed);
}

export async function sealBanKeyAnew({ sql, keys }: Keys): Promise<void> {
  const before = (await banKey.one(sql))?.sealed;
  if (before && !keys.isCurrent(before))
    await keepSealed(sql, { before, sealed: keys.seal(PLACE, keys.open(PLACE, before)) });
}

export async function keyTraces(call: Keys, most: number): Promise<void> {
  const found = await unkeyedHashes(call.sql, { most });
  if (!found.length) return;
  const { outer } = await traceKeys(call);
  for (const { address_hash: before } of found) await keepKeyed(call.sql, { before, hash: keyedHash(outer, before) });
}
