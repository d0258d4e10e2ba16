import { Badge } from '#design/badge.tsx';
import { IconMasks } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { FoundMember } from '../contract.ts';

export function State({ member: { status, kind, paid_user } }: { member: FoundMember }) {
  const t = useTranslations('backoffice.members');
  const tone = status === 'blocked' || status === 'deleted' ? 'danger' : 'neutral';
  return (
    <span className="flex flex-wrap gap-1">
      {status !== 'active' && (
        <Badge size="s" tone={tone}>
          {t(`status.${status}`)}
        </Badge>
      )}
      {kind === 'fictional' && (
        <Badge size="s" tone="neutral" icon={<IconMasks />}>
          {t('fictional')}
        </Badge>
      )}
      {paid_user && (
        <Badge size="s" tone="honey">
          {t('premium')}
        </Badge>
      )}
    </span>
  );
}
