const ANSWER_TIMEOUT_MS = 5_000;

/** `navigator.onLine` says less: it is still true while a lost connection fails, and in networks that lead nowhere. */
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
