import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schedules } from '#app/schedules.ts';
import { schedulesPage } from './page.ts';

test('docs/schedules.md says what runs at set times: if not, run `npm run schedules`', () => {
  expect(schedules.length).toBeGreaterThan(50);
  expect(readFileSync('docs/schedules.md', 'utf8')).toBe(schedulesPage(schedules));
});

test.each([
  ['* * * * *', 'every minute'],
  ['*/5 * * * *', 'every 5 minutes'],
  ['7 * * * *', 'every hour at :07'],
  ['5 4 * * *', 'every day at 04:05'],
  ['40 4 * * 0', 'Sundays at 04:40'],
])('%s is %s', (cron, words) => {
  expect(schedulesPage([{ name: 'sweep', cron, does: 'sweeps' }])).toContain(`| \`sweep\` | ${words} | sweeps |`);
});

test('a time that there are no words for is refused', () => {
  expect(() => schedulesPage([{ name: 'sweep', cron: '0 0 1 * *', does: 'sweeps' }])).toThrow('0 0 1 * *');
});

test('no two schedules have the same name, and each says what it does', () => {
  expect(new Set(schedules.map(({ name }) => name)).size).toBe(schedules.length);
  for (const { name, does } of schedules) expect(does, name).toMatch(/^[a-z]+s .*[a-z0-9]$/);
});
