import { Badge } from '#design/badge.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { CaseRow } from '../contract.ts';

export function Age({ of: { hours, late } }: { of: Pick<CaseRow, 'hours' | 'late'> }) {
  const t = useTranslations('backoffice.cases');
  return (
    <Badge tone={late ? 'danger' : 'neutral'} size="s">
      {late ? t('late', { hours }) : hours === 0 ? t('fresh') : t('age', { hours })}
    </Badge>
  );
}
