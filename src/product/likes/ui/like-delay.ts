const MAX_DELAY_SECONDS = 3600;

/** The delay in seconds of the address's `t`; null for anything that is no such number. */
export function readLikeDelay(text: string): number | null {
  const seconds = /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  return seconds <= MAX_DELAY_SECONDS ? seconds : null;
}
