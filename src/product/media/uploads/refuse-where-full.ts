import type { Authenticated, ReadCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { MediaError } from '../contract.ts';
import { photosAllowed } from '../policy.ts';
import { albumSize } from './queries.ts';

/** @param replaces goes when the new one comes: then there are no more than before. @throws photo_limit */
export async function refuseWhereFull(
  { sql, site, actor }: Authenticated<ReadCall>,
  replaces?: number,
): Promise<number> {
  const album = await albumSize.one(sql, { member: actor.id, replaces: replaces ?? null });
  const max = photosAllowed(site.settings, album?.paid_user ?? false);
  if (!album?.replaces && (album?.photos ?? 0) >= max) throw new AppError<MediaError>('photo_limit', 409, { max });
  return max;
}
