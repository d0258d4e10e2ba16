import webpush from 'web-push';
import type { Config } from '../config/config.ts';
import type { Sql } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type * as described from './keys.gen.ts';

/** A pair of VAPID keys (RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const keptKeys = statement<described.KeptKeys>('select public_key, private_key from push_keys');

const keepKeys = statement<described.KeepKeys>(`
  insert into push_keys (public_key, private_key) values (:publicKey, :privateKey) on conflict do nothing`);

/** The keys of the configuration; else those that the first start made. Of several processes that start at once, one makes them. */
export async function pushKeys(sql: Sql, { vapid }: Pick<Config, 'vapid'>): Promise<PushKeys> {
  if (vapid) return vapid;
  if (!(await keptKeys.one(sql))) await keepKeys(sql, webpush.generateVAPIDKeys());
  const kept = await keptKeys.one(sql);
  if (!kept) throw new Error('The keys for pushes were not stored.');
  return { publicKey: kept.public_key, privateKey: kept.private_key };
}
