import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { ExportedFile } from '#platform/module.ts';
import { unusedPicturesJob } from './jobs.ts';
import { keyOf, keysOf } from './media.ts';
import { keepBannedHashes } from './perceptual-hashes/keep-banned-hashes.ts';
import {
  deletePhotosOf,
  deleteUnusedPicture,
  deleteUploadsOf,
  lockPictureAlone,
  photoData,
  photoFiles,
  pictureStays,
} from './queries.ts';
import { forgetParts } from './uploads/part.ts';

export async function erasePhotos(call: WriteCall, accountId: number): Promise<void> {
  await keepBannedHashes(call, accountId);
  const photos = await deletePhotosOf(call.tx, { account: accountId });
  const hashes = new Set(
    photos.flatMap(({ file_hash, source_hash }) => (source_hash ? [file_hash, source_hash] : [file_hash])),
  );
  if (hashes.size) await call.enqueue(unusedPicturesJob, { hashes: [...hashes] });
  for (const upload of await deleteUploadsOf(call.tx, { account: accountId })) await forgetParts(call, upload);
}

/** Of a picture that was stored and then not used there are files only. */
export async function removeUnusedPictures(
  { tx, storage }: Pick<WriteCall, 'tx' | 'storage'>,
  hashes: readonly string[],
): Promise<void> {
  for (const hash of hashes.toSorted()) {
    await lockPictureAlone(tx, { hash });
    await deleteUnusedPicture(tx, { hash });
    if ((await pictureStays.one(tx, { hash }))?.stays) continue;
    for (const key of keysOf(hash)) await storage.remove(key);
  }
}

export const exportPhotos = async ({ sql }: ReadCall, accountId: number): Promise<object> =>
  (await photoData.one(sql, { account: accountId })) ?? {};

export async function exportPhotoFiles({ sql }: ReadCall, accountId: number): Promise<ExportedFile[]> {
  const photos = await photoFiles(sql, { account: accountId });
  return photos.flatMap(({ file_hash, source_hash }, index) => [
    { name: `photos/${index + 1}.webp`, key: keyOf(file_hash, 'original') },
    ...(source_hash ? [{ name: `photos/${index + 1}-uploaded.webp`, key: keyOf(source_hash, 'original') }] : []),
  ]);
}
