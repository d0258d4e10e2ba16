import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { type ConversationReply, markConversationRead } from '../../contract.ts';
import { forgetUnread } from '../chat-cache.ts';
import { enterConversation } from '../open-conversation.ts';
import { type UnreadMark, unreadMark } from './message-groups.ts';
import { useTabVisible } from './use-tab-visible.ts';

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
