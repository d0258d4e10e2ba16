import { describe, expect, test } from 'vitest';
import type { MessageView } from '../contract.ts';
import { threadParts } from './message.tsx';
import type { OutgoingMessage } from './outbox.ts';
import { unreadMark } from './reading.ts';

const message = (id: number, time: string, over: Partial<MessageView> = {}): MessageView => ({
  id,
  conversation_id: 12,
  key: `key-${id}`,
  mine: false,
  body: `body ${id}`,
  created_at: `2026-11-${time}:00.000Z`,
  read: false,
  ...over,
});
const outgoing = (key: string, over: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  key,
  profileId: 7,
  conversationId: 12,
  body: key,
  created_at: '2026-11-21T10:10:00.000Z',
  order: 1,
  cost: 5,
  state: 'sending',
  refusal: null,
  ...over,
});
const dayOf = (time: Date) => time.toISOString().slice(0, 10);
const shape = (...input: Parameters<typeof threadParts>) =>
  threadParts(...input).map((part) =>
    part.kind === 'group'
      ? part.bubbles.map(({ body }) => body).join('+')
      : part.kind === 'day'
        ? 'DAY'
        : `NEW ${part.count}`,
  );

describe('A conversation is drawn', () => {
  test('with messages of one sender within five minutes together, and apart after that', () => {
    const messages = [message(1, '21T10:00'), message(2, '21T10:05'), message(3, '21T10:11')];
    expect(shape(messages, [], null, dayOf)).toEqual(['DAY', 'body 1+body 2', 'body 3']);
  });

  test('with another group for another sender', () => {
    const messages = [message(1, '21T10:00'), message(2, '21T10:01', { mine: true }), message(3, '21T10:02')];
    expect(shape(messages, [], null, dayOf)).toEqual(['DAY', 'body 1', 'body 2', 'body 3']);
  });

  test('with one line for each day, also between messages minutes apart', () => {
    const messages = [message(1, '20T23:59'), message(2, '21T00:01')];
    expect(shape(messages, [], null, dayOf)).toEqual(['DAY', 'body 1', 'DAY', 'body 2']);
  });

  test('with a line above the first new message, which splits a group', () => {
    const messages = [message(1, '21T10:00'), message(2, '21T10:01'), message(3, '21T10:02')];
    expect(shape(messages, [], { id: 2, count: 2 }, dayOf)).toEqual(['DAY', 'body 1', 'NEW 2', 'body 2+body 3']);
  });

  test('with what is on its way at the end, once, even when it has arrived already', () => {
    const messages = [message(1, '21T10:09', { mine: true, key: 'a' })];
    expect(shape(messages, [outgoing('a'), outgoing('b')], null, dayOf)).toEqual(['DAY', 'body 1+b']);
  });

  test('with what waits together, and what could not be delivered each alone, since it says so', () => {
    const of = (state: MessageView['state']) => [1, 2].map((id) => message(id, `21T10:0${id}`, { mine: true, state }));
    expect(shape(of('waiting'), [], null, dayOf)).toEqual(['DAY', 'body 1+body 2']);
    expect(shape(of('returned'), [], null, dayOf)).toEqual(['DAY', 'body 1', 'body 2']);
  });

  test('with a failed message standing alone, and no day twice for one that failed yesterday', () => {
    const late = outgoing('late', { state: 'failed', created_at: '2026-11-20T10:00:00.000Z' });
    const parts = shape(
      [message(1, '20T09:00'), message(2, '21T10:09', { mine: true })],
      [late, outgoing('b')],
      null,
      dayOf,
    );
    expect(parts).toEqual(['DAY', 'body 1', 'DAY', 'body 2', 'late', 'b']);
  });

  test('with the state of every own message', () => {
    const messages = [message(1, '21T10:00', { mine: true, read: true }), message(2, '21T10:01', { mine: true })];
    const [, group] = threadParts(messages, [outgoing('a', { state: 'failed', refusal: 'No.' })], null, dayOf);
    expect(group?.kind === 'group' && group.bubbles.map(({ state }) => state)).toEqual(['read', 'sent']);
  });
});

describe('What is new begins', () => {
  const messages = [message(1, '21T10:00'), message(2, '21T10:01', { mine: true }), message(3, '21T10:02')];
  test('at the oldest unread message of the other side', () => {
    expect(unreadMark(messages, 1)).toEqual({ id: 3, count: 1 });
    expect(unreadMark(messages, 2)).toEqual({ id: 1, count: 2 });
  });
  test('nowhere without unread messages', () => expect(unreadMark(messages, 0)).toBeNull());
  test('at the first shown message when more are unread than shown', () =>
    expect(unreadMark(messages, 40)).toEqual({ id: 1, count: 2 }));
});
