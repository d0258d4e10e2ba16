import { type ComponentType, lazy } from 'react';
import { serverAnswers } from '#platform/http/server-answers.ts';

/** Milliseconds between two tries where nothing says that the connection is back. */
const PAUSE = 5_000;

/**
 * A part of the page that is fetched when it is first shown. While the server can not be reached it is fetched once it can:
 * what is on the page already stays. Chromium never fetches a failed module again as long as the document lives; there the one
 * reload for a lost part (`app/stale-chunk.ts`) follows, but not before the server answers.
 * @param load a module-level function around a dynamic import
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const fetched = (): ReturnType<typeof load> =>
    load().catch(async (error: unknown) => {
      if (await serverAnswers()) throw error;
      await connected();
      return fetched();
    });
  return lazy(fetched);
}

const connected = () =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, PAUSE);
    addEventListener('online', go);
  });
