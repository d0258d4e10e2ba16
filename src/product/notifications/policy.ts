import type { Notification } from './contract.ts';
import { isQuietHour, type QuietHours } from './preferences/contract.ts';

/** PRODUCT 40: on until a member switches them off; of the others nobody is told before they ask for it. */
export const ON_BY_DEFAULT: readonly Notification[] = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'reminders',
];

const QUIET_BY_DEFAULT: QuietHours = { from: 22, until: 8 };

export function quietOf(row: {
  chosen: boolean;
  quiet_from: number | null;
  quiet_until: number | null;
}): QuietHours | null {
  if (!row.chosen) return QUIET_BY_DEFAULT;
  return row.quiet_from === null || row.quiet_until === null ? null : { from: row.quiet_from, until: row.quiet_until };
}

const MINUTE_MS = 60_000;

/** @param zone IANA name, else UTC. @returns null: at once; else their end, up to a quarter later at a clock change. */
export function quietUntil(now: Date, zone: string, quiet: QuietHours | null): Date | null {
  if (!quiet || !isQuietHour(hourIn(now, zone), quiet)) return null;
  // By steps, since an hour of the day is not always an hour away: clocks are changed at night.
  const step = 15 * MINUTE_MS;
  const first = Math.ceil((now.getTime() + 1) / step) * step;
  for (let at = first; at <= first + 24 * 60 * MINUTE_MS; at += step)
    if (!isQuietHour(hourIn(new Date(at), zone), quiet)) return new Date(at);
  return null;
}

function hourIn(at: Date, timeZone: string): number {
  try {
    return Number(new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at));
  } catch {
    return at.getUTCHours();
  }
}
