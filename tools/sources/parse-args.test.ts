import { expect, test } from 'vitest';
import { parseCommand } from './parse-args.ts';
import { tableOf } from './table.ts';

test('without more words the last 30 days of the default site are told', () => {
  expect(parseCommand([])).toEqual({ site: undefined, days: 30 });
  expect(parseCommand(['--days', '7', '--site', 'glow.example'])).toEqual({ site: 'glow.example', days: 7 });
  expect(parseCommand(['help'])).toBeNull();
});

test.each([[['7']], [['--days', '0']], [['--days', '401']], [['--days', '1e2']], [['--until', 'x']]])(
  '%j is refused before anything is opened',
  (words) => {
    expect(() => parseCommand(words)).toThrow();
  },
);

test('a word that nobody gave is a dash, and all are summed up', () => {
  const one = { day: '2026-11-23', lander: 'gallery', slug: '', network: 'n', ref: '', confirmed: 2 };
  expect(tableOf([{ ...one, signups: 12, paying: 1 }])).toEqual([
    'day         lander   slug  network  ref  signups  confirmed  paying',
    '2026-11-23  gallery  -     n        -    12       2          1',
    'all                                      12       2          1',
  ]);
});
