/** Browsers may name one that they do not know themselves, such as `Etc/Unknown` where the system's is broken. */
export function isTimeZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}
