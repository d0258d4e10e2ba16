import { expect, test } from 'vitest';
import { readOrder } from './order.ts';

test('an announcement is looked at or told from a file, listed, and ended by its number', () => {
  expect(readOrder(['tell', 'news.json', '--as', 'ada', '--site', 'glow.example'])).toEqual({
    ...{ what: 'tell', path: 'news.json', as: 'ada', site: 'glow.example' },
  });
  expect(readOrder(['look', 'news.json'])).toMatchObject({ what: 'look', path: 'news.json' });
  expect(readOrder(['end', '12'])).toMatchObject({ what: 'end', id: 12 });
  expect(readOrder(['list'])).toMatchObject({ what: 'list' });
  expect(readOrder([])).toMatchObject({ what: 'help' });
});

test.each([[['tell']], [['list', '12']], [['end', '-1']], [['end', '1e3']], [['burn', 'x']], [['tell', 'a', 'b']]])(
  '%j is refused before anything is opened',
  (words) => {
    expect(() => readOrder(words)).toThrow();
  },
);
