/** Milliseconds after which a server that says nothing counts as away. */
const ANSWER_TIMEOUT_MS = 5_000;

/**
 * Whether the server can be reached. `navigator.onLine` says less: it is still true while a connection that was just lost fails
 * its first requests, and in a network that leads nowhere.
 */
export async function serverAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    // Whatever it answers: an operator may keep the address to themselves.
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}
