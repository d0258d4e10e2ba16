import { useTranslations } from '#platform/i18n/intl.tsx';
import type { ProfileView } from '#product/members/contract.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { useMessageCost } from './message-cost.tsx';

export function MessagePrice({ profile }: { profile: ProfileView }) {
  const t = useTranslations('chat.thread');
  const { free_conversations: total, message_credits: credits } = useSettings();
  const user = useUser();
  const money = useMessageCost();
  const opening = profile.conversation_id === null;
  const left = user ? user.free_conversations_left : total;
  const welcome = user?.welcome_credits ?? 0;
  const sentence =
    opening && left === 0
      ? t('cannot.premium_only')
      : opening && left !== null
        ? t('price.free', { left, ...money })
        : welcome >= credits
          ? t('price.welcome', { welcome })
          : t('price.message', { credits, ...money });
  return (
    <>
      <p>{sentence}</p>
      {user?.status === 'not_confirmed' && <p>{t('cost.waits')}</p>}
    </>
  );
}
