import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLogin } from '#product/accounts/ui/until-log-out.ts';
import type { ChatListItem } from '../conversations/contract.ts';
import { lastChatIn, noteLastChat } from './last-place.ts';

const HOUR_MS = 3_600_000;
const chat = (id: number, profile: number, deleted = false) =>
  ({ conversation: { id }, profile: { id: profile, deleted } }) as ChatListItem;
const CHATS = [chat(5, 50), chat(6, 60), chat(7, 70, true)];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T20:00:00Z') });
  vi.stubGlobal(
    'localStorage',
    Object.defineProperties({} as Record<string, string>, {
      getItem: { value: (key: string) => localStorage[key] ?? null },
      setItem: { value: (key: string, text: string) => Object.assign(localStorage, { [key]: text }) },
      removeItem: { value: (key: string) => delete localStorage[key] },
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = (profile: number, started = true) => noteLastChat({ member: 1, profile, started });

test('the conversation that was opened last is opened again for a day', () => {
  opened(50);
  opened(60);
  vi.advanceTimersByTime(23 * HOUR_MS);
  expect(lastChatIn(CHATS, 1)).toBe(6);
  vi.advanceTimersByTime(2 * HOUR_MS);
  expect(lastChatIn(CHATS, 1)).toBeNull();
});

test('a clock that was set back opens nothing', () => {
  opened(50);
  vi.setSystemTime(new Date('2026-11-22T20:00:00Z'));
  expect(lastChatIn(CHATS, 1)).toBeNull();
});

test('what has not started, is no longer listed, or is with a deleted member is not opened again', () => {
  opened(50, false);
  expect(lastChatIn(CHATS, 1)).toBeNull();
  opened(80);
  expect(lastChatIn(CHATS, 1)).toBeNull();
  opened(70);
  expect(lastChatIn(CHATS, 1)).toBeNull();
});

test('another member of the same browser is led nowhere, and nothing is kept beyond the log-out', () => {
  opened(50);
  expect(lastChatIn(CHATS, 2)).toBeNull();
  localStorage.setItem('theme', 'dark');
  forgetLogin();
  expect(lastChatIn(CHATS, 1)).toBeNull();
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test.each(['', '7', '{', 'null', '[]', '{"member":1,"profile":50,"started":true}'])(
  'a note that reads %s is none',
  (text) => {
    localStorage.setItem('login:last-chat', text);
    expect(lastChatIn(CHATS, 1)).toBeNull();
  },
);

test('a browser that keeps nothing is no error', () => {
  vi.stubGlobal('localStorage', undefined);
  opened(50);
  forgetLogin();
  expect(lastChatIn(CHATS, 1)).toBeNull();
});
