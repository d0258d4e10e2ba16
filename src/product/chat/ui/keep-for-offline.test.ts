import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyOf } from '#platform/http/api-query.ts';
import { listChats, openConversation } from '../conversations/contract.ts';
import { type KeptChats, keepForOffline } from './keep-for-offline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const profile = { id: 7, name: 'Joost' };
const message = { id: 1, key: 'k', conversation_id: 3, mine: false, body: 'Hello', created_at: '2026-11-01T00:00:00Z' };
const conversation = (messages: object[]) => ({ conversation: { id: 3, messages }, profile });

test('what is loaded of chats is told at once, and what changes a while after the last change', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(keyOf(openConversation, { id: 3 }), conversation([message]));
  queryClient.setQueryData(['settings'], { name: 'Kindling' });
  const told: KeptChats[] = [];
  const end = keepForOffline(queryClient, (kept) => told.push(kept));
  expect(told).toMatchObject([{ conversation: { id: 3, profile: 7, name: 'Joost', messages: [{ body: 'Hello' }] } }]);
  const last_message = { body: 'Hi', mine: true, created_at: '2026-11-02T00:00:00Z' };
  queryClient.setQueryData(keyOf(listChats), { chats: [{ conversation: { id: 3, last_message }, profile }] });
  queryClient.setQueryData(keyOf(listChats), (before: object) => ({ ...before }));
  await vi.advanceTimersByTimeAsync(900);
  expect(told).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(told.slice(1)).toMatchObject([{ type: 'chats', chats: [{ id: 3, last: { body: 'Hi', mine: true } }] }]);
  end();
  queryClient.setQueryData(keyOf(openConversation, { id: 3 }), conversation([]));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toHaveLength(2);
});

test('a message that its reader’s hidden words fold up is kept without its words', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(keyOf(openConversation, { id: 3 }), conversation([{ ...message, hidden: true }]));
  const told: KeptChats[] = [];
  keepForOffline(queryClient, (kept) => told.push(kept));
  expect(JSON.stringify(told)).not.toContain('Hello');
});
