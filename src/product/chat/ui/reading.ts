import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import type { MessageView } from '../contract.ts';
import type { ConversationReply } from '../conversations/contract.ts';
import { markConversationRead } from '../delivery/contract.ts';
import { forgetUnread } from './cache.ts';

export interface UnreadMark {
  id: number;
  count: number;
}

let open: { id: number; sees: () => boolean } | null = null;

/** @param sees whether its newest messages are seen. */
export function enterConversation(id: number, sees: () => boolean = () => true): () => void {
  const entered = { id, sees };
  open = entered;
  return () => {
    if (open === entered) open = null;
  };
}

export const isOpen = (id: number): boolean => open?.id === id;
export const isBeingRead = (id: number) => isOpen(id) && document.visibilityState === 'visible' && !!open?.sees();

interface Looking {
  /** Something of the conversation is on its way: what is here may be old. */
  loading: boolean;
  atEnd: boolean;
  isAtEnd: () => boolean;
}

/** All that are there on opening (SPEC 4), later ones once on the screen. @returns where the new messages began. */
export function useReading(reply: ConversationReply, { loading, atEnd, isAtEnd }: Looking): UnreadMark | null {
  const queryClient = useQueryClient();
  const transport = useTransport();
  const visible = useTabVisible();
  const away = useRef(loading);
  const opened = useRef<number | null>(null);
  const id = reply.conversation?.id ?? null;
  const newest = reply.conversation?.messages.at(-1)?.id ?? 0;
  const unread = reply.num_unread_messages;
  const messages = reply.conversation?.messages;
  const [mark, setMark] = useState(() => unreadMark(messages ?? [], unread));

  useEffect(() => (id === null ? undefined : enterConversation(id, isAtEnd)), [id, isAtEnd]);

  useEffect(() => {
    if (!visible) away.current = true;
    const opening = visible && !loading && opened.current !== id;
    // `atEnd` says when to look again; this moment's place decides.
    const looking = visible && ((atEnd && isAtEnd()) || opening);
    if (id === null || unread === 0 || newest === 0) {
      if (visible && !loading) {
        away.current = false;
        opened.current = id;
      }
      return;
    }
    const next = unreadMark(messages ?? [], unread);
    if ((away.current || !looking) && next && !isSame(next, mark)) {
      setMark(next);
      // It is drawn first, and may lead away from the end.
      return;
    }
    if (!looking) return;
    away.current = false;
    opened.current = id;
    forgetUnread(queryClient, id);
    // What fails now is still unread at the next refresh, which tries it again.
    transport.call(markConversationRead, { conversation_id: id, message_id: newest }).then(
      () => forgetUnread(queryClient, id),
      () => undefined,
    );
  }, [visible, loading, atEnd, isAtEnd, mark, id, unread, newest, messages, queryClient, transport]);

  return mark;
}

const isSame = (one: UnreadMark, other: UnreadMark | null) => one.id === other?.id && one.count === other.count;

/** Where the new messages of the other side begin, of which there are `count`; null when there are none. */
export function unreadMark(messages: readonly MessageView[], count: number): UnreadMark | null {
  const fresh = count > 0 ? messages.filter(({ mine }) => !mine).slice(-count) : [];
  return fresh[0] ? { id: fresh[0].id, count: fresh.length } : null;
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const useTabVisible = (): boolean =>
  useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
