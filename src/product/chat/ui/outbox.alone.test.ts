import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keyOf } from '#platform/http/api-query.ts';
import type { Endpoint, InputOf, ReplyOf } from '#platform/http/endpoint.ts';
import { ApiError, type Transport } from '#platform/http/transport.ts';
import { currentUser } from '#product/members/user/contract.ts';
import type { SendMessageInput, SendMessageReply } from '../contract.ts';
import { followWaiting } from './keep-for-offline.ts';
import { discard, outgoingTo, type SendingTools, send, sendAgain } from './outbox.ts';

type Answer = (input: SendMessageInput) => Promise<SendMessageReply>;
let posted: SendMessageInput[];
let answers: Answer[];
let lastId = 0;

const accept: Answer = async ({ key, body }) => ({
  message: {
    id: ++lastId,
    conversation_id: 12,
    key,
    mine: true,
    body,
    created_at: '2026-11-21T10:00:00.000Z',
    read: false,
  },
  conversation_id: 12,
  cost: 5,
  credits: 80,
  start_conversation: false,
});
const fail =
  (status: number, text = '', code = 'code'): Answer =>
  async () => {
    throw new ApiError(status, code, text);
  };
const transport: Transport = {
  get: () => Promise.reject(new Error('nothing is loaded here')),
  call: <E extends Endpoint>(_endpoint: E, body: InputOf<E>) => {
    posted.push(body as SendMessageInput);
    return (answers.shift() ?? accept)(body as SendMessageInput) as Promise<unknown> as Promise<ReplyOf<E>>;
  },
};
/** What a call is given up by; browsers' own timers are none of the test's. */
const timeout: { milliseconds?: number; signal?: AbortSignal; end?: () => void } = {};
let tools: SendingTools;
const write = (body: string) => send({ profileId: 7, conversationId: 12, body, cost: 5 }, tools);
const states = () => outgoingTo(7).map(({ body, state }) => `${body}: ${state}`);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    Object.assign(timeout, { milliseconds, signal: controller.signal, end: () => controller.abort() });
    return controller.signal;
  });
  posted = [];
  answers = [];
  tools = { queryClient: new QueryClient(), transport, messageCredits: 5 };
});
afterEach(() => {
  for (const { key } of outgoingTo(7)) discard(key);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('What waits', () => {
  const kept = new Map<string, string>();
  const events = new EventTarget();
  beforeEach(() => {
    kept.clear();
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => {
        kept.set(name, text);
        storage[name] = text;
      },
      removeItem: (name: string) => {
        kept.delete(name);
        delete storage[name];
      },
    } as Storage;
    for (const name of ['getItem', 'setItem', 'removeItem'])
      Object.defineProperty(storage, name, { enumerable: false });
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('window', events);
    vi.resetModules();
  });
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
    vi.unstubAllGlobals();
  });
  /** A tab that has just loaded the page. */
  const tab = async (member = 1) => {
    vi.resetModules();
    const outbox = await import('./outbox.ts');
    const close = outbox.openOutbox(member, tools);
    closing.push(close);
    return { ...outbox, close, to: () => outbox.outgoingTo(7) };
  };
  const hangs: Answer = () => new Promise(() => {});

  test('outlasts a reload in mid-send, and is sent once more under its own key', async () => {
    answers = [hangs];
    const before = await tab();
    before.send({ profileId: 7, conversationId: 12, body: 'first', cost: 5 }, tools);
    await vi.advanceTimersByTimeAsync(0);
    // The clock is put back: their order stays.
    vi.setSystemTime(Date.now() - 3_600_000);
    before.send({ profileId: 7, conversationId: 12, body: 'second', cost: 5 }, tools);
    await vi.advanceTimersByTimeAsync(0);
    vi.stubGlobal('navigator', {});
    const after = await tab();
    await vi.runAllTimersAsync();
    expect(posted.map(({ body }) => body)).toEqual(['first', 'first', 'second']);
    expect(posted[1]?.key).toBe(posted[0]?.key);
    expect([after.to(), kept.size]).toEqual([[], 0]);
  });

  test('is kept from the moment it is sent, before anything else of the page has begun', async () => {
    vi.resetModules();
    vi.stubGlobal('navigator', {});
    answers = [hangs];
    const { send: sendFirst } = await import('./outbox.ts');
    tools.queryClient.setQueryData(keyOf(currentUser), { user: { id: 1 } });
    sendFirst({ profileId: 7, conversationId: 12, body: 'at once', cost: 5 }, tools);
    expect([...kept.keys()]).toEqual([expect.stringMatching(/^chat-outbox:1:/)]);
    const reloaded = await tab();
    await vi.advanceTimersByTimeAsync(100);
    expect(new Set(posted.map(({ key }) => key)).size).toBe(1);
    expect([posted.map(({ body }) => body), reloaded.to(), kept.size]).toEqual([['at once', 'at once'], [], 0]);
  });

  test('is not sent in the name of who logs in next, nor after days without being asked for', async () => {
    vi.stubGlobal('navigator', {});
    answers = [hangs];
    (await tab()).send({ profileId: 7, conversationId: 12, body: 'hello', cost: 5 }, tools);
    const other = await tab(2);
    await vi.advanceTimersByTimeAsync(0);
    expect([other.to(), posted.length]).toEqual([[], 1]);
    vi.setSystemTime(Date.now() + 2 * 24 * 3_600_000);
    const later = await tab();
    await vi.runAllTimersAsync();
    expect([later.to(), posted.length]).toMatchObject([[{ body: 'hello', state: 'failed' }], 1]);
    const [{ key } = { key: '' }] = later.to();
    later.sendAgain(key, tools);
    await vi.runAllTimersAsync();
    expect(posted.map((one) => one.key)).toEqual([key, key]);
  });

  test('without a connection waits until there is one, instead of failing', async () => {
    const browser = { onLine: false };
    vi.stubGlobal('navigator', browser);
    const page = await tab();
    page.send({ profileId: 7, conversationId: 12, body: 'hello', cost: 5 }, tools);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([page.to(), posted.length]).toMatchObject([[{ state: 'sending' }], 0]);
    browser.onLine = true;
    events.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect([page.to(), posted.length]).toEqual([[], 1]);
  });

  test('is sent by itself once the connection or the live line is back, in its order, and not if it is a day old', async () => {
    vi.stubGlobal('navigator', {});
    for (const type of ['online', 'live-again', 'focus']) {
      answers = Array.from({ length: 4 }, () => fail(0));
      const page = await tab();
      const write = (body: string) => page.send({ profileId: 7, conversationId: 12, body, cost: 5 }, tools);
      write('first');
      write('second');
      await vi.advanceTimersByTimeAsync(10_000);
      expect(page.to().map(({ state }) => state)).toEqual(['failed', 'failed']);
      posted = [];
      events.dispatchEvent(new Event(type));
      await vi.advanceTimersByTimeAsync(0);
      expect([posted.map(({ body }) => body), page.to()]).toEqual([['first', 'second'], []]);
      page.close();
    }
    answers = Array.from({ length: 4 }, () => fail(0));
    const page = await tab();
    page.send({ profileId: 7, conversationId: 12, body: 'old', cost: 5 }, tools);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.setSystemTime(Date.now() + 25 * 3_600_000);
    posted = [];
    events.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([posted, page.to()]).toMatchObject([[], [{ body: 'old', state: 'failed' }]]);
  });

  test('is taken from the page when another tab has sent it', async () => {
    vi.stubGlobal('navigator', {});
    answers = [hangs];
    const page = await tab();
    page.send({ profileId: 7, conversationId: 12, body: 'hello', cost: 5 }, tools);
    const [name = ''] = kept.keys();
    localStorage.removeItem(name);
    events.dispatchEvent(Object.assign(new Event('storage'), { key: name }));
    expect(page.to()).toEqual([]);
  });
});

describe('A message', () => {
  test('is shown as sending at once and gone from there when it is stored', async () => {
    write('hello');
    expect(states()).toEqual(['hello: sending']);
    await vi.runAllTimersAsync();
    expect(states()).toEqual([]);
    expect(posted).toMatchObject([{ conversation_id: 12, body: 'hello' }]);
  });

  test('is repeated three times with its own key when the connection or the server fails', async () => {
    answers = [fail(0), fail(503), fail(500)];
    write('hello');
    await vi.runAllTimersAsync();
    expect(posted).toHaveLength(4);
    expect(new Set(posted.map(({ key }) => key)).size).toBe(1);
    expect(states()).toEqual([]);
  });

  test('takes its gift along, also when it is repeated and sent again', async () => {
    answers = [fail(0), fail(0), fail(0), fail(0)];
    send({ profileId: 7, conversationId: 12, body: '', gift: 'tulips', cost: 20 }, tools);
    await vi.runAllTimersAsync();
    const [failed] = outgoingTo(7);
    expect(failed).toMatchObject({ gift: 'tulips', state: 'failed' });
    sendAgain(failed?.key ?? '', tools);
    await vi.runAllTimersAsync();
    expect(posted).toHaveLength(5);
    expect(new Set(posted.map(({ gift, key }) => `${gift} ${key}`)).size).toBe(1);
  });

  test('fails after the third repetition, and can be sent again with the same key', async () => {
    answers = [fail(0), fail(0), fail(0), fail(0)];
    write('hello');
    await vi.runAllTimersAsync();
    expect(states()).toEqual(['hello: failed']);
    const { key } = outgoingTo(7)[0] ?? { key: '' };
    sendAgain(key, tools);
    await vi.runAllTimersAsync();
    expect(posted).toHaveLength(5);
    expect(posted[4]?.key).toBe(key);
    expect(states()).toEqual([]);
  });

  test.each([402, 403, 422, 429])('is not repeated when it is refused with %i', async (status) => {
    answers = [fail(status, 'You do not have enough credits')];
    write('hello');
    await vi.runAllTimersAsync();
    expect(posted).toHaveLength(1);
    expect(outgoingTo(7)).toMatchObject([{ state: 'failed', refusal: 'You do not have enough credits' }]);
  });

  test('to a fictional profile that was not acknowledged says so, until it is sent again', async () => {
    answers = [fail(409, 'This profile is fictional.', 'fictional_unacknowledged')];
    write('hello');
    await vi.runAllTimersAsync();
    const [failed] = outgoingTo(7);
    expect(failed).toMatchObject({ state: 'failed', unacknowledged: true });
    sendAgain(failed?.key ?? '', tools);
    expect(outgoingTo(7)[0]?.unacknowledged).toBeUndefined();
    await vi.runAllTimersAsync();
    expect([posted.length, states()]).toEqual([2, []]);
  });

  test('that had arrived and was taken back is gone, rather than failed', async () => {
    answers = [fail(0), fail(409, 'This message was taken back.', 'message_unsent')];
    write('hello');
    await vi.runAllTimersAsync();
    expect(posted).toHaveLength(2);
    expect(states()).toEqual([]);
  });

  test('waits for the one before it, so that the order stays', async () => {
    answers = [fail(503)];
    write('first');
    write('second');
    expect(posted.map(({ body }) => body)).toEqual(['first']);
    await vi.runAllTimersAsync();
    expect(posted.map(({ body }) => body)).toEqual(['first', 'first', 'second']);
  });

  test('that is not answered for twenty seconds is asked for again, so that those behind it do not wait for ever', async () => {
    answers = [
      () =>
        new Promise((_, reject) =>
          timeout.signal?.addEventListener('abort', () => reject(new ApiError(0, 'offline', ''))),
        ),
    ];
    write('first');
    write('second');
    await vi.advanceTimersByTimeAsync(0);
    expect(timeout.milliseconds).toBe(20_000);
    timeout.end?.();
    await vi.runAllTimersAsync();
    expect([posted.map(({ body }) => body), states()]).toEqual([['first', 'first', 'second'], []]);
  });

  test('that the server failed to take says so, and not that there is no connection', async () => {
    answers = [fail(0), fail(0), fail(0), fail(500)];
    write('hello');
    await vi.runAllTimersAsync();
    expect(outgoingTo(7)).toMatchObject([{ state: 'failed', refusal: null, failing: true }]);
    answers = [fail(0), fail(0), fail(0), fail(0)];
    sendAgain(outgoingTo(7)[0]?.key ?? '', tools);
    await vi.runAllTimersAsync();
    expect(outgoingTo(7)[0]?.failing).toBeUndefined();
  });

  test('takes those along that were written before it and did not get through, and none that was refused', async () => {
    answers = [fail(422, 'Too long'), fail(0), fail(0), fail(0), fail(0)];
    write('refused');
    await vi.runAllTimersAsync();
    write('first');
    await vi.runAllTimersAsync();
    expect(states()).toEqual(['refused: failed', 'first: failed']);
    posted = [];
    write('second');
    await vi.runAllTimersAsync();
    expect([posted.map(({ body }) => body), states()]).toEqual([['first', 'second'], ['refused: failed']]);
  });

  test('does not overtake one that could not be sent', async () => {
    answers = [fail(0), fail(0), fail(0), fail(0)];
    write('first');
    write('second');
    await vi.runAllTimersAsync();
    expect(states()).toEqual(['first: failed', 'second: failed']);
    expect(posted.every(({ body }) => body === 'first')).toBe(true);
  });
});

test('what the server has not taken within two seconds is told to wait, and that it waits no more', async () => {
  const told: string[][] = [];
  const end = followWaiting((waiting) => told.push(waiting.map(({ input }) => input.body)));
  write('at once');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(told).toEqual([]);
  answers = Array(4).fill(fail(0));
  write('later');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told.at(-1)).toEqual(['later']);
  const [waiting] = outgoingTo(7);
  sendAgain(waiting?.key ?? '', tools);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(told.at(-1)).toEqual([]);
  answers = [fail(402, 'No credits.')];
  write('refused');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(told.at(-1)).toEqual([]);
  end();
});
