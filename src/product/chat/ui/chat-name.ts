import { useTranslations } from '#platform/i18n/intl.tsx';
import type { ChatProfile } from '../contract.ts';

/** The other side's name; of a deleted member only that remains. */
export function useChatName(): (profile: Pick<ChatProfile, 'name' | 'deleted'>) => string {
  const t = useTranslations('chat');
  return (profile) => (profile.deleted ? t('deletedMember') : profile.name);
}
