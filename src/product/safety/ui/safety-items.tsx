import type { ReactNode } from 'react';
import { IconBlock, IconReport } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type Concern, raiseConcern } from './concern.ts';

interface SafetyItem {
  label: string;
  icon: ReactNode;
  tone?: 'danger';
  onSelect: () => void;
}

export function useSafetyItems(about: Omit<Concern, 'kind'>): SafetyItem[] {
  const t = useTranslations('members.list');
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
