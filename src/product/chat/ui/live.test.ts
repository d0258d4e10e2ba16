import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { type BadgesReply, countBadges } from '#product/likes/contract.ts';
import { currentUser } from '#product/members/user/contract.ts';
import type { MessageView } from '../contract.ts';
import {
  type ChatListItem,
  type ChatsReply,
  type ConversationReply,
  listChats,
  openConversation,
  type WhichConversation,
} from '../conversations/contract.ts';
import { applySentMessage, FOUND_CHATS, forgetChat, forgetUnread, OLDER_CHATS } from './cache.ts';
import { live } from './live.ts';
import { enterConversation } from './reading.ts';
import { isTyping, sendTyping } from './typing.ts';

/** Which messages arrived is told a second later, when the test may be over. */
const ANSWERED = { call: () => Promise.resolve({}) } as unknown as Transport;

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => vi.unstubAllGlobals());

const message = (id: number, over: Partial<MessageView> = {}): MessageView => ({
  id,
  conversation_id: 12,
  key: `key-${id}`,
  mine: false,
  body: `body ${id}`,
  created_at: `2026-11-21T10:${String(id).padStart(2, '0')}:00.000Z`,
  read: false,
  ...over,
});
const profile = { id: 7, name: 'Marit' } as ChatListItem['profile'];
const item = (id: number, unread = 0): ChatListItem => ({
  conversation: { id, last_message: { body: 'old', mine: true, created_at: '2026-11-20T10:00:00.000Z' } },
  profile: { ...profile, id: id - 5 },
  num_unread_messages: unread,
});
const reply = (messages: MessageView[] | null): ConversationReply => ({
  conversation: messages && { id: 12, messages },
  profile,
  introduction: null,
  looks_for: [],
  history_hidden: false,
  num_unread_messages: 0,
  next_message_credits: messages ? 5 : 0,
  can_write: 'yes',
});
const CHATS = keyOf(listChats);
const USER = keyOf(currentUser);
const byId: WhichConversation = { id: 12 };
const byMember: WhichConversation = { profile_id: 7 };
const keep = (which: WhichConversation, messages: MessageView[] | null) =>
  client.setQueryData(keyOf(openConversation, which), reply(messages));
const conversation = (which: WhichConversation) =>
  client.getQueryData<ConversationReply>(keyOf(openConversation, which));
const ids = (which: WhichConversation) => conversation(which)?.conversation?.messages.map(({ id }) => id);
const chats = () => client.getQueryData<ChatsReply>(CHATS)?.chats ?? [];
const invalid = (key: QueryKey) => client.getQueryState(key)?.isInvalidated;

const tell = (queryClient: QueryClient, event: { type: string } & Record<string, unknown>) =>
  live[event.type]?.(queryClient, event as never, ANSWERED);

describe('A message that arrives', () => {
  test('is added to its conversation, under its id and under the member, once', () => {
    keep(byId, [message(1)]);
    keep(byMember, [message(1)]);
    tell(client, { type: 'message', message: message(2) });
    tell(client, { type: 'message', message: message(2) });
    expect(ids(byId)).toEqual([1, 2]);
    expect(ids(byMember)).toEqual([1, 2]);
    expect(conversation(byId)?.num_unread_messages).toBe(1);
  });

  test('takes its place by its number when it comes late', () => {
    keep(byId, [message(1), message(3)]);
    tell(client, { type: 'message', message: message(2) });
    expect(ids(byId)).toEqual([1, 2, 3]);
  });

  test('moves its conversation to the top of the list and counts as unread', () => {
    client.setQueryData(CHATS, { chats: [item(11), item(12, 1)] });
    tell(client, { type: 'message', message: message(2) });
    expect(chats().map(({ conversation: { id } }) => id)).toEqual([12, 11]);
    expect(chats()[0]).toMatchObject({ num_unread_messages: 2, conversation: { last_message: { body: 'body 2' } } });
  });

  test('does not count again when the list, loaded while the line was down, has it already', () => {
    const listed = item(12, 1);
    listed.conversation.last_message = { body: 'body 2', mine: false, created_at: message(2).created_at };
    client.setQueryData(CHATS, { chats: [listed] });
    tell(client, { type: 'message', message: message(2) });
    expect(chats()[0]?.num_unread_messages).toBe(1);
  });

  test('does not count while its conversation is looked at, but does in a hidden tab', () => {
    client.setQueryData(CHATS, { chats: [item(12)] });
    const leave = enterConversation(12);
    tell(client, { type: 'message', message: message(2) });
    expect(chats()[0]?.num_unread_messages).toBe(0);
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    tell(client, { type: 'message', message: message(3) });
    expect(chats()[0]?.num_unread_messages).toBe(1);
    leave();
  });

  test('does not count when the member wrote it on another device', () => {
    client.setQueryData(CHATS, { chats: [item(12)] });
    tell(client, { type: 'message', message: message(2, { mine: true }) });
    expect(chats()[0]).toMatchObject({ num_unread_messages: 0, conversation: { last_message: { mine: true } } });
  });

  test('of an unknown conversation makes the list and a conversation that has not begun load again', () => {
    client.setQueryData(CHATS, { chats: [item(11)] });
    keep(byMember, null);
    tell(client, { type: 'message', message: message(2) });
    expect(invalid(CHATS)).toBe(true);
    expect(invalid(keyOf(openConversation, byMember))).toBe(true);
  });
});

describe('A message that arrives without its words', () => {
  const withheld = (id: number) => ({ type: 'message', message: message(id, { body: '', withheld: true }) });
  const server = () => {
    const call = vi.fn((_: unknown, { message_id }: { message_id: number }) => Promise.resolve(message(message_id)));
    return { call, transport: { call } as unknown as Transport };
  };
  const arrive = (transport: Transport, id: number) => live.message?.(client, withheld(id) as never, transport);
  const look = (queryKey: QueryKey) => new QueryObserver(client, { queryKey, staleTime: Infinity }).subscribe(() => {});

  test('is asked for where its conversation or the list is looked at, in the order of their coming', async () => {
    keep(byId, [message(1)]);
    client.setQueryData(CHATS, { chats: [item(11), item(12, 1)] });
    for (const key of [keyOf(openConversation, byId), CHATS]) {
      const leave = look(key);
      const { call, transport } = server();
      const [one, two] = key === CHATS ? [4, 5] : [2, 3];
      arrive(transport, one);
      arrive(transport, two);
      await vi.waitFor(() => expect(ids(byId)?.at(-1)).toBe(two));
      expect(call.mock.calls.map(([, input]) => input)).toEqual([{ message_id: one }, { message_id: two }]);
      leave();
    }
    expect(chats()[0]).toMatchObject({ num_unread_messages: 5, conversation: { last_message: { body: 'body 5' } } });
  });

  test('is not asked for anywhere else, where it is counted and loaded once somebody looks', () => {
    const BADGES = keyOf(countBadges);
    client.setQueryData(BADGES, { unread_messages: 3, new_likes: 2 });
    keep(byId, [message(1)]);
    client.setQueryData(CHATS, { chats: [item(12, 1)] });
    const { call, transport } = server();
    arrive(transport, 2);
    expect([ids(byId), invalid(CHATS), invalid(keyOf(openConversation, byId))]).toEqual([[1], true, true]);
    expect(client.getQueryData<BadgesReply>(BADGES)?.unread_messages).toBe(4);
    expect(call).not.toHaveBeenCalled();
  });

  test('and was taken back before it could be asked for is loaded as it is', async () => {
    client.setQueryData(CHATS, { chats: [item(12, 1)] });
    const leave = look(CHATS);
    arrive({ call: () => Promise.reject(new Error('gone')) } as unknown as Transport, 2);
    await vi.waitFor(() => expect(invalid(CHATS)).toBe(true));
    leave();
  });
});

describe('The badge of unread messages', () => {
  const BADGES = keyOf(countBadges);
  const unread = () => client.getQueryData<BadgesReply>(BADGES)?.unread_messages;
  beforeEach(() => client.setQueryData(BADGES, { unread_messages: 3, new_likes: 2 }));

  test('counts a message that arrives, whether the list is loaded or not', () => {
    tell(client, { type: 'message', message: message(2) });
    expect(unread()).toBe(4);
    client.setQueryData(CHATS, { chats: [item(12, 1)] });
    tell(client, { type: 'message', message: message(3) });
    expect(unread()).toBe(5);
    expect(invalid(BADGES)).toBe(false);
  });

  test('does not count what is being read, or written by the member on another device', () => {
    const leave = enterConversation(12);
    tell(client, { type: 'message', message: message(2) });
    leave();
    tell(client, { type: 'message', message: message(3, { mine: true }) });
    expect(unread()).toBe(3);
  });

  test('falls by what was unread in a conversation that is read or removed, once', async () => {
    client.setQueryData(CHATS, { chats: [item(12, 2), item(11, 1)] });
    forgetUnread(client, 12);
    forgetUnread(client, 12);
    expect(unread()).toBe(1);
    tell(client, { type: 'chat_removed', conversation_id: 11 });
    await vi.dynamicImportSettled();
    expect(unread()).toBe(0);
    expect(client.getQueryData<BadgesReply>(BADGES)?.new_likes).toBe(2);
  });

  test('falls once for a conversation that rose from the older ones and still stands among them', () => {
    client.setQueryData(CHATS, { chats: [item(12, 2)] });
    client.setQueryData(OLDER_CHATS, { chats: [item(12, 1), item(11, 1)], next: null });
    forgetUnread(client, 12);
    expect(unread()).toBe(1);
    forgetUnread(client, 11);
    expect(unread()).toBe(0);
  });

  test('is asked for again when the list is not there to tell by how much it falls', async () => {
    forgetUnread(client, 12);
    expect(invalid(BADGES)).toBe(true);
  });
});

describe('What was read on another device', () => {
  const BADGES = keyOf(countBadges);
  const listedWith = (last: number, unread: number) => {
    const chat = item(12, unread);
    chat.conversation.last_message.id = last;
    return chat;
  };
  beforeEach(() => client.setQueryData(BADGES, { unread_messages: 3, new_likes: 0 }));
  const seen = async (message_id: number) => {
    tell(client, { type: 'seen', conversation_id: 12, message_id });
    await vi.dynamicImportSettled();
  };

  test('is read here too, up to the last message, and the badge is counted again', async () => {
    client.setQueryData(CHATS, { chats: [listedWith(4, 3), item(11, 0)] });
    client.setQueryData(keyOf(openConversation, byId), { ...reply([message(4)]), num_unread_messages: 3 });
    await seen(4);
    expect([chats()[0]?.num_unread_messages, conversation(byId)?.num_unread_messages]).toEqual([0, 0]);
    expect([client.getQueryData<BadgesReply>(BADGES)?.unread_messages, invalid(BADGES)]).toEqual([0, true]);
  });

  test('leaves the counting to the server where more has come since, or nothing of it is loaded', async () => {
    client.setQueryData(CHATS, { chats: [listedWith(5, 3)] });
    await seen(4);
    expect([chats()[0]?.num_unread_messages, invalid(CHATS), invalid(BADGES)]).toEqual([3, true, true]);
    client.clear();
    client.setQueryData(BADGES, { unread_messages: 3, new_likes: 0 });
    await seen(4);
    expect(invalid(BADGES)).toBe(true);
  });

  test('asks for nothing on the device that told of it', async () => {
    client.setQueryData(CHATS, { chats: [listedWith(4, 3)] });
    keep(byId, [message(4)]);
    forgetUnread(client, 12);
    await seen(4);
    expect([invalid(CHATS), invalid(BADGES)]).toEqual([false, false]);
  });
});

describe('Reading', () => {
  test('by the other side marks own messages up to that one', () => {
    keep(byId, [message(1, { mine: true }), message(2), message(3, { mine: true }), message(4, { mine: true })]);
    tell(client, { type: 'read', conversation_id: 12, message_id: 3 });
    expect(conversation(byId)?.conversation?.messages.map(({ read }) => read)).toEqual([true, false, true, false]);
  });

  test('by the member clears the count in list and conversation', () => {
    client.setQueryData(CHATS, { chats: [item(12, 4), item(11, 1)] });
    client.setQueryData(keyOf(openConversation, byId), { ...reply([message(1)]), num_unread_messages: 4 });
    forgetUnread(client, 12);
    expect(chats().map(({ num_unread_messages }) => num_unread_messages)).toEqual([0, 1]);
    expect(conversation(byId)?.num_unread_messages).toBe(0);
  });
});

test('A conversation removed on another device leaves the list with its messages', async () => {
  client.setQueryData(CHATS, { chats: [item(11), item(12)] });
  keep(byId, [message(1)]);
  tell(client, { type: 'chat_removed', conversation_id: 12 });
  await vi.dynamicImportSettled();
  expect(chats().map(({ conversation: { id } }) => id)).toEqual([11]);
  expect(ids(byId)).toEqual([]);
});

describe('A conversation that is removed', () => {
  const FOUND = [...FOUND_CHATS, 'body', false, 1];
  const idsIn = (key: QueryKey) =>
    client.getQueryData<ChatsReply>(key)?.chats.map(({ conversation: { id } }) => id) ?? null;

  test('leaves what a search has found at once, and a search that was asked before starts again', async () => {
    client.setQueryData(FOUND, { chats: [item(11), item(12)], next: null });
    forgetChat(client, 12);
    expect(idsIn(FOUND)).toEqual([11]);
    let asked = 0;
    const answers = [Promise.withResolvers<ChatsReply>(), Promise.withResolvers<ChatsReply>()];
    const observer = new QueryObserver(client, {
      queryKey: FOUND,
      staleTime: 0,
      queryFn: () => (answers[asked++] ?? answers[0])?.promise ?? Promise.reject(),
    });
    const leave = observer.subscribe(() => undefined);
    forgetChat(client, 12);
    answers[0]?.resolve({ chats: [item(11), item(12)] });
    answers[1]?.resolve({ chats: [item(11)] });
    await vi.waitFor(() => expect([asked, client.getQueryState(FOUND)?.fetchStatus]).toEqual([2, 'idle']));
    expect(idsIn(FOUND)).toEqual([11]);
    leave();
  });

  test('is back in its place among the older ones where the server refused, and the rest is loaded again', () => {
    const old = (id: number, day: number): ChatListItem => {
      const chat = item(id, 1);
      chat.conversation.last_message.created_at = `2026-10-${day}T10:00:00.000Z`;
      return chat;
    };
    client.setQueryData(CHATS, { chats: [item(40)] });
    client.setQueryData(OLDER_CHATS, { chats: [old(11, 20), old(12, 19), old(13, 18)], next: '/more' });
    const bringBack = forgetChat(client, 12);
    expect(idsIn(OLDER_CHATS)).toEqual([11, 13]);
    bringBack();
    expect([idsIn(OLDER_CHATS), invalid(CHATS)]).toEqual([[11, 12, 13], true]);
    bringBack();
    expect(idsIn(OLDER_CHATS)).toEqual([11, 12, 13]);
  });
});

test('An event of another feature changes nothing', () => {
  client.setQueryData(CHATS, { chats: [item(12)] });
  tell(client, { type: 'like' });
  expect(invalid(CHATS)).toBe(false);
});

describe('A sent message', () => {
  const sent = {
    message: message(9, { mine: true }),
    conversation_id: 12,
    cost: 0,
    credits: 15,
    start_conversation: true,
  };

  test('begins the conversation everywhere and takes one of the free ones', () => {
    keep(byMember, null);
    client.setQueryData(USER, { user: { credits: 20, welcome_credits: 8, free_conversations_left: 2 } });
    applySentMessage(client, 7, sent, 5);
    expect(ids(byMember)).toEqual([9]);
    expect(ids(byId)).toEqual([9]);
    expect(conversation(byId)?.next_message_credits).toBe(5);
    expect(client.getQueryData(USER)).toEqual({
      user: { credits: 15, welcome_credits: 3, free_conversations_left: 1 },
    });
  });

  test('stands there once, whether the answer or the live event comes first', () => {
    keep(byId, [message(1)]);
    tell(client, { type: 'message', message: sent.message });
    applySentMessage(client, 7, sent, 5);
    expect(ids(byId)).toEqual([1, 9]);
  });

  test('stays read when the answer comes after the other side has read it', () => {
    keep(byId, []);
    tell(client, { type: 'message', message: sent.message });
    tell(client, { type: 'read', conversation_id: 12, message_id: 9 });
    applySentMessage(client, 7, sent, 5);
    expect(conversation(byId)?.conversation?.messages[0]?.read).toBe(true);
  });
});

test('A message that was taken back leaves its conversation, and what it changed elsewhere is asked for again', async () => {
  for (const which of [byId, byMember]) keep(which, [message(1), message(2)]);
  client.setQueryData(CHATS, { chats: [item(12, 1)] });
  client.setQueryData(USER, { user: null });
  tell(client, { type: 'unsent', conversation_id: 12, message_id: 2 });
  await vi.dynamicImportSettled();
  expect([ids(byId), ids(byMember)]).toEqual([[1], [1]]);
  for (const key of [CHATS, USER, keyOf(openConversation, byId), keyOf(openConversation, byMember)])
    expect(invalid(key)).toBe(true);
});

describe('Who is writing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is shown for some seconds, longer while more is heard, and until the message is there', () => {
    tell(client, { type: 'typing', conversation_id: 12 });
    vi.advanceTimersByTime(5_000);
    expect([isTyping(12), isTyping(13), isTyping(null)]).toEqual([true, false, false]);
    tell(client, { type: 'typing', conversation_id: 12 });
    vi.advanceTimersByTime(5_000);
    expect(isTyping(12)).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(isTyping(12)).toBe(false);

    tell(client, { type: 'typing', conversation_id: 12 });
    tell(client, { type: 'message', message: message(2, { mine: true }) });
    expect(isTyping(12)).toBe(true);
    tell(client, { type: 'message', message: message(3) });
    expect(isTyping(12)).toBe(false);
  });

  test('is told again every four seconds, and a call that fails hurts nobody', () => {
    const call = vi.fn(() => Promise.reject(new Error('offline')));
    const transport = { call } as unknown as Transport;
    for (let second = 0; second < 9; second += 1) {
      sendTyping(transport, 12);
      vi.advanceTimersByTime(1_000);
    }
    expect(call).toHaveBeenCalledTimes(3);
    sendTyping(transport, 13);
    expect(call).toHaveBeenCalledTimes(4);
  });
});
