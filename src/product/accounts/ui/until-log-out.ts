/** What a browser keeps under names that begin so, it keeps until its member logs out. */
export const UNTIL_LOG_OUT = 'login:';

/** To be called wherever somebody logs out. */
export function forgetLogin(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(UNTIL_LOG_OUT)) localStorage.removeItem(key);
  } catch {
    // What a browser does not give away it has not kept.
  }
}
