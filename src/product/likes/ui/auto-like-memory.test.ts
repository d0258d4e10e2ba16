import { expect, test } from 'vitest';
import { noMoreAutoLikes, takeAutoLikeTurn } from './auto-like-memory.ts';
import { mayBeAutoLiked } from './auto-like-time.ts';

const store = (kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
const forbidden = {
  getItem: (): string | null => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
};

test('it is asked once in a session, and in another one again', () => {
  const [session, device] = [store(), store()];
  expect([1, 2, 3].map(() => takeAutoLikeTurn(session, device))).toEqual([true, false, false]);
  expect(takeAutoLikeTurn(store(), device)).toBe(true);
});

test('who wanted real members only is never asked again on that device', () => {
  const device = store();
  noMoreAutoLikes(device);
  expect(takeAutoLikeTurn(store(), device)).toBe(false);
});

test('a browser that keeps nothing is not asked on every page', () => {
  noMoreAutoLikes(forbidden);
  expect(takeAutoLikeTurn(forbidden, forbidden)).toBe(false);
});

test('only free members of the first seven days may be liked so', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  expect(mayBeAutoLiked({ paid_user: false, signup_date: '2026-11-16T12:00:01Z' }, now)).toBe(true);
  expect(mayBeAutoLiked({ paid_user: false, signup_date: '2026-11-16T12:00:00Z' }, now)).toBe(false);
  expect(mayBeAutoLiked({ paid_user: true, signup_date: '2026-11-23T11:00:00Z' }, now)).toBe(false);
});
