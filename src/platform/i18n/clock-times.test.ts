import { describe, expect, test } from 'vitest';
import { clockTimes } from './clock-times.ts';
import { formatLocaleOf } from './format-locale.ts';
import type { Locale } from './locales.ts';

const now = new Date('2026-11-21T22:30:00Z');
const timesIn = (locale: Locale, country = 'NL', zone = 'UTC') => clockTimes(formatLocaleOf(locale, country), zone);
const english = timesIn('en');

describe('The day of a message is called', () => {
  test('today, yesterday, by weekday and date, and by year when it is another one', () => {
    const name = (time: string) => english.dayName(new Date(time), now);
    expect(name('2026-11-21T00:00:00Z')).toBe('Today');
    expect(name('2026-11-20T23:59:00Z')).toBe('Yesterday');
    expect(name('2026-11-12T12:00:00Z')).toBe('Thursday 12 November');
    expect(name('2025-12-31T12:00:00Z')).toBe('31 December 2025');
  });

  test('in the language and at the place of the reader', () => {
    expect(timesIn('nl').dayName(new Date('2026-11-20T12:00:00Z'), now)).toBe('Gisteren');
    expect(timesIn('fr').dayName(now, now)).toBe('Aujourd’hui');
    expect(timesIn('en', 'NL', 'Asia/Tokyo').dayName(new Date('2026-11-21T14:00:00Z'), now)).toBe('Yesterday');
  });

  test('today, when the clock of the server runs ahead', () =>
    expect(english.dayName(new Date('2026-11-22T00:10:00Z'), now)).toBe('Today'));
});

test('The list says the time of today, the weekday of this week and the date before it', () => {
  const short = (time: string, locale: Locale = 'en', country = 'NL') =>
    timesIn(locale, country).short(new Date(time), now);
  expect(short('2026-11-21T09:05:00Z', 'de')).toBe('09:05');
  expect(short('2026-11-15T09:05:00Z')).toBe('Sun');
  expect(short('2026-11-14T09:05:00Z')).toBe('14 Nov');
  expect(short('2025-11-14T09:05:00Z')).toBe('14 Nov 2025');
});

test('Around the change to summer time yesterday stays yesterday', () => {
  const times = timesIn('en', 'NL', 'Europe/Amsterdam');
  expect(times.dayName(new Date('2026-03-28T23:30:00Z'), new Date('2026-03-29T22:30:00Z'))).toBe('Yesterday');
});
