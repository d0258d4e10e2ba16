import { cx } from '#design/cx.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { TRAITS } from '../../contract.ts';
import type { AppliedSearch } from '../../search/contract.ts';
import { useRegions } from '../place-names.ts';
import { useSummary } from '../search-words.ts';
import { useTraitNames } from './trait-names.ts';

interface SearchInWordsProps {
  filters: AppliedSearch;
  /** Says whom it looks for where no gender is asked for; “Everyone” by default. */
  whoever?: string;
  className?: string;
}

/** All that is searched for, so that nobody saves more or less than they think. Wants the texts of `profile`. */
export function SearchInWords({ filters, whoever, className }: SearchInWordsProps) {
  const t = useTranslations('members.list');
  const nameOf = useTraitNames();
  const [who = '', ...words] = useSummary(filters, useRegions(filters.country));
  const traits = TRAITS.flatMap((trait) => (filters.traits[trait] ?? []).map((value) => nameOf(trait, value)));
  const all = [
    filters.gender ? who : (whoever ?? who),
    ...words,
    ...(filters.real_only ? [t('filters.realOnly')] : []),
    ...traits,
  ];
  return <p className={cx('text-ink-2 text-t14', className)}>{all.join(' · ')}</p>;
}
