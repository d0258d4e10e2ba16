import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '#design/cx.ts';
import { SkipLink } from '#design/skip-link.tsx';
import { useLazyPart } from '#design/use-lazy-part.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { chatsQuery } from './chat-queries.ts';
import { ChatList } from './list/chat-list.tsx';

interface ChatFrameProps {
  /** Which thread is shown; both null for the list alone. */
  openConversation: number | null;
  openProfile: number | null;
  children: ReactNode;
}

/** Milliseconds until everything that the page wants has come; who writes before is not kept waiting. */
const UNHURRIED = 12_000;
const loadLater = () => import('./later-part.tsx').then((module) => module.LaterPart);

/** Whether something that was written here may wait to be sent, or somebody comes back to where they stood. */
function hasKept(): boolean {
  try {
    return /chat-(outbox|place)/.test(Object.keys(localStorage).join());
  } catch {
    return false;
  }
}

/** The id of what a thread ends with: where its next message is written, or why it can not be. */
export const COMPOSER = 'composer';

/**
 * List and thread side by side, or one of them on phones; without conversations only what stands in for a thread. It fills
 * what the top bar leaves; only its parts scroll.
 */
export function ChatFrame({ openConversation, openProfile, children }: ChatFrameProps) {
  const t = useTranslations('chat.thread');
  const { chats } = useSuspenseQuery(chatsQuery(useTransport())).data;
  const [late, setLate] = useState(false);
  const Later = useLazyPart(loadLater, late);
  useEffect(() => {
    const timer = setTimeout(setLate, hasKept() ? 0 : UNHURRIED, true);
    return () => clearTimeout(timer);
  }, []);
  const hurry = () => setLate(true);
  const open = openConversation !== null || openProfile !== null;
  return (
    <div className="relative min-h-80 flex-1" onInput={hurry} onScrollCapture={hurry}>
      {Later && <Later chats={chats} />}
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
