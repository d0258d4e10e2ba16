import { type KeyboardEvent, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { nextIndex } from '#design/roving.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { ChatRow, type ListedChat, type PlacedRow } from './chat-row.tsx';

export interface OpenChat {
  /** The member whose conversation is open; null for none. */
  openProfile: number | null;
  openConversation: number | null;
}

/** Which rows of a long list are drawn: those about to be seen, and the one where the Tab key stops. */
export interface RowsInSight {
  /** @returns places in the list, from 0 on, in their order. @param stop the row where the Tab key stops. */
  places: (stop: number) => readonly number[];
  /** What the row at a place says of it, and what stands for the rows since the one drawn before; the same for the same. */
  row: (place: number, before: number | undefined) => PlacedRow;
  /** Pixels that stand for the rows after the last one drawn. */
  below: (last: number | undefined) => number;
}

interface ChatRowsProps extends OpenChat {
  chats: readonly ListedChat[];
  list?: Ref<HTMLUListElement>;
  /** None: all rows are drawn. */
  sight?: RowsInSight | null;
  /** Stands under the last row. */
  after?: ReactNode;
}

/**
 * Conversations to choose from. One stop of the Tab key: arrows, Home and End go from one to another, an arrow aside to its
 * options.
 */
export function ChatRows({ chats, openProfile, openConversation, list, sight, after }: ChatRowsProps) {
  const t = useTranslations('chat.thread');
  const [reached, setReached] = useState<number | null>(null);
  const placeOf = (wanted: number | null) => chats.findIndex(({ conversation: { id } }) => id === wanted);
  const at = placeOf(reached);
  const stop = at < 0 ? Math.max(0, placeOf(openConversation)) : at;
  // The row that a key led to may have to be drawn before it gets the focus.
  const going = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    going.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus();
    going.current = null;
  });
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const { key, currentTarget } = event;
    const target = event.target as HTMLElement;
    // Keys pressed in a menu or dialog of a row bubble up to here as well.
    if (!currentTarget.contains(target)) return;
    const onLink = target.matches('a');
    const next = onLink ? nextIndex(key, stop, chats.length, 'down') : null;
    if (next !== null) {
      going.current = currentTarget;
      setReached(chats[next]?.conversation.id ?? null);
    } else if (/^Arrow[LR]/.test(key))
      target
        .closest('li')
        ?.querySelector<HTMLElement>(onLink ? 'button' : 'a')
        ?.focus();
    else return;
    event.preventDefault();
  };
  const places = sight?.places(stop) ?? chats.map((_, place) => place);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-2.5 pb-4">
      <ul
        ref={list}
        aria-label={t('title')}
        style={{ paddingBottom: sight?.below(places.at(-1)) }}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setReached(null);
        }}
      >
        {places.map((place, index) => {
          const chat = chats[place];
          return (
            chat && (
              <ChatRow
                key={chat.conversation.id}
                chat={chat}
                selected={chat.conversation.id === openConversation || chat.profile.id === openProfile}
                stop={place === stop}
                placed={sight?.row(place, places[index - 1])}
                onFocus={setReached}
              />
            )
          );
        })}
      </ul>
      {after}
    </div>
  );
}
