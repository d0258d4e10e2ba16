/** Milliseconds, SPEC 9. */
const FIRST_REFRESH_MS = 5_000;
const REFRESH_MS = 60_000;
const REFRESH_WITH_PUSH_MS = 300_000;

/** @returns what ends it. */
export function refreshRegularly(refresh: () => void, pushSubscribed: boolean): () => void {
  let repeating: ReturnType<typeof setInterval> | undefined;
  const first = setTimeout(() => {
    refresh();
    repeating = setInterval(refresh, pushSubscribed ? REFRESH_WITH_PUSH_MS : REFRESH_MS);
  }, FIRST_REFRESH_MS);
  return () => {
    clearTimeout(first);
    clearInterval(repeating);
  };
}
