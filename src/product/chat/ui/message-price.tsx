import { useTranslations } from '#platform/i18n/intl.tsx';
import type { ProfileView } from '#product/members/contract.ts';
import { useFreeConversations } from '#product/members/user/ui/free-conversations.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { strong, useMessageCost } from './message-cost.tsx';

/** What writing to this member costs, before anybody writes. */
export function MessagePrice({ profile }: { profile: ProfileView }) {
  const t = useTranslations('chat.thread');
  const { free_conversations: total, message_credits: credits } = useSettings();
  const user = useUser();
  const money = useMessageCost();
  const free = useFreeConversations();
  const left = user?.free_conversations_left ?? null;
  const opening = profile.conversation_id === null;
  if (opening && left === 0) return <p>{t('cannot.premium_only')}</p>;
  return (
    <>
      {!user && <p>{free}</p>}
      {opening && left !== null && <p>{t.rich('cost.free', { left, total, b: strong })}</p>}
      <p>{t(!user || (opening && left !== null) ? 'price.later' : 'price.message', { credits, money })}</p>
      {user?.status === 'not_confirmed' && <p>{t('cost.waits')}</p>}
    </>
  );
}
