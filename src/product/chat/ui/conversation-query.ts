import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Transport } from '#platform/http/transport.ts';
import { type ConversationReply, openConversation } from '../contract.ts';

/** Which conversation: an existing one, or the one with a member, which may not have begun. */
export type WhichConversation = { conversationId: number } | { profileId: number };

const conversationKey = (which: WhichConversation): readonly [string, string] => [
  'conversation',
  'conversationId' in which ? `c${which.conversationId}` : `p${which.profileId}`,
];

/** A conversation with its newest messages, oldest first, and what the next one costs. */
export const conversationQuery = (transport: Transport, which: WhichConversation) =>
  queryOptions({
    queryKey: conversationKey(which),
    queryFn: ({ signal }) =>
      transport.call(
        openConversation,
        'conversationId' in which ? { id: which.conversationId } : { profile_id: which.profileId },
        { signal },
      ),
  });

/** Loads the conversation with a member; one that exists is kept under its own id as well, so that its page opens at once. */
export async function loadConversationWith(
  queryClient: QueryClient,
  transport: Transport,
  profileId: number,
): Promise<ConversationReply> {
  const reply = await queryClient.ensureQueryData(conversationQuery(transport, { profileId }));
  const key = reply.conversation && conversationKey({ conversationId: reply.conversation.id });
  if (key && !queryClient.getQueryData(key)) queryClient.setQueryData(key, reply);
  return reply;
}
