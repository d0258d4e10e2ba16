import { expect, test } from 'vitest';
import { parseCommand } from './parse-args.ts';

test('without more words one invitation is made, for 14 days and the default site', () => {
  expect(parseCommand(['make'])).toEqual({ what: 'make', site: undefined, count: 1, days: 14 });
  expect(parseCommand(['make', '--count', '20', '--days', '30', '--site', 'glow.example'])).toEqual({
    ...{ what: 'make', site: 'glow.example', count: 20, days: 30 },
  });
  expect(parseCommand(['withdraw', '12'])).toMatchObject({ what: 'withdraw', id: 12 });
  expect(parseCommand([])).toMatchObject({ what: 'help' });
});

test.each([
  [['make', '12']],
  [['make', '--count', '0']],
  [['make', '--count', '501']],
  [['make', '--days', '1e3']],
  [['withdraw']],
  [['withdraw', '-1']],
  [['burn']],
  [['make', '--code', 'X']],
])('%j is refused before anything is opened', (words) => {
  expect(() => parseCommand(words)).toThrow();
});
