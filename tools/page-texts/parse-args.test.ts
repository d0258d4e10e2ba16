import { expect, test } from 'vitest';
import { parseCommand } from './parse-args.ts';

test('a text is put by page, file, language and author, from now or from a day', () => {
  const words = ['put', 'terms', 'terms.md', '--locale', 'de', '--author', 'Kim Vos'];
  expect(parseCommand(words)).toMatchObject({ what: 'put', slug: 'terms', file: 'terms.md', locale: 'de', from: null });
  expect(parseCommand([...words, '--from', '2027-01-01'])).toMatchObject({ from: new Date('2027-01-01T00:00:00Z') });
  expect(parseCommand(['give-back', 'terms', '--locale', 'de', '--author', 'Kim'])).toMatchObject({
    what: 'give-back',
  });
  expect(parseCommand(['list'])).toEqual({ what: 'list', site: undefined });
  expect(parseCommand([])).toMatchObject({ what: 'help' });
});

test.each([
  [['put', 'terms', '--locale', 'de', '--author', 'Kim']],
  [['put', 'terms', 'terms.md', '--author', 'Kim']],
  [['put', 'terms', 'terms.md', '--locale', 'xx', '--author', 'Kim']],
  [['put', 'terms', 'terms.md', '--locale', 'de']],
  [['put', 'terms', 'terms.md', '--locale', 'de', '--author', 'Kim', '--from', 'tomorrow']],
  [['put', 'terms', 'terms.md', '--locale', 'de', '--author', 'Kim', '--from', '2027-13-01']],
  [['show', 'terms']],
  [['show', 'terms', 'more', '--locale', 'de']],
  [['burn', 'terms', '--locale', 'de']],
])('%j is refused before anything is opened', (words) => {
  expect(() => parseCommand(words)).toThrow();
});
