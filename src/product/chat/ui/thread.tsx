import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import type { ChatProfile, WhichConversation } from '../conversations/contract.ts';
import { conversationQuery } from './chat-queries.ts';
import { useChatName } from './chat-rows.tsx';
import { Composer } from './composer.tsx';
import { forgetLastChat, noteLastChat } from './last-place.ts';
import { MessageList } from './message-list.tsx';
import { isOver } from './price-line.tsx';
import { ThreadHeader } from './thread-header.tsx';

const loadPanel = () => import('./profile-panel.tsx').then((module) => module.ProfilePanel);

export function Thread({ which }: { which: WhichConversation }) {
  const t = useTranslations('chat.thread');
  const { data: reply, isFetching } = useSuspenseQuery(conversationQuery(useTransport(), which));
  const name = useChatName()(reply.profile);
  const { id } = reply.profile;
  const member = useUser()?.id;
  const started = reply.conversation !== null;
  const over = isOver(reply.can_write);
  useEffect(() => {
    if (over) forgetLastChat();
    else if (member !== undefined) noteLastChat({ member, profile: id, started });
  }, [member, id, started, over]);
  return (
    <>
      <section
        aria-label={t('thread.with', { name })}
        className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface max-m:fixed max-m:inset-0 max-m:z-40 max-m:overflow-y-auto"
      >
        <ThreadHeader reply={reply} name={name} />
        <MessageList key={`messages-${id}`} reply={reply} name={name} loading={isFetching} />
        <Composer key={`composer-${id}`} reply={reply} name={name} />
      </section>
      {reply.can_write !== 'blocked' && <SidePanel profile={reply.profile} />}
    </>
  );
}

function SidePanel({ profile }: { profile: ChatProfile }) {
  const wide = useWide();
  const Panel = useLazy(loadPanel, wide && !profile.deleted);
  if (profile.deleted) return null;
  return (
    <div className="hidden min-h-0 w-81 shrink-0 overflow-y-auto border-line border-s bg-surface xl:block">
      {Panel && <Panel profile={profile} />}
    </div>
  );
}

/** True from 1200 px on: nothing is loaded for a panel that nobody sees. */
function useWide(): boolean {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const query = matchMedia('(min-width: 1200px)');
    const update = () => setWide(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return wide;
}
