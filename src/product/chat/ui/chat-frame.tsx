import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LonelyHouse } from '#design/art/lonely-house.tsx';
import { LinkButton } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { EmptyState } from '#design/empty-state.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { chatsQuery } from './chat-cache.ts';
import { ChatList } from './list/chat-list.tsx';

interface ChatFrameProps {
  /** Which thread is shown; both null for the list alone. */
  openConversation: number | null;
  openProfile: number | null;
  children?: ReactNode;
}

/** List and thread side by side, or one of them on phones. It fills what the top bar leaves; only its parts scroll. */
export function ChatFrame({ openConversation, openProfile, children }: ChatFrameProps) {
  const t = useTranslations('chat');
  const { chats } = useSuspenseQuery(chatsQuery(useTransport())).data;
  const open = openConversation !== null || openProfile !== null;
  return (
    <div className="relative min-h-80 flex-1">
      <div className="absolute inset-0 flex">
        {!open && chats.length === 0 ? (
          <NoChats />
        ) : (
          <>
            <aside
              aria-label={t('title')}
              className={cx(
                'flex min-h-0 w-full shrink-0 flex-col border-line bg-paper m:w-87 m:border-e',
                open && 'max-m:hidden',
              )}
            >
              <ChatList openConversation={openConversation} openProfile={openProfile} />
            </aside>
            {open ? children : <NoneChosen />}
          </>
        )}
      </div>
    </div>
  );
}

function NoChats() {
  const t = useTranslations('chat');
  return (
    <div className="m-auto w-full max-w-lg p-gutter">
      <EmptyState
        headingLevel={1}
        framed={false}
        art={<LonelyHouse />}
        headline={t('empty.headline')}
        action={<LinkButton render={<Link to="/members" />}>{t('empty.action')}</LinkButton>}
      >
        {t('empty.text')}
      </EmptyState>
    </div>
  );
}

function NoneChosen() {
  const t = useTranslations('chat');
  return (
    <div className="grid flex-1 place-items-center bg-surface p-8 max-m:hidden">
      <EmptyState framed={false} art={<LonelyHouse />} headline={t('choose.headline')}>
        {t('choose.text')}
      </EmptyState>
    </div>
  );
}
