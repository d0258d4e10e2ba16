import { expect, test } from 'vitest';
import { daysAgo } from './days-ago.ts';
import { formatLocaleOf } from './format-locale.ts';

const now = new Date('2026-11-23T10:00:00Z');
const ago = (time: string, zone = 'UTC') => daysAgo(formatLocaleOf('en', 'NL'), zone, new Date(time), now);

test('what was lately is told in calendar days, and never as a time to come', () => {
  expect(ago('2026-11-23T00:01:00Z')).toBe('today');
  expect(ago('2026-11-22T23:59:00Z')).toBe('yesterday');
  expect(ago('2026-11-22T23:59:00Z', 'Europe/Amsterdam')).toBe('today');
  expect(ago('2026-11-11T12:00:00Z')).toBe('12 days ago');
  expect(ago('2026-11-24T12:00:00Z')).toBe('today');
});

test('what was long ago is told in months and years', () => {
  expect(ago('2026-10-24T12:00:00Z')).toBe('last month');
  expect(ago('2026-08-20T12:00:00Z')).toBe('3 months ago');
  expect(ago('2025-11-24T12:00:00Z')).toBe('last year');
  expect(ago('2025-11-20T12:00:00Z')).toBe('last year');
  expect(ago('2021-01-20T12:00:00Z')).toBe('5 years ago');
  expect(daysAgo(formatLocaleOf('de', 'DE'), 'UTC', new Date('2026-08-20T12:00:00Z'), now)).toBe('vor 3 Monaten');
});
