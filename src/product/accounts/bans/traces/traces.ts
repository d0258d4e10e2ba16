import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { JobTools } from '#platform/module.ts';
import type { BanReason } from '../contract.ts';
import { addressHash, keyedHash } from './policy.ts';
import { bannedAddress, deleteOldTraces, insertTrace, keepBanSignals, traceOf, untraced } from './queries.ts';
import { keyTraces, traceKeys } from './trace-keys.ts';

/** Years that a banned person is known again for, also once the account is erased: longer after fraud against members. */
const RETENTION_YEARS: Readonly<Record<BanReason, number>> = { money: 2, rude: 1, fake: 1, underage: 1, other: 1 };
const BATCH_SIZE = 500;

/** Until when somebody is known again: a ban that ends by itself ends that too. */
export function keptUntil({
  reason,
  until,
  created_at,
}: {
  reason: BanReason;
  until: Date | null;
  created_at: Date;
}): Date {
  const longest = new Date(created_at);
  longest.setUTCFullYear(longest.getUTCFullYear() + RETENTION_YEARS[reason]);
  return until && until < longest ? until : longest;
}

export async function noteTrace({ tx, keys }: Pick<WriteCall, 'tx' | 'keys'>, account: number): Promise<void> {
  const found = await bannedAddress.one(tx, { account });
  if (!found) return;
  const { inner, outer } = await traceKeys({ sql: tx, keys });
  const hash = keyedHash(outer, addressHash(inner, found.pool, found.email));
  const until = keptUntil(found);
  await insertTrace(tx, { ban: found.ban_id, hash, until });
  await keepBanSignals(tx, { ban: found.ban_id, account, banned: found.created_at, until });
}

export async function isTraced(
  { sql, keys, now, site }: Pick<ReadCall, 'sql' | 'keys' | 'now' | 'site'>,
  email: string,
): Promise<boolean> {
  const { inner, outer } = await traceKeys({ sql, keys });
  const first = addressHash(inner, site.pool, email);
  return (await traceOf.one(sql, { hash: keyedHash(outer, first), first, now })) !== null;
}

export async function keepTraces({ services: { db, keys, now } }: JobTools): Promise<void> {
  await deleteOldTraces(db, { now: now() });
  for (const { account_id } of await untraced(db, { most: BATCH_SIZE }))
    await db.transaction((tx) => noteTrace({ tx, keys }, account_id));
  await keyTraces({ sql: db, keys }, BATCH_SIZE);
}
