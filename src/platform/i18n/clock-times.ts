import { useMemo } from 'react';
import { capital } from './capital.ts';
import type { FormatLocale } from './format-locale.ts';
import { useLocale, useTimeZone } from './intl.tsx';

const DAY_MS = 86_400_000;

export interface ClockTimes {
  day(time: Date): string;
  clock(time: Date): string;
  dayName(time: Date, now: Date): string;
  short(time: Date, now: Date): string;
}

export function clockTimes(formats: FormatLocale, timeZone: string): ClockTimes {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(formats, { timeZone, ...options });
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const relative = new Intl.RelativeTimeFormat(formats, { numeric: 'auto' });
  const clock = format({ timeStyle: 'short' });
  const weekday = format({ weekday: 'short' });
  const date = format({ day: 'numeric', month: 'short' });
  const oldDate = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const longDate = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const oldLongDate = format({ day: 'numeric', month: 'long', year: 'numeric' });
  const day = (time: Date) => calendar.format(time);
  const daysAgo = (time: Date, now: Date) => Math.round((Date.parse(day(now)) - Date.parse(day(time))) / DAY_MS);
  const sameYear = (time: Date, now: Date) => day(time).slice(0, 4) === day(now).slice(0, 4);
  return {
    day,
    clock: (time) => clock.format(time),
    dayName: (time, now) => {
      const ago = daysAgo(time, now);
      // A clock that runs ahead never makes a message of tomorrow.
      if (ago <= 1) return capital(relative.format(ago === 1 ? -1 : 0, 'day'), formats);
      return capital((sameYear(time, now) ? longDate : oldLongDate).format(time), formats);
    },
    short: (time, now) => {
      const ago = daysAgo(time, now);
      if (ago <= 0) return clock.format(time);
      if (ago < 7) return weekday.format(time);
      return (sameYear(time, now) ? date : oldDate).format(time);
    },
  };
}

export function useClockTimes(): ClockTimes {
  const formats = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  return useMemo(() => clockTimes(formats, timeZone), [formats, timeZone]);
}
