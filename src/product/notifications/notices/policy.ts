import type { Notification } from '../contract.ts';
import { quietUntil } from '../policy.ts';
import type { QuietHours } from '../preferences/contract.ts';

export type NoticeKind = Extract<
  Notification,
  'unread_message_reminders' | 'reminders' | 'weekly_updates' | 'promotions' | 'news'
>;

export const REFUSED_PHOTOS = 'photos:';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

const MAX_AGE_MS: Record<NoticeKind, number> = {
  unread_message_reminders: 2 * DAY_MS,
  reminders: 2 * DAY_MS,
  weekly_updates: 2 * DAY_MS,
  promotions: 60 * DAY_MS,
  news: 60 * DAY_MS,
};

export const isTooLate = (kind: NoticeKind, since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() > MAX_AGE_MS[kind];

/** Where most people of a country are: for who never told their zone. */
const ZONE_OF_COUNTRY: Readonly<Record<string, string>> = {
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
  IT: 'Europe/Rome',
  PL: 'Europe/Warsaw',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  DK: 'Europe/Copenhagen',
  FI: 'Europe/Helsinki',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  US: 'America/Chicago',
  CA: 'America/Toronto',
  AU: 'Australia/Sydney',
};

/** @returns an IANA name: what the browser told, else the country's, else UTC. */
export const zoneOf = (told: string | null, country: string): string => told ?? ZONE_OF_COUNTRY[country] ?? 'UTC';

interface LocalTime {
  date: string;
  hour: number;
  weekday: number;
}

/** What calendar and clock say in a zone; one that nobody knows counts as UTC. */
export function localTime(at: Date, zone: string): LocalTime {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  return { date, hour: Number(parts.hour), weekday: new Date(`${date}T00:00:00Z`).getUTCDay() };
}

/** Making one takes as long as asking it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATS = 500;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = formatIn(timeZone);
  if (formats.size < MAX_FORMATS) formats.set(timeZone, made);
  return made;
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    });
  } catch {
    return formatIn('UTC');
  }
}

/** Of the day: when people read what came overnight, and no quiet hours are by default. */
const WEEKLY_HOUR = 10;

/** @param weekday 0, Sunday, to 6. @returns 10:00 in the zone, after `now`; if clocks skip it, the quarter after. */
export function nextWeekly(now: Date, zone: string, weekday: number): Date {
  // By steps, since a day is not always 24 hours.
  const step = HOUR_MS / 4;
  const first = Math.ceil((now.getTime() + 1) / step) * step;
  const today = localTime(now, zone);
  for (let at = first; at <= first + 9 * DAY_MS; at += step) {
    const local = localTime(new Date(at), zone);
    const isLater = local.date !== today.date || today.hour < WEEKLY_HOUR;
    if (local.weekday === weekday && local.hour >= WEEKLY_HOUR && isLater) return new Date(at);
  }
  return new Date(first + 7 * DAY_MS);
}

export function nextDay(now: Date, zone: string): Date {
  const step = HOUR_MS / 4;
  const { date } = localTime(now, zone);
  let at = Math.ceil((now.getTime() + 1) / step) * step;
  while (localTime(new Date(at), zone).date === date) at += step;
  return new Date(at);
}

/** Spread over so long after quiet hours, that not everybody of a country is told in the same second. */
const SPREAD_MS = HOUR_MS / 2;

/** When something may be told that is ready now; null: at once. */
export function notBefore(account: number, now: Date, zone: string, quiet: QuietHours | null): Date | null {
  const end = quietUntil(now, zone, quiet);
  // Fibonacci hashing: neighbours in the table are far apart.
  return end && new Date(end.getTime() + ((account * 2654435761) % 2 ** 32) * (SPREAD_MS / 2 ** 32));
}
