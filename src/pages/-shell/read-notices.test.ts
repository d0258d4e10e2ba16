import { expect, test } from 'vitest';
import { isRead } from './read-notices.ts';

test('a notice of what was read here, or of which nothing is new any more, is taken from the screen', () => {
  const seen = { path: '/members', messages: 2, likes: 1 };
  expect(isRead('chat-7', seen)).toBe(false);
  expect(isRead('chat-7', { ...seen, path: '/chats/7' })).toBe(true);
  expect(isRead('chat-77', { ...seen, path: '/chats/7' })).toBe(false);
  expect(isRead('chat-7', { ...seen, messages: 0 })).toBe(true);
  expect(isRead('like-5', { ...seen, messages: 0 })).toBe(false);
  expect(isRead('like-5', { ...seen, path: '/likes/m/5' })).toBe(true);
  expect(isRead('like-5', { ...seen, likes: 0 })).toBe(true);
  for (const tag of ['new-members', 'test', '', 'news', 'chat-'])
    expect(isRead(tag, { path: '/chats', messages: 0, likes: 0 })).toBe(false);
});
