import type { UserView } from '#product/members/user/contract.ts';
import type { ConversationReply } from '../contract.ts';

/** What stands under the composer: what sending costs, or why it is not possible. */
export type Writing =
  | { state: 'free'; left: number; total: number }
  | { state: 'priced'; credits: number }
  | { state: Exclude<ConversationReply['can_write'], 'yes'>; credits: number };

interface Site {
  message_credits: number;
  free_conversations: number;
}

type Writer = Pick<UserView, 'status' | 'credits' | 'paid_user' | 'free_conversations_left'>;

/**
 * What is true of the next message now. The reply may be older than the member: a bought package or a confirmed address
 * counts at once.
 * @param sending messages on their way: the first of them opens the conversation.
 */
export function writingOf(
  reply: Pick<ConversationReply, 'can_write' | 'next_message_credits' | 'conversation'>,
  user: Writer,
  site: Site,
  sending: { cost: number }[],
): Writing & { balance: number } {
  const balance = Math.max(0, user.credits - sending.reduce((sum, { cost }) => sum + cost, 0));
  const opened = reply.conversation !== null || sending.length > 0;
  const credits = opened || user.paid_user ? site.message_credits : reply.next_message_credits;
  const { can_write: said } = reply;
  if (said === 'gone' || said === 'blocked') return { state: said, credits, balance };
  if (user.status === 'not_confirmed') return { state: 'email_not_confirmed', credits, balance };
  if (said === 'premium_only' && !user.paid_user && !opened) return { state: 'premium_only', credits, balance };
  if (balance < credits) return { state: 'not_enough_credits', credits, balance };
  if (credits === 0 && !opened)
    return { state: 'free', left: user.free_conversations_left ?? 0, total: site.free_conversations, balance };
  return { state: 'priced', credits, balance };
}

export const canSend = ({ state }: Pick<Writing, 'state'>): boolean => state === 'free' || state === 'priced';
