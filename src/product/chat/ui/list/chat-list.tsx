import { useSuspenseQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '#design/icon-button.tsx';
import { IconClose, IconSearch } from '#design/icons.tsx';
import { nextIndex } from '#design/roving.ts';
import { useLazyPart } from '#design/use-lazy-part.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import type { ChatListItem } from '../../contract.ts';
import { chatsQuery } from '../chat-queries.ts';
import { ChatRow } from './chat-row.tsx';

const loadSearch = () => import('./search-part.tsx').then((module) => module.SearchPart);

interface ChatListProps {
  /** The member whose conversation is open; null for none. */
  openProfile: number | null;
  openConversation: number | null;
}

/**
 * The member's conversations, newest first, to be searched by name. One stop of the Tab key: arrows, Home and End go from
 * one to another, an arrow aside to its options.
 */
export function ChatList({ openProfile, openConversation }: ChatListProps) {
  const t = useTranslations('chat');
  const locale = useLocale();
  const { chats } = useSuspenseQuery(chatsQuery(useTransport())).data;
  const [wanted, setWanted] = useState<string | null>(null);
  const searching = wanted !== null;
  const SearchField = useLazyPart(loadSearch, searching);
  const shown = chatsByName(chats, wanted ?? '', locale);
  const [reached, setReached] = useState<number | null>(null);
  const stop =
    shown.find(({ conversation: { id } }) => id === reached) ??
    shown.find(({ conversation: { id } }) => id === openConversation) ??
    shown[0];
  const Heading = openProfile === null && openConversation === null ? 'h1' : 'h2';
  return (
    <>
      <div className="flex items-center justify-between gap-3 px-5 pt-5 pb-2">
        <Heading className="headline text-t28">{t('title')}</Heading>
        <IconButton
          label={searching ? t('list.searchClose') : t('list.search')}
          aria-expanded={searching}
          onClick={() => setWanted(searching ? null : '')}
        >
          {searching ? <IconClose /> : <IconSearch />}
        </IconButton>
      </div>
      {searching && SearchField && <SearchField wanted={wanted} onChange={setWanted} />}
      <p role="status" className={searching && shown.length === 0 ? 'px-5 py-6 text-ink-2' : 'sr-only'}>
        {searching && wanted && t('list.found', { count: shown.length, name: wanted })}
      </p>
      {chats.length === 0 && <p className="px-5 py-3 text-ink-2">{t('empty.text')}</p>}
      <ul
        aria-label={t('title')}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setReached(null);
        }}
        className="min-h-0 flex-1 overflow-y-auto px-2.5 pb-4"
      >
        {shown.map((chat) => (
          <ChatRow
            key={chat.conversation.id}
            chat={chat}
            selected={chat.conversation.id === openConversation || chat.profile.id === openProfile}
            stop={chat === stop}
            onFocus={setReached}
          />
        ))}
      </ul>
    </>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
  const { key, target, currentTarget } = event;
  // Keys pressed in a menu or dialog of a row bubble up to here as well.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  const rows = [...currentTarget.children];
  const at = rows.findIndex((row) => row.contains(target));
  const next = target instanceof HTMLAnchorElement ? nextIndex(key, at, rows.length, 'down') : null;
  const goal =
    next === null
      ? key === 'ArrowLeft' || key === 'ArrowRight'
        ? rows[at]?.querySelector<HTMLElement>(target instanceof HTMLAnchorElement ? 'button' : 'a')
        : null
      : rows[next]?.querySelector('a');
  if (!goal) return;
  event.preventDefault();
  goal.focus();
}

/** The conversations with members whose name has the wanted letters, whatever their case or accents. */
export function chatsByName(chats: readonly ChatListItem[], wanted: string, locale: string): readonly ChatListItem[] {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale);
  const letters = plain(wanted.trim());
  return letters ? chats.filter(({ profile }) => plain(profile.name).includes(letters)) : chats;
}
