import { IconBlock, IconReport } from '#design/icons.tsx';
import type { MenuItem } from '#design/menu.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type Concern, raiseConcern } from './concern.ts';

/** What a menu about a member offers to be safe from them. */
export function useSafetyItems(about: Omit<Concern, 'kind'>): MenuItem[] {
  const t = useTranslations('members');
  return [
    { label: t('safety.report'), icon: <IconReport />, onSelect: () => raiseConcern({ ...about, kind: 'report' }) },
    {
      label: t('safety.block'),
      icon: <IconBlock />,
      tone: 'danger',
      onSelect: () => raiseConcern({ ...about, kind: 'block' }),
    },
  ];
}
