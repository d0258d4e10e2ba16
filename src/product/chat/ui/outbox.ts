import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { keyOf } from '#platform/http/api-query.ts';
import { type ApiError, isApiError, type Transport } from '#platform/http/transport.ts';
import { currentUser } from '#product/members/user/contract.ts';
import {
  type ChatError,
  openConversation,
  type SendMessageInput,
  type SendMessageReply,
  sendChatMessage,
} from '../contract.ts';
import { keepSent } from './chat-cache.ts';

/** A message on its way: shown at once, stored under its key at most once. */
export interface OutgoingMessage {
  /** Made by this browser; every repetition carries the same. */
  key: string;
  profileId: number;
  conversationId: number | null;
  body: string;
  /** ISO time, by this browser's clock. */
  created_at: string;
  /** Credits that it is expected to take. */
  cost: number;
  state: 'sending' | 'failed';
  /** Why it was refused, in the reader's language; null when the server was not reached. */
  refusal: string | null;
}

/** What sending needs beside the message. */
export interface SendingTools {
  queryClient: QueryClient;
  transport: Transport;
  /** What a message costs once a conversation has begun. */
  messageCredits: number;
}

const NONE: readonly OutgoingMessage[] = [];
/** Milliseconds before each repetition. */
const PAUSES = [1_000, 2_000, 4_000];

let waiting: readonly OutgoingMessage[] = NONE;
const listeners = new Set<() => void>();
const busy = new Set<number>();

function set(next: readonly OutgoingMessage[]): void {
  waiting = next;
  byMember.clear();
  for (const listener of listeners) listener();
}

const byMember = new Map<number, readonly OutgoingMessage[]>();
/** Messages to a member that are not stored yet, oldest first. */
export function outgoingTo(profileId: number): readonly OutgoingMessage[] {
  const known = byMember.get(profileId);
  if (known) return known;
  const found = waiting.filter((message) => message.profileId === profileId);
  byMember.set(profileId, found.length ? found : NONE);
  return found.length ? found : NONE;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Messages to a member that the server has not confirmed, oldest first. */
export const useOutgoing = (profileId: number): readonly OutgoingMessage[] =>
  useSyncExternalStore(
    subscribe,
    () => outgoingTo(profileId),
    () => NONE,
  );

/** Shows the message as sending and sends it after those before it. */
export function send(
  message: Pick<OutgoingMessage, 'profileId' | 'conversationId' | 'body' | 'cost'>,
  tools: SendingTools,
): void {
  const added = { ...message, key: crypto.randomUUID(), created_at: new Date().toISOString() };
  set([...waiting, { ...added, state: 'sending', refusal: null }]);
  work(message.profileId, tools);
}

/** Sends a failed message again, under its own key: if it had arrived after all, it is neither stored nor paid twice. */
export function sendAgain(key: string, tools: SendingTools): void {
  const message = waiting.find((one) => one.key === key);
  if (!message) return;
  update(key, { state: 'sending', refusal: null });
  work(message.profileId, tools);
}

/** Takes a failed message away. */
export const discard = (key: string): void => set(waiting.filter((message) => message.key !== key));

const update = (key: string, change: Partial<OutgoingMessage>): void =>
  set(waiting.map((message) => (message.key === key ? { ...message, ...change } : message)));

const sendingTo = (profileId: number) => outgoingTo(profileId).filter(({ state }) => state === 'sending');

/** One message after another, so that they arrive in the order they were written. */
async function work(profileId: number, tools: SendingTools): Promise<void> {
  if (busy.has(profileId)) return;
  busy.add(profileId);
  try {
    for (;;) {
      const [next] = sendingTo(profileId);
      if (!next) return;
      await deliver(next, tools);
    }
  } finally {
    busy.delete(profileId);
  }
}

async function deliver(
  message: OutgoingMessage,
  { queryClient, transport, messageCredits }: SendingTools,
): Promise<void> {
  const { key, profileId, body } = message;
  try {
    const to =
      message.conversationId === null ? { profile_id: profileId } : { conversation_id: message.conversationId };
    const sent = await post(transport, { ...to, key, body });
    keepSent(queryClient, profileId, sent, messageCredits);
    discard(key);
  } catch (error) {
    const refused = isApiError(error) && !isPassing(error);
    // It had arrived, and was taken back from where it was shown as sent.
    if (refused && error.code === ('message_unsent' satisfies ChatError)) discard(key);
    else if (refused) update(key, { state: 'failed', refusal: error.message });
    // Without a connection the ones behind it would fail as well: they keep their order and wait with it.
    else for (const { key: behind } of sendingTo(profileId)) update(behind, { state: 'failed' });
    for (const endpoint of [openConversation, currentUser])
      queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  }
}

/** Not a refusal: the connection or the server failed, so the same call may succeed. */
const isPassing = (error: ApiError): boolean => error.status === 0 || error.status >= 500;

async function post(transport: Transport, body: SendMessageInput): Promise<SendMessageReply> {
  for (const pause of PAUSES) {
    try {
      return await transport.call(sendChatMessage, body);
    } catch (error) {
      if (!isApiError(error) || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return transport.call(sendChatMessage, body);
}
