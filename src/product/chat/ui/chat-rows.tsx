import { Link } from '@tanstack/react-router';
import {
  type KeyboardEvent,
  type LiHTMLAttributes,
  memo,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Avatar, type AvatarSize } from '#design/avatar.tsx';
import { CountBadge } from '#design/badge.tsx';
import { cx } from '#design/cx.ts';
import { IconDelete, IconMore } from '#design/icons.tsx';
import { Menu } from '#design/menu.tsx';
import { nextIndex } from '#design/roving.ts';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useClockTimes } from '#platform/i18n/clock-times.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { ChatListItem, ChatProfile } from '../conversations/contract.ts';
import type { FoundChat } from '../search/contract.ts';
import { chatFilterOf } from './chat-queries.ts';
import { useDraft } from './outbox.ts';

export interface OpenChat {
  openProfile: number | null;
  openConversation: number | null;
}

export interface RowsInSight {
  /** @returns places in the list, from 0 on, in their order. @param stop the row where the Tab key stops. */
  places: (stop: number) => readonly number[];
  /** What the row at a place says of it, and what stands for the rows since the one drawn before; the same for the same. */
  row: (place: number, before: number | undefined) => PlacedRow;
  below: (last: number | undefined) => number;
}

interface ChatRowsProps extends OpenChat {
  chats: readonly ListedChat[];
  list?: Ref<HTMLUListElement>;
  /** None: all rows are drawn. */
  sight?: RowsInSight | null;
  after?: ReactNode;
}

/** One stop of the Tab key: arrows, Home and End go from one to another, an arrow aside to its options. */
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

export type PlacedRow = Pick<LiHTMLAttributes<HTMLLIElement>, 'aria-posinset' | 'aria-setsize' | 'style'>;

export type ListedChat = ChatListItem & Pick<FoundChat, 'found'>;

interface ChatRowProps {
  chat: ListedChat;
  selected: boolean;
  stop: boolean;
  placed?: PlacedRow | undefined;
  onFocus: (id: number) => void;
}

const loadRemoveChat = () => import('./remove-chat-dialog.tsx').then((module) => module.RemoveChatDialog);

/** Units of a draft that a row has room for. */
const DRAFT_ROOM = 140;

const ChatRow = memo(function ChatRow({ chat, selected, stop, placed, onFocus }: ChatRowProps) {
  const t = useTranslations('chat.thread');
  const times = useClockTimes();
  const name = useChatName()(chat.profile);
  const [asking, setAsking] = useState(false);
  const RemoveChat = useLazy(loadRemoveChat, asking);
  const { id, last_message: last } = chat.conversation;
  const unread = chat.num_unread_messages;
  const carried = {
    gift: () => t('list.gift', { text: last.body, words: last.body ? 'yes' : 'no' }),
    photo: () => t('list.photo', { mine: String(last.mine) }),
  };
  const text = last.carries ? carried[last.carries]() : last.body;
  const draft = useDraft(useUser()?.id ?? 0, selected || chat.found ? null : chat.profile.id)[0].trim();
  const received = last.hidden ? t('list.hidden') : text;
  return (
    <li
      onFocus={() => onFocus(id)}
      {...placed}
      className="group relative [contain-intrinsic-size:auto_78px] [content-visibility:auto]"
    >
      <Link
        to="/chats/$id"
        params={{ id: String(id) }}
        search={(search) => ({ ...chatFilterOf(search), message: chat.found?.id })}
        tabIndex={stop ? 0 : -1}
        className={cx(
          'flex min-h-19.5 items-center gap-3.5 rounded-card px-3 py-2.5 -outline-offset-2 transition-colors duration-fast',
          selected ? 'bg-primary-tint' : 'hover:bg-surface-2',
        )}
      >
        <ChatAvatar profile={chat.profile} size={52} dot />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <span className={cx('truncate font-semibold', chat.profile.deleted && 'text-ink-2')}>{name}</span>
            <span className="shrink-0">
              <FictionalLabel fictional={chat.profile.fictional} />
            </span>
            <time
              dateTime={last.created_at}
              suppressHydrationWarning
              className="ms-auto shrink-0 text-ink-2 text-t13 tabular-nums pointer-fine:group-focus-within:opacity-0 pointer-fine:group-hover:opacity-0"
            >
              {times.short(new Date(last.created_at), new Date())}
            </time>
          </span>
          <span className="mt-0.5 flex items-center gap-2">
            <span
              dir="auto"
              className={cx('min-w-0 flex-1 truncate text-t14', unread > 0 ? 'font-semibold text-ink' : 'text-ink-2')}
            >
              {draft
                ? t('list.draft', { text: draft.slice(0, DRAFT_ROOM) })
                : last.mine
                  ? t(`list.${last.state ?? 'mine'}`, { text })
                  : received}
            </span>
            <CountBadge count={unread} label={t('list.unread', { count: unread })} className="shrink-0" />
          </span>
        </span>
      </Link>
      <span className="absolute end-2 top-1.5 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:hidden">
        <Menu
          label={t('menu.label', { name })}
          tabIndex={-1}
          triggerClassName="grid size-9 place-items-center rounded-full text-ink-2 hover:bg-surface-3 hover:text-ink"
          trigger={<IconMore />}
          items={[{ label: t('menu.remove'), icon: <IconDelete />, tone: 'danger', onSelect: () => setAsking(true) }]}
        />
      </span>
      {RemoveChat && (
        <RemoveChat conversationId={id} name={name} open={selected} asking={asking} onClose={() => setAsking(false)} />
      )}
    </li>
  );
});

export function ChatAvatar({ profile, size, dot }: { profile: ChatProfile; size: AvatarSize; dot: boolean }) {
  const t = useTranslations('members.list');
  const { cdn_prefix: prefix } = useSettings();
  const name = useChatName()(profile);
  const photo = profile.main_image;
  return (
    <Avatar
      name={name}
      src={photo && prefix + photo.thumb_filename}
      thumbhash={photo?.thumbhash}
      size={size}
      online={dot && profile.online && t('online')}
    />
  );
}

export function useChatName(): (profile: Pick<ChatProfile, 'name' | 'deleted'>) => string {
  const t = useTranslations('chat.thread');
  return (profile) => (profile.deleted ? t('deletedMember') : profile.name);
}
