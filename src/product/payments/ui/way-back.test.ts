import { expect, test } from 'vitest';
import { notedWayBack, noteWayBack } from './way-back.ts';

function browser() {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, store: () => store };
}

test('a paid payment leads back to the conversation that it was begun from, and only that payment does', () => {
  const { store } = browser();
  noteWayBack(store, 7, '/chats/5');
  expect(notedWayBack(store, 7)).toBe('/chats/5');
  expect(notedWayBack(store, 8)).toBeNull();
  noteWayBack(store, 8, null);
  expect(notedWayBack(store, 7)).toBeNull();
});

test.each([
  '{"payment":7,"path":"https://evil.example/chats/5"}',
  '{"payment":7,"path":"//evil.example/chats/5"}',
  '{"payment":7,"path":"/api/activate.php"}',
  '{"payment":7}',
  'null',
  '7',
  '{',
])('a note that somebody else wrote, %s, leads nowhere', (noted) => {
  const { kept, store } = browser();
  noteWayBack(store, 7, '/chats/5');
  kept.set([...kept.keys()].join(), noted);
  expect(notedWayBack(store, 7)).toBeNull();
});

test('a browser that keeps nothing only knows no way back', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  noteWayBack(forbidden, 7, '/chats/5');
  expect(notedWayBack(forbidden, 7)).toBeNull();
});
