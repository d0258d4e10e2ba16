import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ToggleChip } from '#design/chip.tsx';
import { IconSearch } from '#design/icons.tsx';
import { TextField } from '#design/text-field.tsx';
import { pathWith } from '#platform/http/transport.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import type { ChatListItem } from '../../conversations/contract.ts';
import { FOUND_CHATS } from '../../ui/cache.ts';
import type { ChatFilter } from '../../ui/chat-queries.ts';
import { ChatRows, type ListedChat, type OpenChat } from '../../ui/chat-rows.tsx';
import { type ChatPage, fetchChats, MoreRows, together, useRowsInSight } from '../../ui/long-list.tsx';
import { type FoundChat, MAX_CHAT_SEARCH_LENGTH, searchChats, WORDS_IN_NEWEST } from '../contract.ts';

interface SearchPartProps extends OpenChat {
  filter: ChatFilter;
  onChange: (filter: ChatFilter) => void;
  onClose: () => void;
  chats: readonly ChatListItem[];
}

const DEBOUNCE_MS = 250;

export function SearchChats(props: SearchPartProps) {
  return useTexts('chat.list') ? <Search {...props} /> : <ChatRows {...props} />;
}

function Search({ filter, onChange, onClose, chats, ...open }: SearchPartProps) {
  const t = useTranslations('chat.thread');
  const l = useTranslations('chat.list');
  const { search = '', unread = false } = filter;
  const [text, setText] = useState(search);
  const told = useRef(search);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // On the way back to a search nobody wants to type.
  const fresh = useRef(search === '' && !unread);
  useEffect(() => {
    if (fresh.current) field.current?.focus();
  }, []);
  // The way back changes the address as well.
  useEffect(() => {
    if (search !== told.current) setText(search);
    told.current = search;
  }, [search]);
  useEffect(() => {
    if (text === told.current) return;
    const timer = setTimeout(() => {
      told.current = text;
      onChange({ search: text, unread });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, unread, onChange]);

  const wanted = search.trim();
  const { found, more, failed, loadMore } = useFound({ search: wanted, unread }, chats);
  const shown = wanted || unread ? found : chats;
  const sight = useRowsInSight(list, shown?.length ?? 0, !more);
  return (
    <>
      <div className="flex flex-col items-start gap-2 px-4 pb-3">
        <TextField
          ref={field}
          type="search"
          label={t('list.search')}
          labelHidden
          placeholder={l('search.hint')}
          icon={<IconSearch />}
          maxLength={MAX_CHAT_SEARCH_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
          fieldClassName="w-full"
        />
        <ToggleChip pressed={unread} onChange={(pressed) => onChange({ search: text, unread: pressed })}>
          {l('unread.label')}
        </ToggleChip>
      </div>
      <p role="status" className={shown?.length === 0 ? 'px-5 py-6 text-ink-2 [overflow-wrap:anywhere]' : 'sr-only'}>
        {shown?.length === 0
          ? wanted
            ? [
                l('search.none', { text: wanted }),
                chats.length > WORDS_IN_NEWEST && l('search.newest', { count: WORDS_IN_NEWEST }),
              ]
                .filter(Boolean)
                .join(' ')
            : unread && l('unread.none')
          : shown && (wanted || unread) && l(more ? 'search.many' : 'search.some', { count: shown.length })}
      </p>
      <ChatRows
        chats={shown ?? []}
        list={list}
        sight={sight}
        {...open}
        after={
          (wanted || unread) &&
          (more || failed) && <MoreRows count={shown?.length ?? 0} failed={failed} onMore={loadMore} />
        }
      />
    </>
  );
}

const shownAs = (chat: FoundChat): ListedChat =>
  chat.found
    ? {
        ...chat,
        conversation: {
          ...chat.conversation,
          last_message: chat.found,
        },
      }
    : chat;

function useFound({ search, unread }: { search: string; unread: boolean }, chats: readonly ChatListItem[]) {
  const [pages, setPages] = useState(1);
  const filtered = `${unread} ${search}`;
  const [asked, setAsked] = useState(filtered);
  if (asked !== filtered) {
    setAsked(filtered);
    setPages(1);
  }
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [...FOUND_CHATS, search, unread, pages],
    enabled: unread || search !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ChatPage> => {
      let read: ChatPage = {
        chats: [],
        next: pathWith(searchChats.path, { search: search || null, unread: unread ? 1 : null }),
      };
      for (let left = pages; left > 0 && read.next !== null; left -= 1) {
        const page = await fetchChats(read.next, signal);
        read = { chats: together(read.chats, page.chats), next: page.next };
      }
      return read;
    },
  });
  const known = useRef(chats);
  useEffect(() => {
    if (known.current !== chats) refetch();
    known.current = chats;
  }, [chats, refetch]);
  return {
    found: data?.chats.map(shownAs),
    more: (data?.next ?? null) !== null,
    failed: isError,
    loadMore: () => {
      if (isError) refetch();
      else if (!isFetching) setPages(pages + 1);
    },
  };
}
