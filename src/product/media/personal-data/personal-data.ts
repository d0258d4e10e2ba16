import type { ReadCall, WriteCall } from '#platform/call.ts';
import { VARIANTS } from '../contract.ts';
import { unusedPicturesJob } from '../jobs.ts';
import { keyOf } from '../media.ts';
import { deletePhotosOf, deleteUnusedPicture, lockPictureAlone, photoData } from './queries.ts';

/** Deletes a member's photos. Their files go afterwards by a job, which a storage that is away only delays. */
export async function erasePhotos(call: WriteCall, accountId: number): Promise<void> {
  const photos = await deletePhotosOf(call.tx, { account: accountId });
  const hashes = [...new Set(photos.map((photo) => photo.file_hash))];
  if (hashes.length) await call.enqueue(unusedPicturesJob, { hashes });
}

/** Deletes pictures that no photo shows any more, with their files in all sizes; the others stay. */
export async function removeUnusedPictures(
  { tx, storage }: Pick<WriteCall, 'tx' | 'storage'>,
  hashes: readonly string[],
): Promise<void> {
  for (const hash of hashes.toSorted()) {
    await lockPictureAlone(tx, { hash });
    if (!(await deleteUnusedPicture.one(tx, { hash }))) continue;
    for (const file of ['original', ...VARIANTS] as const) await storage.remove(keyOf(hash, file));
  }
}

/** A member's photos, with where their files are stored. */
export const exportPhotos = async ({ sql }: ReadCall, accountId: number): Promise<object> =>
  (await photoData.one(sql, { account: accountId })) ?? {};
