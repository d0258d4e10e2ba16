import { expect, test } from 'vitest';
import type { MemberCard } from '../../contract.ts';
import { PAGE_SIZE } from '../../search/contract.ts';
import { readListContext } from './list-context.ts';
import { listPositionIn } from './list-position.ts';

const listContext = { list: 'search', gender: 'female', page: 2 } as const;
const cards = (from: number, count = PAGE_SIZE) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, name: `m${from + index}` }) as MemberCard);
const page = (number: number, from: number, count = PAGE_SIZE, total = 60) => ({
  members: cards(from, count),
  page: number,
  size: PAGE_SIZE,
  total,
  total_capped: false,
});

test('within a page the neighbours are on the same page', () => {
  expect(listPositionIn(listContext, page(2, 100), 110)).toMatchObject({
    place: 35,
    count: 60,
    previous: { member: { id: 109 }, listContext: { gender: 'female', page: 2 } },
    next: { member: { id: 111 }, listContext: { gender: 'female', page: 2 } },
  });
});

test('over the ends of a page the list goes on with the same filters', () => {
  const before = page(1, 1);
  const after = page(3, 200, 12);
  expect(listPositionIn(listContext, page(2, 100), 100, before)?.previous).toEqual({
    member: { id: 24, name: 'm24' },
    listContext: { list: 'search', gender: 'female' },
  });
  expect(listPositionIn(listContext, page(2, 100), 123, undefined, after)?.next).toEqual({
    member: { id: 200, name: 'm200' },
    listContext: { list: 'search', gender: 'female', page: 3 },
  });
});

test('who slipped to the other page while somebody walked is not met twice', () => {
  const after = { ...page(3, 122, 12) };
  expect(listPositionIn(listContext, page(2, 100), 123, undefined, after)?.next?.member.id).toBe(124);
});

test('a list that says only that there is more goes on after a full page, and ends with it where it says so', () => {
  const suggested = { list: 'suggested' } as const;
  const full = { ...page(1, 1, PAGE_SIZE, PAGE_SIZE), total_capped: true };
  const after = page(2, 200, 3, PAGE_SIZE + 3);
  expect(listPositionIn(suggested, full, PAGE_SIZE, undefined, after)).toMatchObject({
    capped: true,
    next: { member: { id: 200 }, listContext: { list: 'suggested', page: 2 } },
  });
});

test('a list ends where it ends, and who is not in it has no place', () => {
  const last = page(3, 200, 12);
  expect(listPositionIn({ ...listContext, page: 3 }, last, 211)).toMatchObject({ place: 60, next: null });
  expect(listPositionIn(listContext, page(2, 100), 7)).toBeNull();
});

test('an address that names no list, or nonsense, leads through none', () => {
  expect(readListContext({ gender: 'female', page: '2' })).toEqual({});
  expect(readListContext({ list: 'similar', of: 'x' })).toEqual({});
  expect(readListContext({ list: 'similar', of: '-1' })).toEqual({});
  expect(readListContext({ list: 'similar', of: { valueOf: 0, toString: 0 } })).toEqual({});
  expect(readListContext({ list: 'similar', of: '7', gender: 'male' })).toEqual({ list: 'similar', of: 7 });
  expect(readListContext({ list: 'visitors', page: '3', gender: 'male' })).toEqual({ list: 'visitors', page: 3 });
  expect(readListContext({ list: 'suggested', page: 'x', of: '7' })).toEqual({ list: 'suggested' });
  expect(readListContext({ list: 'search', gender: 'x', min_age: '30', of: '7' })).toEqual({
    list: 'search',
    min_age: 30,
  });
});
