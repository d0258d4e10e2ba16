import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { ChatFrame } from '#product/chat/ui/chat-frame.tsx';
import { chatsQuery, conversationQuery, loadConversationWith } from '#product/chat/ui/chat-queries.ts';
import { keepComposerFocus } from '#product/chat/ui/thread/composer.tsx';
import { Thread } from '#product/chat/ui/thread/thread.tsx';
import { memberOnly } from './-shell/member-only.ts';
import { orNotFound } from './-shell/or-not-found.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/members/$id/chat')({
  beforeLoad: ({ context, location }) =>
    Promise.all([memberOnly(context, location.href), context.texts('chat', 'profile')]),
  loader: async ({ context: { queryClient, transport }, params }) => {
    const [reply] = await Promise.all([
      orNotFound(loadConversationWith(queryClient, transport, Number(params.id))),
      queryClient.ensureQueryData(chatsQuery(transport)),
    ]);
    if (reply.conversation)
      throw redirect({ to: '/chats/$id', params: { id: String(reply.conversation.id) }, replace: true });
    return { name: reply.profile.name };
  },
  head: ({ loaderData, match }) => {
    const { t } = match.context;
    return pageHead(match, loaderData ? t('chat.composer.label', loaderData) : t('chat.title'));
  },
  component: NewConversationPage,
});

function NewConversationPage() {
  const profileId = Number(Route.useParams().id);
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
