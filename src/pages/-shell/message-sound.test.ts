import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Transport } from '#platform/http/transport.ts';
import type { MessageView } from '#product/chat/contract.ts';
import { enterConversation } from '#product/chat/ui/reading.ts';
import { switchSound } from '#product/notifications/ui/device-sound.ts';
import { soundMessage, soundOf } from './message-sound.ts';

const NOON = new Date('2026-11-29T12:00:00');
const moment = { message: 7, last: { message: 6, playedAt: 0 }, undisturbed: false, quietHours: false, now: 10_000 };

test.each([
  ['a new message is heard', {}, 'heard'],
  ['one that a tab has decided about is not heard again', { message: 6 }, 'known'],
  ['nobody is disturbed in the conversation itself or at the checkout', { undisturbed: true }, 'silent'],
  ['quiet hours are quiet', { quietHours: true }, 'silent'],
  ['of two within two seconds one is heard', { last: { message: 6, playedAt: 8_001 } }, 'silent'],
  ['two seconds later the next one is heard', { last: { message: 6, playedAt: 8_000 } }, 'heard'],
  ['a clock that was set back silences nobody', { last: { message: 6, playedAt: 3_600_000 } }, 'heard'],
])('%s', (_, over, expected) => {
  expect(soundOf({ ...moment, ...over })).toBe(expected);
});

let quiet: { from: number; until: number } | null;
let routeId: string;
let mayPlay: boolean;
let focused: boolean;
let plays: number;

class SilentContext {
  state = 'suspended';
  currentTime = 0;
  resume = async () => {
    if (mayPlay) this.state = 'running';
  };
  suspend = async () => {
    this.state = 'suspended';
  };
  createGain = () => ({
    gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    connect: () => {},
  });
  createOscillator = () => {
    const note = new EventTarget();
    const start = () => {
      plays += 0.5;
    };
    // The context stops again once the last note has ended.
    const stop = () => queueMicrotask(() => note.dispatchEvent(new Event('ended')));
    return Object.assign(note, { frequency: { value: 0 }, connect: () => {}, start, stop });
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  quiet = null;
  routeId = '/members/';
  [mayPlay, focused, plays] = [true, true, 0];
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { hasFocus: () => focused, visibilityState: 'visible' });
  vi.stubGlobal('AudioContext', SilentContext);
  switchSound(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const around = () => ({
  router: { state: { matches: [{ routeId }] } } as unknown as AnyRouter,
  queryClient: new QueryClient(),
  transport: { call: async () => ({ preferences: { quiet } }) } as unknown as Transport,
});

async function arrives(id: number, over: Partial<MessageView> = {}): Promise<number> {
  const message = { id, conversation_id: 12, key: '', mine: false, body: '', created_at: '', read: false, ...over };
  const before = plays;
  const done = soundMessage({ type: 'message', message }, around());
  await vi.advanceTimersByTimeAsync(5_000);
  await done;
  return plays - before;
}

test('one sound is made for a message, in whichever of two tabs', async () => {
  expect(await arrives(1)).toBe(1);
  focused = false;
  expect(await arrives(1)).toBe(0);
  expect(await arrives(2)).toBe(1);
});

test('the own message of another tab is not heard', async () => {
  expect(await arrives(1, { mine: true })).toBe(0);
});

test('the open conversation is silent while somebody is at it, for other tabs too', async () => {
  const leave = enterConversation(12, () => false);
  expect(await arrives(1)).toBe(0);
  leave();
  focused = false;
  expect(await arrives(1)).toBe(0);
});

test('the open conversation is heard while its tab is in the background', async () => {
  const leave = enterConversation(12);
  focused = false;
  expect(await arrives(1)).toBe(1);
  leave();
});

test.each(['/credits/', '/swipe-game', '/premium', '/directdebit'])('nothing is heard at %s', async (at) => {
  routeId = at;
  expect(await arrives(1)).toBe(0);
});

test('nothing is heard in quiet hours, and what came then is not heard after them', async () => {
  quiet = { from: 11, until: 14 };
  expect(await arrives(1)).toBe(0);
  quiet = null;
  expect(await arrives(1)).toBe(0);
});

test('a tab whose browser lets it play nothing leaves the sound to another', async () => {
  mayPlay = false;
  expect(await arrives(1)).toBe(0);
  mayPlay = true;
  expect(await arrives(1)).toBe(1);
});

test('a sound that is switched off meanwhile is not made', async () => {
  focused = false;
  const heard = arrives(1);
  switchSound(false);
  expect(await heard).toBe(0);
});
