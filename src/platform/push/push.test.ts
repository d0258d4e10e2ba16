import { afterAll, beforeEach, expect, test } from 'vitest';
import webpush from 'web-push';
import { startPushService } from '#tests/fakes/push-service.ts';
import { outcomeOf, retryAfterOf } from './answers.ts';
import { contactOf } from './contact.ts';
import { endpointRule } from './endpoint-rule.ts';
import { pushBy } from './push.ts';

const service = await startPushService();
afterAll(service.close);
let time = Date.now();
const push = pushBy(webpush.generateVAPIDKeys(), endpointRule(service.origin), { now: () => time, timeout: 150 });

const target = () => {
  const { endpoint, keys } = service.browser();
  return { endpoint, ...keys };
};
const MESSAGE = {
  payload: '{"title":"Hello"}',
  ttl: 60,
  urgency: 'normal',
  contact: 'mailto:help@kindling.dev',
} as const;

beforeEach(() => {
  service.answer(201);
  service.calls.length = 0;
});

test('answers of push services are told apart', () => {
  const outcomes = [200, 201, 202, 301, 307, 400, 401, 403, 404, 410, 413, 422, 429, 500, 503].map(outcomeOf);
  expect(outcomes).toEqual([
    ...['accepted', 'accepted', 'accepted', 'failed', 'failed', 'refused', 'untrusted', 'untrusted', 'gone', 'gone'],
    ...['too_large', 'refused', 'busy', 'failed', 'failed'],
  ]);
});

test('the time after which a service may be asked again is a number of seconds or a date', () => {
  const now = Date.parse('2026-11-29T12:00:00Z');
  expect(retryAfterOf('120', now)).toBe(120);
  expect(retryAfterOf('Sun, 29 Nov 2026 12:01:00 GMT', now)).toBe(60);
  expect(retryAfterOf('Sun, 29 Nov 2026 11:00:00 GMT', now)).toBe(0);
  for (const odd of [undefined, '', '-5', 'soon', '1e9', '99999999999999']) expect(retryAfterOf(odd, now)).toBe(null);
});

test('a push service may write to the address of the site, or to its origin where that is made up', () => {
  const of = (email: string) => contactOf({ email, host: 'velvet.dev' });
  expect(of(' help@velvet.dev ')).toBe('mailto:help@velvet.dev');
  for (const email of [
    ...['support@velvet.example', 'support@localhost', 'a@b.invalid', 'a@x.test', 'a@example.com', 'a@10.0.0.1'],
    ...['', 'nobody', 'a b@velvet.dev', 'a@velvet.dev>', 'a@velvet..dev', 'a@-velvet.dev', 'a@b.local'],
  ])
    expect([email, of(email)]).toEqual([email, 'https://velvet.dev']);
  expect(contactOf({ email: 'support@velvet.example', host: 'localhost' })).toBe('mailto:support@velvet.example');
});

test('a service that never answers is waited for no longer than it may take', async () => {
  service.answer(0);
  expect(await push.send(target(), MESSAGE)).toEqual({ outcome: 'silent', retryAfter: null, trusted: false });
  expect(service.calls).toHaveLength(1);
});

test('one signature serves an hour for each service and contact', async () => {
  const signed = async (contact = MESSAGE.contact as string) => {
    await push.send(target(), { ...MESSAGE, contact });
    return service.calls.at(-1)?.authorization;
  };
  const first = await signed();
  time += 3500_000;
  expect(await signed()).toBe(first);
  expect(await signed('https://velvet.dev')).not.toBe(first);
  time += 200_000;
  expect(await signed()).not.toBe(first);
});

test('the length of a push tells little of what it says, and is always below 3000 bytes', async () => {
  const lengths = new Set<number>();
  for (let size = 0; size <= 2870; size += 70) {
    await push.send(target(), { ...MESSAGE, payload: JSON.stringify({ title: 'x'.repeat(size) }) });
    lengths.add(Number(service.calls.at(-1)?.['content-length']));
  }
  expect(lengths.size).toBe(3);
  expect(Math.max(...lengths)).toBeLessThan(3000);
});

test('a service that took a push minutes ago knows our key', async () => {
  await push.send(target(), MESSAGE);
  service.answer(403);
  expect(await push.send(target(), MESSAGE)).toMatchObject({ outcome: 'untrusted', trusted: true });
  time += 11 * 60_000;
  expect(await push.send(target(), MESSAGE)).toMatchObject({ outcome: 'untrusted', trusted: false });
});
