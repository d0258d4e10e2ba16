import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { errorOf } from '#platform/http/transport.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { type ChatListItem, listChats } from '../contract.ts';
import type { FoundChats } from '../search/contract.ts';
import { OLDER_CHATS } from './cache.ts';
import { ChatRows, type OpenChat } from './chat-rows.tsx';
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

interface MoreRowsProps {
  /** Rows that are there: after more of them it is looked again whether their end is near. */
  count: number;
  failed: boolean;
  onMore: () => void;
}

/** Stands under a list that goes on: asks for more before its end is seen, and says when that failed. */
export function MoreRows(props: MoreRowsProps) {
  return useTexts('chat.list') ? <More {...props} /> : null;
}

function More({ count, failed, onMore }: MoreRowsProps) {
  const t = useTranslations('chat.list');
  const more = useRef(onMore);
  more.current = onMore;
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failed || !end.current || count === 0) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      root: end.current.parentElement,
      rootMargin: '1200px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [count, failed]);
  if (!failed)
    return (
      <p ref={end} role="status" className="py-4 text-center text-ink-2 text-t13">
        {t('older.loading')}
      </p>
    );
  return (
    <div role="alert" className="flex flex-col items-center gap-3 p-4 text-center">
      <p>{t('older.failed')}</p>
      <Button variant="outline" onClick={onMore}>
        {t('older.again')}
      </Button>
    </div>
  );
}

/** Conversations, and the address of those after them. */
export interface ChatPage extends FoundChats {
  next: string | null;
}

/** By fetch itself, since the way on stands in a header, of which no other call has to know. */
export async function fetchChats(address: string, signal: AbortSignal): Promise<ChatPage> {
  const response = await fetch(address, { signal, headers: { 'x-request-type': 'client' } });
  if (!response.ok) throw errorOf(response.status, await response.text());
  const { chats } = (await response.json()) as FoundChats;
  return { chats, next: /<([^>]*)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null };
}

/** The first with what follows of the second, each conversation once. */
export function together<Item extends { conversation: { id: number } }>(
  first: readonly Item[],
  then: readonly Item[],
): Item[] {
  const known = new Set(first.map(({ conversation }) => conversation.id));
  return [...first, ...then.filter(({ conversation }) => !known.has(conversation.id))];
}
