import { Badge, type BadgeTone } from '#design/badge.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { DisputeRow } from '../contract.ts';

const TONES: Record<DisputeRow['state'], BadgeTone> = {
  warned: 'honey',
  lost_funds: 'danger',
  won: 'primary',
  lost: 'neutral',
};

export function DisputeState({ state }: Pick<DisputeRow, 'state'>) {
  const t = useTranslations('backoffice.disputes');
  return (
    <Badge size="s" tone={TONES[state]}>
      {t(`states.${state}`)}
    </Badge>
  );
}
