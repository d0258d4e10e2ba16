import type { Known, WriteCall } from '#platform/call.ts';
import type { KnownEdgeCall } from '#platform/http/route.ts';
import { unusedPicturesJob } from './jobs.ts';
import { keyOf } from './media.ts';
import { orNotStored, store } from './parts/parts.ts';
import { lockPicture } from './queries.ts';
import { lockAlbum } from './uploads/queries.ts';

interface Placing<T> {
  /** Of the picture, in hexadecimal. */
  hash: string;
  /** The file that all its sizes are drawn from. */
  original: Uint8Array;
  /** Hashes of other pictures that must not go meanwhile. */
  beside?: readonly string[];
  place: (within: Known<WriteCall>) => Promise<T>;
}

/**
 * Stores a picture's file and places it in the album by a transaction that holds the album and the pictures. A file that
 * no photo shows in the end is left to the job that looks for such.
 * @throws photo_not_stored (503), and what `place` throws.
 */
export async function placePicture<T>(
  call: KnownEdgeCall,
  { hash, original, beside = [], place }: Placing<T>,
): Promise<T> {
  const key = keyOf(hash, 'original');
  await store(call.storage, key, original);
  try {
    return await call.transaction(async (within) => {
      await lockAlbum(within.tx, { member: call.actor.id });
      // In one order for all, so that two who need the same pictures do not wait for each other.
      for (const needed of [hash, ...beside].toSorted()) await lockPicture(within.tx, { hash: needed });
      // Somebody else's photo of the same picture may have been deleted since, and the file with it.
      if (!(await orNotStored(() => call.storage.exists(key)))) await store(call.storage, key, original);
      return place(within);
    });
  } catch (error) {
    // Where the database is away as well, the files stay.
    await call.transaction((within) => within.enqueue(unusedPicturesJob, { hashes: [hash] })).catch(() => undefined);
    throw error;
  }
}
