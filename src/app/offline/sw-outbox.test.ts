import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const TEXT = readFileSync(join(import.meta.dirname, 'sw-outbox.js'), 'utf8');
type Waiting = { profile: number; at: string; input: { key: string; body: string } };

function worker(answers: Record<string, number> = {}, busy: readonly string[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const values = new Map<string, Waiting[]>();
  const registered: string[] = [];
  const posted: string[] = [];
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: { sync: { register: async (tag: string) => void registered.push(tag) } },
    navigator: {
      locks: {
        request: (name: string, _options: object, work: (lock: unknown) => unknown) =>
          work(busy.includes(name) ? null : { name }),
      },
    },
    kept: {
      account: async () => 5,
      get: async (name: string) => (values.has(name) ? { value: values.get(name) } : null),
      put: async (account: number, name: string, value: Waiting[]) => {
        if (account === 5) values.set(name, value);
      },
    },
  };
  const fetch = async (path: string, { body, method }: { body: string; method: string }) => {
    const { body: said } = JSON.parse(body);
    posted.push(`${method} ${path} ${said}`);
    const status = answers[said] ?? 200;
    if (!status) throw new TypeError('Failed to fetch');
    return { status };
  };
  runInContext(TEXT, createContext({ self, fetch, Map, Date, AbortSignal, JSON }));
  const fire = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  };
  return {
    posted,
    registered,
    hand: (waiting: Waiting[], account = 5) => fire('message', { data: { type: 'outbox', account, waiting } }),
    sync: (tag = 'outbox') => fire('sync', { tag }),
    left: () => values.get('outbox')?.map(({ input }) => input.body),
  };
}
const message = (body: string, profile = 7, at = new Date().toISOString()): Waiting => ({
  ...{ profile, at },
  input: { key: `key of ${body}`, body },
});

test('what waits is sent in its order once the browser says that there is a connection, and not again', async () => {
  const one = worker();
  await one.hand([message('first'), message('second')]);
  expect(one.registered).toEqual(['outbox']);
  await one.sync('other');
  expect(one.posted).toEqual([]);
  await one.sync();
  expect(one.posted).toEqual(['POST /api/chat.php first', 'POST /api/chat.php second']);
  await one.sync();
  expect(one.posted).toHaveLength(2);
});

test.each([0, 503])(
  'after an answer of %i nothing to the same member overtakes it, and the browser tries again',
  async (status) => {
    const one = worker({ second: status });
    await one.hand([message('first'), message('second'), message('third'), message('to another', 8)]);
    await expect(one.sync()).rejects.toThrow('not all was sent');
    expect(one.posted).not.toContain('POST /api/chat.php third');
    expect(one.posted).toContain('POST /api/chat.php to another');
    expect(one.left()).toEqual(['second', 'third']);
  },
);

test('what is refused, too old or being sent by a page is left to the page', async () => {
  const one = worker({ refused: 402 }, ['chat-outbox:5:9']);
  const old = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await one.hand([message('refused'), message('yesterday', 7, old), message('next'), message('page sends', 9)]);
  await one.sync();
  expect(one.posted).toEqual(['POST /api/chat.php refused', 'POST /api/chat.php next']);
  expect(one.left()).toEqual([]);
});

test('nothing is kept of another account than the one of this browser, and nothing waits for what was sent', async () => {
  const one = worker();
  await one.hand([message('theirs')], 6);
  await one.sync();
  await one.hand([]);
  expect([one.posted, one.left(), one.registered]).toEqual([[], [], ['outbox']]);
});
