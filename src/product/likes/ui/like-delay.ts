/** Seconds after which nobody waits for it any more. */
const LONGEST = 3600;

/** Seconds after which an address wants the newest like to be shown; null for what is no such time. */
export function readLikeDelay(text: string): number | null {
  const seconds = /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  return seconds <= LONGEST ? seconds : null;
}
