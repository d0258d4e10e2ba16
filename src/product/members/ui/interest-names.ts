import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Interest } from '#product/sites/profiles/contract.ts';

type Underscored<Words> = Words extends `${infer First} ${infer Rest}` ? `${First}_${Underscored<Rest>}` : Words;

export function useInterestNames(): (interest: Interest) => string {
  const t = useTranslations('members.profile');
  return (interest) => t(`value.interests.${interest.replaceAll(' ', '_') as Underscored<Interest>}`);
}
