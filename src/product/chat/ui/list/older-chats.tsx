import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type ChatListItem, listChats } from '../../contract.ts';
import { OLDER_CHATS } from '../chat-cache.ts';
import { type ChatPage, fetchChats, together } from './chat-pages.ts';
import { ChatRows, type OpenChat } from './chat-rows.tsx';
import { MoreRows } from './more-rows.tsx';
import { useRowsInSight } from './rows-in-sight.ts';

const NONE: ChatPage = { chats: [], next: listChats.path };

/**
 * A list that is longer than one answer: the newest conversations, which are kept fresh, and behind them what was scrolled to.
 * What falls out of the newest ones goes on standing behind them.
 */
export function OlderChats({ newest, ...open }: OpenChat & { newest: readonly ChatListItem[] }) {
  const queryClient = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const { data: older = NONE } = useQuery<ChatPage>({
    queryKey: OLDER_CHATS,
    queryFn: () => NONE,
    enabled: false,
    initialData: NONE,
  });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const before = useRef(newest);
  useEffect(() => {
    const fallen = before.current.filter((chat) => isBehind(chat, newest));
    before.current = newest;
    if (fallen.length)
      queryClient.setQueryData<ChatPage>(OLDER_CHATS, (known = NONE) => ({
        ...known,
        chats: together(fallen, known.chats),
      }));
  }, [newest, queryClient]);

  const chats = useMemo(() => together(newest, older.chats), [newest, older.chats]);
  const sight = useRowsInSight(list, chats.length, older.next === null);
  const loadMore = async () => {
    if (state === 'loading' || older.next === null) return;
    setState('loading');
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    try {
      let page = await fetchChats(older.next, signal);
      // The first answer is known already; it alone says where the second is.
      if (older.next === listChats.path && page.next) page = await fetchChats(page.next, signal);
      queryClient.setQueryData<ChatPage>(OLDER_CHATS, (known = NONE) => ({
        chats: together(known.chats, page.chats),
        next: page.next,
      }));
      setState('idle');
    } catch {
      if (!signal.aborted) setState('failed');
    }
  };
  return (
    <ChatRows
      chats={chats}
      list={list}
      sight={sight}
      {...open}
      after={older.next !== null && <MoreRows count={chats.length} failed={state === 'failed'} onMore={loadMore} />}
    />
  );
}

/** A conversation that is older than all of these, and none of them: not one that was removed. */
function isBehind({ conversation }: ChatListItem, newest: readonly ChatListItem[]): boolean {
  const last = newest.at(-1)?.conversation;
  return (
    last !== undefined &&
    conversation.last_message.created_at <= last.last_message.created_at &&
    !newest.some((other) => other.conversation.id === conversation.id)
  );
}
