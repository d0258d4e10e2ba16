import { expect, test } from 'vitest';
import { parseCommand } from './parse-args.ts';

test('an announcement is looked at or told from a file, listed, and ended by its number', () => {
  expect(parseCommand(['tell', 'news.json', '--as', 'ada', '--site', 'glow.example'])).toEqual({
    ...{ what: 'tell', path: 'news.json', as: 'ada', site: 'glow.example' },
  });
  expect(parseCommand(['look', 'news.json'])).toMatchObject({ what: 'look', path: 'news.json' });
  expect(parseCommand(['end', '12'])).toMatchObject({ what: 'end', id: 12 });
  expect(parseCommand(['list'])).toMatchObject({ what: 'list' });
  expect(parseCommand([])).toMatchObject({ what: 'help' });
});

test.each([[['tell']], [['list', '12']], [['end', '-1']], [['end', '1e3']], [['burn', 'x']], [['tell', 'a', 'b']]])(
  '%j is refused before anything is opened',
  (words) => {
    expect(() => parseCommand(words)).toThrow();
  },
);
