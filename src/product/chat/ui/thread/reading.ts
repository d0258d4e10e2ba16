import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { type ConversationReply, type MessageView, markConversationRead } from '../../contract.ts';
import { forgetUnread } from '../chat-cache.ts';

/** The line above what is new: it stays where it was first drawn. */
export interface UnreadMark {
  /** The oldest new message. */
  id: number;
  count: number;
}

let open: number | null = null;

/** Remembers which conversation is on the screen; returns what forgets it. */
export function enterConversation(id: number): () => void {
  open = id;
  return () => {
    if (open === id) open = null;
  };
}

/** True when somebody is looking at this conversation now: what arrives there is read at once. */
export const isBeingRead = (id: number): boolean => open === id && document.visibilityState === 'visible';

/**
 * Marks what is on the screen as read, here at once and then on the server.
 * @returns where the new messages began when the conversation, or its tab, was opened.
 */
export function useReading(reply: ConversationReply): UnreadMark | null {
  const queryClient = useQueryClient();
  const transport = useTransport();
  const visible = useTabVisible();
  const away = useRef(false);
  const id = reply.conversation?.id ?? null;
  const newest = reply.conversation?.messages.at(-1)?.id ?? 0;
  const unread = reply.num_unread_messages;
  const messages = reply.conversation?.messages;
  const [mark, setMark] = useState(() => unreadMark(messages ?? [], unread));

  useEffect(() => (id === null ? undefined : enterConversation(id)), [id]);

  useEffect(() => {
    if (!visible) {
      away.current = true;
      return;
    }
    if (id === null || unread === 0 || newest === 0) return;
    if (away.current && messages) setMark(unreadMark(messages, unread));
    away.current = false;
    forgetUnread(queryClient, id);
    // What fails now is still unread at the next refresh, which tries it again.
    transport.call(markConversationRead, { conversation_id: id, message_id: newest }).then(
      () => forgetUnread(queryClient, id),
      () => undefined,
    );
  }, [visible, id, unread, newest, messages, queryClient, transport]);

  return mark;
}

/** Where the new messages of the other side begin, of which there are `count`; null when there are none. */
export function unreadMark(messages: readonly MessageView[], count: number): UnreadMark | null {
  const fresh = count > 0 ? messages.filter(({ mine }) => !mine).slice(-count) : [];
  return fresh[0] ? { id: fresh[0].id, count: fresh.length } : null;
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page can be seen: not in a background tab. */
const useTabVisible = (): boolean =>
  useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
