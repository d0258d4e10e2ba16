import type { WriteCall } from '#platform/call.ts';
import { unusedPicturesJob } from './jobs.ts';

/** Has the files of pictures removed after the commit, unless something still shows them. @param hashes null where there was none. */
export async function forgetPictures(
  call: Pick<WriteCall, 'enqueue'>,
  hashes: readonly (string | null)[],
): Promise<void> {
  const gone = hashes.filter((hash) => hash !== null);
  if (gone.length > 0) await call.enqueue(unusedPicturesJob, { hashes: gone });
}
