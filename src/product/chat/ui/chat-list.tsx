import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '#design/icon-button.tsx';
import { IconClose, IconSearch } from '#design/icons.tsx';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { CHATS_PAGE, type ChatListItem, listChats } from '../conversations/contract.ts';
import { OLDER_CHATS } from './cache.ts';
import { type ChatFilter, chatsQuery, readChatFilter } from './chat-queries.ts';
import { ChatRows, type OpenChat } from './chat-rows.tsx';
import { type ChatPage, fetchChats, MoreRows, together, useRowsInSight } from './long-list.tsx';

const loadSearch = () => import('../search/ui/search-chats.tsx').then((module) => module.SearchChats);

export function ChatList(open: OpenChat) {
  const t = useTranslations('chat.thread');
  const { chats } = useSuspenseQuery(chatsQuery(useTransport())).data;
  const [filter, change] = useChatFilter();
  // A search without letters stands in no address.
  const [opened, setOpened] = useState(false);
  const searching = opened || filter.search !== undefined || filter.unread === true;
  const look = useCallback(
    (wanted: ChatFilter) => {
      setOpened(true);
      change(wanted);
    },
    [change],
  );
  const close = () => {
    setOpened(false);
    change({});
  };
  const Search = useLazy(loadSearch, searching);
  const Heading = open.openProfile === null && open.openConversation === null ? 'h1' : 'h2';
  return (
    <>
      <div className="flex items-center justify-between gap-3 px-5 pt-5 pb-2">
        <Heading className="headline text-t28">{t('title')}</Heading>
        <IconButton
          label={searching ? t('list.searchClose') : t('list.search')}
          aria-expanded={searching}
          onClick={searching ? close : () => setOpened(true)}
        >
          {searching ? <IconClose /> : <IconSearch />}
        </IconButton>
      </div>
      {chats.length === 0 && <p className="px-5 py-3 text-ink-2">{t('empty.text')}</p>}
      {searching && Search ? (
        <Search filter={filter} onChange={look} onClose={close} chats={chats} {...open} />
      ) : chats.length >= CHATS_PAGE ? (
        <OlderChats newest={chats} {...open} />
      ) : (
        <ChatRows chats={chats.slice(0, CHATS_PAGE)} {...open} />
      )}
    </>
  );
}

function useChatFilter(): [ChatFilter, (filter: ChatFilter) => void] {
  const filter = readChatFilter(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = useCallback(
    ({ search, unread }: ChatFilter) =>
      navigate({
        to: '.',
        search: (before: object) => ({ ...before, search, unread: unread || undefined }),
        replace: true,
      }),
    [navigate],
  );
  return [filter, change];
}

const NONE: ChatPage = { chats: [], next: listChats.path };

/** What falls out of the newest ones goes on standing behind them. */
function OlderChats({ newest, ...open }: OpenChat & { newest: readonly ChatListItem[] }) {
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

function isBehind({ conversation }: ChatListItem, newest: readonly ChatListItem[]): boolean {
  const last = newest.at(-1)?.conversation;
  return (
    last !== undefined &&
    conversation.last_message.created_at <= last.last_message.created_at &&
    !newest.some((other) => other.conversation.id === conversation.id)
  );
}
