import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { useUser } from './user.tsx';

/** PRODUCT 5 in one sentence, the same wherever it is told; to visitors also that the sign-up message is one of them. */
export function useFreeConversations(): string {
  const t = useTranslations('members.list.free');
  const { free_conversations: total, signup_credits } = useSettings();
  const user = useUser();
  const rule = t('rule', { total });
  return user || total === 0 || signup_credits === 0 ? rule : `${rule} ${t('signup')}`;
}
