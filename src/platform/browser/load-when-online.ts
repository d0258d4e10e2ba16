import { serverAnswers } from '../http/server-answers.ts';
import { pause } from './retry.ts';

/** Milliseconds between two tries where nothing says that the connection is back. */
const RETRY_DELAY_MS = 5_000;

/**
 * Chromium never fetches a failed module again: there `app/stale-chunk.ts` reloads once the server answers. @param left
 * whether nobody waits any more. @throws what `load` throws.
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
