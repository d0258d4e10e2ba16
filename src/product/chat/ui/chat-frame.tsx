import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { cx } from '#design/cx.ts';
import { SkipLink } from '#design/skip-link.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import { ChatList } from './chat-list.tsx';
import { chatsQuery } from './chat-queries.ts';
import { noteListed } from './live.ts';
import { COMPOSER, keepPlace } from './scroll-position.ts';

interface ChatFrameProps {
  /** Which thread is shown; both null for the list alone. */
  openConversation: number | null;
  openProfile: number | null;
  children: ReactNode;
}

/**
 * List and thread side by side, or one of them on phones; without conversations only what stands in for a thread. It fills
 * what the top bar leaves; only its parts scroll.
 */
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
