import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { Scene } from '#design/art/scene.tsx';
import { LinkButton } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { EmptyState } from '#design/empty-state.tsx';
import { SkipLink } from '#design/skip-link.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import type { ChatListItem } from '../conversations/contract.ts';
import { ChatList } from './chat-list.tsx';
import { chatsQuery, conversationQuery } from './chat-queries.ts';
import { COMPOSER, forgetLastChat, keepPlace, lastChatIn } from './last-place.ts';
import { noteListed } from './live.ts';
import { isOver } from './price-line.tsx';

interface ChatFrameProps {
  openConversation: number | null;
  openProfile: number | null;
  children: ReactNode;
}

export function ChatFrame({ openConversation, openProfile, children }: ChatFrameProps) {
  const t = useTranslations('chat.thread');
  const transport = useTransport();
  const { chats } = useSuspenseQuery(chatsQuery(transport)).data;
  const member = useUser()?.id;
  useEffect(() => (member === undefined ? undefined : keepPlace(member)), [member]);
  useEffect(() => {
    const unread = chats.filter(({ num_unread_messages: count }) => count > 0);
    noteListed(transport, unread);
  }, [chats, transport]);
  const open = openConversation !== null || openProfile !== null;
  return (
    <div className="relative min-h-80 flex-1">
      {open && <SkipLink to={COMPOSER}>{t('composer.skip')}</SkipLink>}
      <div className="absolute inset-0 flex">
        {(open || chats.length > 0) && (
          <aside
            aria-label={t('title')}
            className={cx(
              'flex min-h-0 w-full shrink-0 flex-col border-line bg-paper m:w-87 m:border-e',
              open && 'max-m:hidden',
            )}
          >
            <ChatList openConversation={openConversation} openProfile={openProfile} />
          </aside>
        )}
        {children}
      </div>
    </div>
  );
}

const closedDoor = () => import('#design/art/closed-door.tsx').then((module) => module.ClosedDoor);
const writingDesk = () => import('#design/art/writing-desk.tsx').then((module) => module.WritingDesk);

export function NoThread() {
  const { chats } = useSuspenseQuery(chatsQuery(useTransport())).data;
  useLastChatAgain(chats);
  return chats.length === 0 ? <NoChats /> : <NoneChosen />;
}

function NoChats() {
  const t = useTranslations('chat.thread');
  return (
    <div className="m-auto w-full max-w-lg p-gutter">
      <EmptyState
        headingLevel={1}
        framed={false}
        art={<Scene load={closedDoor} />}
        headline={t('empty.headline')}
        action={<LinkButton render={<Link to="/members" />}>{t('empty.action')}</LinkButton>}
      >
        {t('empty.text')}
      </EmptyState>
    </div>
  );
}

function NoneChosen() {
  const t = useTranslations('chat.thread');
  return (
    <div className="grid flex-1 place-items-center bg-surface p-8 max-m:hidden">
      <EmptyState framed={false} art={<Scene load={writingDesk} />} headline={t('choose.headline')}>
        {t('choose.text')}
      </EmptyState>
    </div>
  );
}

/** Beside the list the conversation of the same day opens again; on phones the list is what was asked for. */
function useLastChatAgain(chats: readonly ChatListItem[]): void {
  const queryClient = useQueryClient();
  const transport = useTransport();
  const navigate = useNavigate();
  const member = useUser()?.id;
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || member === undefined || !matchMedia('(min-width: 768px)').matches) return;
    asked.current = true;
    const id = lastChatIn(chats, member);
    if (id === null) return;
    queryClient.fetchQuery(conversationQuery(transport, { id })).then(
      ({ can_write }) => {
        if (isOver(can_write)) forgetLastChat();
        else if (location.pathname === '/chats')
          navigate({ to: '/chats/$id', params: { id: String(id) }, replace: true });
      },
      () => undefined,
    );
  }, [chats, member, queryClient, transport, navigate]);
}
