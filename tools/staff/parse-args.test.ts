import { expect, test } from 'vitest';
import { parseCommand } from './parse-args.ts';

test('an order names who, with which role, and on which site', () => {
  const ada = { email: 'ada@example.com', site: null };
  expect(parseCommand(['add', 'Ada@example.com', 'moderator'])).toEqual({
    ...{ ...ada, what: 'add', role: 'moderator', all: false },
  });
  expect(parseCommand(['add', 'ada@example.com', 'admin', '--all'])).toMatchObject({
    role: 'admin',
    site: null,
    all: true,
  });
  expect(parseCommand(['role', 'ada@example.com', 'admin', '--site', 'dates.example'])).toEqual({
    ...{ ...ada, site: 'dates.example' },
    ...{ what: 'role', role: 'admin' },
  });
  expect(parseCommand(['end', 'ada@example.com'])).toEqual({ ...ada, what: 'end' });
});

test.for([
  [],
  ['add', 'ada@example.com'],
  ['add', 'ada', 'admin'],
  ['add', 'ada@example.com', 'owner'],
  ['add', 'ada@example.com', 'admin', 'now'],
  ['end', 'ada@example.com', 'admin'],
  ['end', 'ada@example.com', '--site'],
  ['end', 'ada@example.com', '--all'],
])('nothing is done for %j', (words) => {
  expect(() => parseCommand(words)).toThrow('npm run staff -- add');
});
