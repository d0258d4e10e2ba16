import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payloadOf } from './payload.ts';
import { alarmOf, pauseAfter } from './policy.ts';

const CONTEXT = { origin: 'https://velvet.dev', language: 'de', badge: 3 } as const;
const SHOWN = { kind: 'message', title: 'Joost', body: 'Hello', url: '/chats/7', tag: 'chat-7' } as const;

test('a push fits into what every service takes, and declares what browsers demand, whatever it says', () => {
  const words = fc.string({ unit: 'binary', maxLength: 2000 });
  fc.assert(
    fc.property(words, words, fc.boolean(), (title, body, short) => {
      const payload = payloadOf({ ...SHOWN, title, body }, CONTEXT, short);
      expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(2890);
      const { notification } = JSON.parse(payload);
      expect(notification.title).not.toBe('');
      expect(notification.navigate).toBe('https://velvet.dev/chats/7');
      for (const name of ['title', 'navigate', 'lang', 'dir', 'body', 'tag', 'icon'])
        expect(typeof notification[name]).toBe('string');
      expect([notification.app_badge, notification.mutable]).toEqual([3, true]);
    }),
    { numRuns: 40 },
  );
});

test('words are cut between what readers count as characters', () => {
  const { title, body } = JSON.parse(payloadOf({ ...SHOWN, title: '🏳️‍🌈'.repeat(200), body: 'é'.repeat(400) }, CONTEXT));
  expect(title).toMatch(/^(🏳️‍🌈)+…$/u);
  expect(body).toMatch(/^é+…$/);
});

test('pauses that nobody set a time for double up to an hour, and what one browser causes stops nobody', () => {
  const result = { outcome: 'busy', retryAfter: null, trusted: true } as const;
  expect([0, 1, 2, 20].map((pauses) => pauseAfter(result, pauses))).toEqual([60, 120, 240, 3600]);
  expect(pauseAfter({ ...result, retryAfter: 90 }, 5)).toBe(90);
  expect(pauseAfter({ ...result, retryAfter: 1e9 }, 5)).toBe(86400);
  for (const outcome of ['untrusted', 'silent'] as const) {
    expect(pauseAfter({ ...result, outcome }, 0)).toBe(null);
    expect(pauseAfter({ ...result, outcome, trusted: false }, 0)).toBeGreaterThan(0);
  }
  for (const outcome of ['failed', 'refused', 'gone', 'too_large'] as const)
    expect(pauseAfter({ ...result, outcome, trusted: false }, 0)).toBe(null);
});

test('staff hear of a service that browsers come with, not of one that a stranger named', () => {
  const result = { outcome: 'untrusted', retryAfter: null, trusted: false } as const;
  expect(alarmOf('fcm.googleapis.com', result)).toBe('google');
  expect(alarmOf('web.push.apple.com', result)).toBe('apple');
  expect(alarmOf('evilgoogleapis.com', result)).toBe(null);
  expect(alarmOf('fcm.googleapis.com', { ...result, trusted: true })).toBe(null);
});
