import { useTranslations } from '#platform/i18n/intl.tsx';
import { useInterestNames } from '../../ui/interest-names.ts';
import type { SuggestedMember } from '../contract.ts';

export function useSuggestionReason(): (member: SuggestedMember) => string {
  const t = useTranslations('members.suggestions');
  const nameOf = useInterestNames();
  return ({ reasons: [reason = 'active_lately'], shared_interest: interest }) =>
    reason === 'interests' && interest ? t('reason.interest', { interest: nameOf(interest) }) : t(`reason.${reason}`);
}
