import { useTranslations } from '#platform/i18n/intl.tsx';
import type { MemberSearchReply } from '../search/contract.ts';
import { type Region, useCountryName } from './place-names.ts';

export function useSummary(filters: MemberSearchReply['filters'], regions: Region[]): string[] {
  const t = useTranslations('members.list');
  const countryName = useCountryName();
  const region = regions.find(({ code }) => code === filters.countryregion)?.name;
  const place = placeName(filters) ?? region ?? (filters.country && countryName(filters.country));
  return [
    filters.gender ? t(`gender.${filters.gender}`) : t('filters.everyone'),
    t('filters.ages', { low: filters.min_age, high: filters.max_age }),
    ...(place ? [place] : []),
  ];
}

export function placeName({ town, within }: MemberSearchReply['filters']): string | null {
  return [town?.city, within && `${within} km`].filter(Boolean).join(', ') || null;
}
