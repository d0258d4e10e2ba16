import webpush from 'web-push';
import type { Config } from '../config/config.ts';
import type { Sql } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { isSealed, type KeyRing } from '../secrets/key-ring.ts';
import type * as described from './keys.gen.ts';

/** A pair of VAPID keys (RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const keptKeys = statement<described.KeptKeys>('select public_key, private_key from push_keys');

const sealKey = statement<described.SealKey>('update push_keys set private_key = :sealed where private_key = :before');

const keepKeys = statement<described.KeepKeys>(`
  insert into push_keys (public_key, private_key) values (:publicKey, :privateKey) on conflict do nothing`);

const PLACE = { table: 'push_keys', column: 'private_key', row: 'only' };

/** Of several processes that start at once, one makes them. @throws SealBroken when none of the keys opens it. */
export async function pushKeys(sql: Sql, { vapid }: Pick<Config, 'vapid'>, keys: KeyRing): Promise<PushKeys> {
  if (vapid) return vapid;
  const seal = (privateKey: string) => keys.seal(PLACE, Buffer.from(privateKey));
  if (!(await keptKeys.one(sql))) {
    const { publicKey, privateKey } = webpush.generateVAPIDKeys();
    await keepKeys(sql, { publicKey, privateKey: seal(privateKey) });
  }
  const kept = await keptKeys.one(sql);
  if (!kept) throw new Error('The keys for pushes were not stored.');
  const before = kept.private_key;
  const privateKey = isSealed(before) ? keys.open(PLACE, before).toString() : before;
  if (!keys.isCurrent(before)) await sealKey(sql, { before, sealed: seal(privateKey) });
  return { publicKey: kept.public_key, privateKey };
}
