/** Milliseconds that answers may be wrong by: they name whole seconds, and take a while. */
const TOLERANCE_MS = 2_000;

/** Milliseconds from this device's clock to the server's, 0 or less. */
let offset = 0;

/** Only a fast clock is put right: what is offered too long, the server refuses. */
export function noteServerTime(date: string | null): void {
  const found = Math.min(0, Date.parse(date ?? '') - Date.now());
  if (!(Math.abs(found - offset) >= TOLERANCE_MS)) return;
  offset = found > -TOLERANCE_MS ? 0 : found;
}

/** Milliseconds since 1970 by the server's clock, as far as it is known, wherever a device is too fast. */
export const serverNow = (): number => Date.now() + offset;
