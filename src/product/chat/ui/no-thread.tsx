import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Scene } from '#design/art/scene.tsx';
import { LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import type { ChatListItem } from '../contract.ts';
import { chatsQuery, conversationQuery } from './chat-queries.ts';
import { forgetLastChat, lastChatIn } from './last-conversation.ts';
import { isOver } from './price-line.tsx';

const closedDoor = () => import('#design/art/closed-door.tsx').then((module) => module.ClosedDoor);
const writingDesk = () => import('#design/art/writing-desk.tsx').then((module) => module.WritingDesk);

/** Stands where a thread would: nobody has written yet, or no conversation is chosen. */
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
