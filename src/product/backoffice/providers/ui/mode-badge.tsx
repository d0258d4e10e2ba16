import { Badge } from '#design/badge.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

export function ModeBadge({ mode }: { mode: 'test' | 'live' }) {
  const t = useTranslations('backoffice.providers');
  return (
    <Badge size="s" tone={mode === 'test' ? 'danger' : 'neutral'}>
      {t(`modes.${mode}`)}
    </Badge>
  );
}
