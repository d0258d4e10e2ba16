import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { nextIndex } from '#design/roving.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { ChatListItem } from '../../contract.ts';
import { ChatRow } from './chat-row.tsx';

export interface OpenChat {
  /** The member whose conversation is open; null for none. */
  openProfile: number | null;
  openConversation: number | null;
}

interface ChatRowsProps extends OpenChat {
  chats: readonly ChatListItem[];
  list?: Ref<HTMLUListElement>;
  /** Stands under the last row. */
  after?: ReactNode;
}

/**
 * Conversations to choose from. One stop of the Tab key: arrows, Home and End go from one to another, an arrow aside to its
 * options.
 */
export function ChatRows({ chats, openProfile, openConversation, list, after }: ChatRowsProps) {
  const t = useTranslations('chat');
  const [reached, setReached] = useState<number | null>(null);
  const stop =
    chats.find(({ conversation: { id } }) => id === reached) ??
    chats.find(({ conversation: { id } }) => id === openConversation) ??
    chats[0];
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-2.5 pb-4">
      <ul
        ref={list}
        aria-label={t('title')}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setReached(null);
        }}
      >
        {chats.map((chat) => (
          <ChatRow
            key={chat.conversation.id}
            chat={chat}
            selected={chat.conversation.id === openConversation || chat.profile.id === openProfile}
            stop={chat === stop}
            onFocus={setReached}
          />
        ))}
      </ul>
      {after}
    </div>
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
