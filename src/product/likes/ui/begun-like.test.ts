import { expect, test } from 'vitest';
import { afterLogin, beginLike, takeBegunLike } from './begun-like.ts';

function store() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const after = (tab: ReturnType<typeof store>, next: string, wish: 'like' | undefined) =>
  afterLogin(next, wish, (member) => takeBegunLike(tab, member));

test('a like that was begun here is given after the log-in, once', () => {
  const tab = store();
  beginLike(tab, 7);
  expect(after(tab, '/members/7', 'like')).toEqual({ like: 7, next: '/members/7' });
  expect(after(tab, '/members/7', 'like')).toEqual({ like: null, next: '/members/7?wish=like' });
});

test('a link alone gives no like: the profile asks', () => {
  expect(after(store(), '/members/7', 'like')).toEqual({ like: null, next: '/members/7?wish=like' });
  expect(after(store(), '/members/7?x=1#y', 'like')).toEqual({ like: null, next: '/members/7?wish=like' });
});

test('a like begun for one member is not given to another by a link, nor to the first one later', () => {
  const tab = store();
  beginLike(tab, 7);
  expect(after(tab, '/members/9', 'like')).toEqual({ like: null, next: '/members/9?wish=like' });
  expect(after(tab, '/members/7', 'like').like).toBeNull();
});

test('without a wish, or without a member, nothing is asked', () => {
  const tab = store();
  beginLike(tab, 7);
  expect(after(tab, '/members/7', undefined)).toEqual({ like: null, next: '/members/7' });
  expect(after(tab, '/members', 'like')).toEqual({ like: null, next: '/members' });
});

test('a forbidden store means that the member is asked', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const tab = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  expect(() => beginLike(tab, 7)).not.toThrow();
  expect(takeBegunLike(tab, 7)).toBe(false);
});
