import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Endpoint, InputOf, ReplyOf } from '#platform/http/endpoint.ts';
import { ApiError, type Transport } from '#platform/http/transport.ts';
import type { SendMessageInput, SendMessageReply } from '../contract.ts';
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
let tools: SendingTools;
const write = (body: string) => send({ profileId: 7, conversationId: 12, body, cost: 5 }, tools);
const states = () => outgoingTo(7).map(({ body, state }) => `${body}: ${state}`);

beforeEach(() => {
  vi.useFakeTimers();
  posted = [];
  answers = [];
  tools = { queryClient: new QueryClient(), transport, messageCredits: 5 };
});
afterEach(() => {
  for (const { key } of outgoingTo(7)) discard(key);
  vi.useRealTimers();
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

  test('does not overtake one that could not be sent', async () => {
    answers = [fail(0), fail(0), fail(0), fail(0)];
    write('first');
    write('second');
    await vi.runAllTimersAsync();
    expect(states()).toEqual(['first: failed', 'second: failed']);
    expect(posted.every(({ body }) => body === 'first')).toBe(true);
  });
});
