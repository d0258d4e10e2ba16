import type { FormatLocale } from './format-locale.ts';
import { useLocale, useTimeZone } from './intl.tsx';

const DAY_MS = 86_400_000;
/** Days of a month and of a year, on average. */
const MONTH_DAYS = 30.44;
const YEAR_DAYS = 365.25;

/** How many calendar days, months or years ago something was: “today”, “12 days ago”, “3 months ago”. */
export function daysAgo(formats: FormatLocale, timeZone: string, time: Date, now: Date): string {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const relative = new Intl.RelativeTimeFormat(formats, { numeric: 'auto' });
  const midnight = (day: Date) => Date.parse(calendar.format(day));
  // A clock that runs ahead makes nothing of tomorrow.
  const days = Math.max(0, Math.round((midnight(now) - midnight(time)) / DAY_MS));
  if (days < 30) return relative.format(-days, 'day');
  const months = Math.round(days / MONTH_DAYS);
  return months < 12
    ? relative.format(-months, 'month')
    : relative.format(-Math.max(1, Math.floor(days / YEAR_DAYS)), 'year');
}

export function useDaysAgo(): (time: Date) => string {
  const formats = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  return (time) => daysAgo(formats, timeZone, time, new Date());
}
