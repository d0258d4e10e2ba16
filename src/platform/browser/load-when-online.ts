import { serverAnswers } from '../http/server-answers.ts';
import { pause } from './retry.ts';

/** Milliseconds between two tries where nothing says that the connection is back. */
const RETRY_DELAY_MS = 5_000;

/**
 * Fetches a part of the page. While the server cannot be reached it is fetched once it can. Chromium never fetches a failed module
 * again as long as the document lives; there the one reload for a lost part (`app/stale-chunk.ts`) follows, but not before the
 * server answers.
 * @param load a dynamic import.
 * @param left whether nobody waits for it any more.
 * @throws what `load` throws while the server answers, or when nobody waits any more.
 */
export async function loadWhenOnline<Part>(
  load: () => Promise<Part>,
  left: () => boolean = () => false,
): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (left() || (await serverAnswers())) throw error;
      await pause(RETRY_DELAY_MS);
    }
  }
}
