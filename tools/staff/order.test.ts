import { expect, test } from 'vitest';
import { readOrder } from './order.ts';

test('an order names who, with which role, and on which site', () => {
  const ada = { email: 'ada@example.com', site: null };
  expect(readOrder(['add', 'Ada@example.com', 'moderator'])).toEqual({
    ...{ ...ada, what: 'add', role: 'moderator', all: false },
  });
  expect(readOrder(['add', 'ada@example.com', 'admin', '--all'])).toMatchObject({
    role: 'admin',
    site: null,
    all: true,
  });
  expect(readOrder(['role', 'ada@example.com', 'admin', '--site', 'dates.example'])).toEqual({
    ...{ ...ada, site: 'dates.example' },
    ...{ what: 'role', role: 'admin' },
  });
  expect(readOrder(['end', 'ada@example.com'])).toEqual({ ...ada, what: 'end' });
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
  expect(() => readOrder(words)).toThrow('npm run staff -- add');
});
