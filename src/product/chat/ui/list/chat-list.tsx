import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#design/icon-button.tsx';
import { IconClose, IconSearch } from '#design/icons.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import type { ChatListItem } from '../../contract.ts';
import { chatsQuery } from '../chat-cache.ts';
import { ChatRow } from './chat-row.tsx';

interface ChatListProps {
  /** The member whose conversation is open; null for none. */
  openProfile: number | null;
  openConversation: number | null;
}

/** The member's conversations, newest first, to be searched by name. */
export function ChatList({ openProfile, openConversation }: ChatListProps) {
  const t = useTranslations('chat');
  const locale = useLocale();
  const { chats } = useSuspenseQuery(chatsQuery(useTransport())).data;
  const [wanted, setWanted] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const searching = wanted !== null;
  useEffect(() => {
    if (searching) field.current?.focus();
  }, [searching]);
  const shown = chatsByName(chats, wanted ?? '', locale);
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
      {searching && (
        <TextField
          ref={field}
          type="search"
          label={t('list.search')}
          labelHidden
          placeholder={t('list.searchHint')}
          icon={<IconSearch />}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setWanted(null);
          }}
          fieldClassName="px-4 pb-2"
        />
      )}
      <p role="status" className={searching && shown.length === 0 ? 'px-5 py-6 text-ink-2' : 'sr-only'}>
        {searching && wanted && t('list.found', { count: shown.length, name: wanted })}
      </p>
      {chats.length === 0 && <p className="px-5 py-3 text-ink-2">{t('empty.text')}</p>}
      <ul className="min-h-0 flex-1 overflow-y-auto px-2.5 pb-4">
        {shown.map((chat) => (
          <ChatRow
            key={chat.conversation.id}
            chat={chat}
            selected={chat.conversation.id === openConversation || chat.profile.id === openProfile}
          />
        ))}
      </ul>
    </>
  );
}

/** The conversations with members whose name has the wanted letters, whatever their case or accents. */
export function chatsByName(chats: readonly ChatListItem[], wanted: string, locale: string): readonly ChatListItem[] {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale);
  const letters = plain(wanted.trim());
  return letters ? chats.filter(({ profile }) => plain(profile.name).includes(letters)) : chats;
}
