import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import type { WhichConversation } from '../contract.ts';
import { useChatName } from './chat-avatar.tsx';
import { conversationQuery } from './chat-queries.ts';
import { Composer } from './composer.tsx';
import { forgetLastChat, noteLastChat } from './last-conversation.ts';
import { MessageList } from './message-list.tsx';
import { isOver } from './price-line.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { ThreadHeader } from './thread-header.tsx';

/** One conversation: who it is with, what was written, and the next message. */
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
      {reply.can_write !== 'blocked' && <ProfilePanel profile={reply.profile} />}
    </>
  );
}
