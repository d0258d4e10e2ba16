import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '#platform/http/api-query.ts';
import type { MessageView, SendMessageInput } from '../contract.ts';
import { type ChatsReply, type ConversationReply, listChats, openConversation } from '../conversations/contract.ts';
import { inputOf, subscribeOutbox, unsentMessages } from './outbox.ts';

type Said = Pick<MessageView, 'body' | 'mine' | 'hidden'> & { at: string; carries?: 'photo' | 'gift' | undefined };
type Profile = { name: string; profile: number; fictional: boolean };

/** What the service worker keeps, encrypted, and shows without a connection: words, no pictures. */
export type KeptChats =
  | { type: 'chats'; chats: readonly (Profile & { id: number; last: Said })[] }
  | { type: 'conversation'; conversation: Profile & { id: number; messages: readonly Said[] } };

const GATHER_MS = 1_000;
const [CHATS] = keyOf(listChats);
const [CONVERSATION] = keyOf(openConversation);

/** @returns what ends it. */
export function keepForOffline(queryClient: QueryClient, tell: (kept: KeptChats) => void): () => void {
  const cache = queryClient.getQueryCache();
  const changed = new Set(cache.getAll());
  const tellAll = () => {
    for (const { queryKey, state } of changed) {
      const kept = state.data === undefined ? null : keptOf(queryKey, state.data);
      if (kept) tell(kept);
    }
    changed.clear();
  };
  tellAll();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const leave = cache.subscribe(({ type, query }) => {
    if (type !== 'updated' || (query.queryKey[0] !== CHATS && query.queryKey[0] !== CONVERSATION)) return;
    changed.add(query);
    clearTimeout(gathering);
    gathering = setTimeout(tellAll, GATHER_MS);
  });
  return () => {
    clearTimeout(gathering);
    leave();
  };
}

function keptOf([name, input]: readonly unknown[], data: unknown): KeptChats | null {
  if (name === CHATS && input === undefined) return chatsOf(data as ChatsReply);
  return name === CONVERSATION ? conversationOf(data as ConversationReply) : null;
}

const chatsOf = ({ chats }: ChatsReply): KeptChats => ({
  type: 'chats',
  chats: chats.map(({ conversation: { id, last_message: last }, profile }) => ({
    ...{ id, profile: profile.id, name: profile.name, fictional: profile.fictional },
    last: { body: last.body, mine: last.mine, hidden: last.hidden, carries: last.carries, at: last.created_at },
  })),
});

function conversationOf({ conversation, profile }: ConversationReply): KeptChats | null {
  if (!conversation) return null;
  const messages = conversation.messages.map(({ body, mine, hidden, photo, gift, created_at: at }) => ({
    // A message with one of its reader's hidden words is shown on a press only.
    ...{ body: hidden ? '' : body, mine, hidden, at },
    carries: photo ? ('photo' as const) : gift && ('gift' as const),
  }));
  return {
    type: 'conversation',
    conversation: {
      id: conversation.id,
      profile: profile.id,
      name: profile.name,
      fictional: profile.fictional,
      messages,
    },
  };
}

export interface WaitingMessage {
  profile: number;
  /** ISO time. */
  at: string;
  input: SendMessageInput;
}

/** Milliseconds after which what is not sent counts as waiting: mostly it is sent at once. */
const WAITING_AFTER_MS = 2_000;

/** @returns what ends it. */
export function followWaiting(tell: (waiting: readonly WaitingMessage[]) => void): () => void {
  let told = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const waiting = unsentMessages().map((message) => ({
      profile: message.profileId,
      at: message.created_at,
      input: inputOf(message),
    }));
    if (told || waiting.length) tell(waiting);
    told = waiting.length;
  };
  const leave = subscribeOutbox(() => {
    clearTimeout(timer);
    timer = setTimeout(look, WAITING_AFTER_MS);
  });
  return () => {
    clearTimeout(timer);
    leave();
  };
}
