import type { Authenticated, WriteCall } from '#platform/call.ts';
import type { AuthenticatedControllerCall, ControllerCall } from '#platform/http/route.ts';
import { unusedPicturesJob } from './jobs.ts';
import { keyOf, savePictures } from './media.ts';
import { type Picture, readPicture } from './pictures/pictures.ts';
import { lockPicture } from './queries.ts';
import { orNotStored, store } from './uploads/part.ts';
import { lockAlbum } from './uploads/queries.ts';

interface Placing<Within, T> {
  hash: string;
  original: Uint8Array;
  /** Hashes of other pictures that must not go meanwhile. */
  beside?: readonly string[];
  hold?: (within: Within) => Promise<unknown>;
  place: (within: Within) => Promise<T>;
}

/** A file that no photo shows in the end is left to a job. @throws photo_not_stored (503), and what `place` throws. */
export const placePicture = <T>(
  call: AuthenticatedControllerCall,
  placing: Placing<Authenticated<WriteCall>, T>,
): Promise<T> => storePicture(call, { ...placing, hold: ({ tx }) => lockAlbum(tx, { member: call.actor.id }) });

/** @param place within the transaction that stores it. @throws as `readPicture` and `place`, photo_not_stored (503). */
export async function keepPicture<T>(
  call: ControllerCall,
  bytes: Uint8Array,
  place: (within: WriteCall, picture: Picture) => Promise<T>,
): Promise<T> {
  const { original, ...picture } = await readPicture(bytes);
  return storePicture(call, {
    hash: picture.hash,
    original,
    place: async (within) => {
      await savePictures(within, [picture]);
      return place(within, picture);
    },
  });
}

/** Milliseconds after which a picture whose process was killed while it stored it is looked at: longer than that takes. */
const STALLED_AFTER_MS = 3_600_000;

async function storePicture<Within extends WriteCall, T>(
  call: ControllerCall<Within>,
  { hash, original, beside = [], hold, place }: Placing<Within, T>,
): Promise<T> {
  const key = keyOf(hash, 'original');
  // First: who is killed after the file is there and before a photo shows it leaves nothing behind for good.
  const after = new Date(call.now.getTime() + STALLED_AFTER_MS);
  await call.transaction((within) => within.enqueue(unusedPicturesJob, { hashes: [hash] }, { after }));
  await store(call.storage, key, original);
  try {
    return await call.transaction(async (within) => {
      await hold?.(within);
      // In one order for all, so that two who need the same pictures do not wait for each other.
      for (const needed of [hash, ...beside].toSorted()) await lockPicture(within.tx, { hash: needed });
      // Somebody else's photo of the same picture may have been deleted since, and the file with it.
      if (!(await orNotStored(() => call.storage.exists(key)))) await store(call.storage, key, original);
      return place(within);
    });
  } catch (error) {
    await call.transaction((within) => within.enqueue(unusedPicturesJob, { hashes: [hash] })).catch(() => undefined);
    throw error;
  }
}
