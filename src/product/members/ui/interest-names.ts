import { useTranslations } from '#platform/i18n/intl.tsx';
import type { INTERESTS } from '../fields/contract.ts';

type Interest = (typeof INTERESTS)[number];
type Underscored<Words> = Words extends `${infer First} ${infer Rest}` ? `${First}_${Underscored<Rest>}` : Words;

/** Gives interests their names; the key of `one night stand` is `value.interests.one_night_stand`. */
export function useInterestNames(): (interest: Interest) => string {
  const t = useTranslations('members.profile');
  return (interest) => t(`value.interests.${interest.replaceAll(' ', '_') as Underscored<Interest>}`);
}
