import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { IconButton } from '#design/icon-button.tsx';
import { IconClose, IconSearch } from '#design/icons.tsx';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { CHATS_PAGE } from '../contract.ts';
import { type ChatFilter, useChatFilter } from './chat-filter.ts';
import { chatsQuery } from './chat-queries.ts';
import { ChatRows, type OpenChat } from './chat-rows.tsx';
import { OlderChats } from './older-chats.tsx';

const loadSearch = () => import('./search-chats.tsx').then((module) => module.SearchChats);

/** The member's conversations, newest first: all, or what is searched for. */
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
