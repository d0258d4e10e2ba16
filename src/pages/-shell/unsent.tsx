import { SendOutbox } from '#product/chat/ui/send-outbox.tsx';
import { useUnsentDecisions } from '#product/likes/swipe/ui/use-unsent-decisions.ts';
import { useUser } from '#product/members/user/ui/user.tsx';

/** Sends messages and decisions that were kept without a connection, on whatever page the member is. */
export function Unsent() {
  useUnsentDecisions(useUser()?.profile?.id ?? null);
  return <SendOutbox />;
}
