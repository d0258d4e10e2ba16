import { isUnavailable } from './unavailable.ts';

/** Milliseconds that a reader waits for what is noted of the visit; it takes a few where commits are not held up. */
const NOTE_TIMEOUT_MS = 250;

/**
 * Waits for something that is written while somebody reads, and no longer than a reader would not notice: where commits hang or
 * the database takes no writes, reading goes on.
 * @returns false when nobody knows yet whether it was written, or it was not.
 */
export async function byTheWay(note: Promise<unknown>): Promise<boolean> {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timeout = setTimeout(resolve, NOTE_TIMEOUT_MS, false);
  });
  const written = note.then(
    () => true,
    (error: unknown) => {
      if (!isUnavailable(error)) throw error;
      return false;
    },
  );
  try {
    return await Promise.race([written, late]);
  } finally {
    clearTimeout(timeout);
  }
}
