import { useTranslations } from 'use-intl/react';
import type { ProfileView } from '#product/members/contract.ts';
import { useSettings } from '#product/sites/ui/settings.ts';
import { useUser } from '#product/users/ui/user.ts';
import { useMessageCost } from './message-cost.ts';

/** What writing to this member costs, before anybody writes. */
export function MessagePrice({ profile }: { profile: ProfileView }) {
  const t = useTranslations('chat');
  const settings = useSettings();
  const user = useUser();
  const money = useMessageCost();
  if (!user)
    return <p>{t('price.visitor', { free: settings.free_conversations, credits: settings.message_credits, money })}</p>;
  const left = user.free_conversations_left;
  if (profile.conversation_id !== null || left === null)
    return <p>{t('price.message', { credits: settings.message_credits, money })}</p>;
  if (left === 0) return <p>{t('price.premiumOnly')}</p>;
  return (
    <p>{t('price.opening', { left, total: settings.free_conversations, credits: settings.message_credits, money })}</p>
  );
}
