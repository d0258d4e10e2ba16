import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { ChatFrame } from '#product/chat/ui/chat-frame.tsx';
import { conversationQuery } from '#product/chat/ui/chat-queries.ts';
import { keepComposerFocus } from '#product/chat/ui/composer.tsx';
import { Thread } from '#product/chat/ui/thread.tsx';

export function NewConversationPage() {
  const profileId = Number(useParams({ from: '/members/$id/chat' }).id);
  const { conversation } = useSuspenseQuery(conversationQuery(useTransport(), { profile_id: profileId })).data;
  const navigate = useNavigate();
  const begun = conversation?.id;
  useEffect(() => {
    if (begun === undefined) return;
    keepComposerFocus();
    navigate({ to: '/chats/$id', params: { id: String(begun) }, replace: true });
  }, [begun, navigate]);
  return (
    <ChatFrame openConversation={null} openProfile={profileId}>
      <Thread which={{ profile_id: profileId }} />
    </ChatFrame>
  );
}
