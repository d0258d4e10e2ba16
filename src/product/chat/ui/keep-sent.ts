import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '#platform/http/api-query.ts';
import { viewMember } from '#product/members/contract.ts';
import type { CurrentUserReply } from '#product/members/user/contract.ts';
import { type ConversationReply, openConversation, type SendMessageReply } from '../contract.ts';
import { change, listMessage, USER, withMessage } from './chat-cache.ts';

/**
 * Shows a sent message everywhere at once: in its conversation, in the list, and in the balance.
 * @param nextCredits what the next message costs now that the conversation has begun.
 */
export function keepSent(
  queryClient: QueryClient,
  profileId: number,
  sent: SendMessageReply,
  nextCredits: number,
): void {
  const { message, conversation_id: id, credits, start_conversation: started } = sent;
  const add = (reply: ConversationReply): ConversationReply => ({
    ...reply,
    conversation: { id, messages: withMessage(reply.conversation?.messages ?? [], message) },
    next_message_credits: nextCredits,
  });
  const byMember = keyOf(openConversation, { profile_id: profileId });
  const byId = keyOf(openConversation, { id });
  change(queryClient, byMember, add);
  if (!change(queryClient, byId, add)) {
    const known = queryClient.getQueryData<ConversationReply>(byMember);
    if (known) queryClient.setQueryData(byId, known);
  }
  change<CurrentUserReply>(queryClient, USER, ({ user }) => {
    const left = user?.free_conversations_left ?? null;
    const free_conversations_left = started && left !== null ? Math.max(0, left - 1) : left;
    return { user: user && { ...user, credits, free_conversations_left } };
  });
  listMessage(queryClient, message, false);
  if (started) queryClient.invalidateQueries({ queryKey: keyOf(viewMember, { id: profileId }) });
}
