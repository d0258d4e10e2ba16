import { useTranslations } from '#platform/i18n/intl.tsx';
import type { ProfileView } from '#product/members/contract.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { useMessageCost } from './message-cost.ts';

/** What writing to this member costs, before anybody writes. */
export function MessagePrice({ profile }: { profile: ProfileView }) {
  const t = useTranslations('chat');
  const settings = useSettings();
  const user = useUser();
  const money = useMessageCost();
  if (!user)
    return <>{t('price.visitor', { free: settings.free_conversations, credits: settings.message_credits, money })}</>;
  const left = user.free_conversations_left;
  if (profile.conversation_id !== null || left === null)
    return <>{t('price.message', { credits: settings.message_credits, money })}</>;
  if (left === 0) return <>{t('price.premiumOnly')}</>;
  return (
    <>{t('price.opening', { left, total: settings.free_conversations, credits: settings.message_credits, money })}</>
  );
}
