import type { Authenticated, WriteCall } from '#platform/call.ts';
import type { JobTools } from '#platform/module.ts';
import { banOf } from '#product/accounts/bans/bans.ts';
import { keptUntil } from '#product/accounts/bans/traces/traces.ts';
import type { Picture } from '../pictures/pictures.ts';
import { ALIKE, lshBandsOf } from './perceptual-hashes.ts';
import { alikeBanned, deleteOldHashes, insertBannedHashes } from './queries.ts';

/** Whether a picture looks like a photo of somebody who was banned and erased: then it waits for staff, and is not refused. */
export async function isLikeBanned(
  call: Authenticated<WriteCall>,
  { print }: Pick<Picture, 'print'>,
): Promise<boolean> {
  if (!print) return false;
  const asked = { print, bands: lshBandsOf(print), most: ALIKE, pool: call.site.pool, now: call.now };
  return (await alikeBanned.one(call.tx, asked)) !== null;
}

export async function keepBannedHashes({ tx }: WriteCall, account: number): Promise<void> {
  const ban = await banOf(tx, account);
  if (ban) await insertBannedHashes(tx, { account, until: keptUntil(ban) });
}

export async function forgetOldHashes({ services: { db, now } }: JobTools): Promise<void> {
  await deleteOldHashes(db, { now: now() });
}
