import { Badge } from '#design/badge.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

/** Test money is no money: red wherever it is. */
export function ModeBadge({ mode }: { mode: 'test' | 'live' }) {
  const t = useTranslations('backoffice.providers');
  return (
    <Badge size="s" tone={mode === 'test' ? 'danger' : 'neutral'}>
      {t(`modes.${mode}`)}
    </Badge>
  );
}
