import { Badge } from '#design/badge.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Hint } from '../contract.ts';

const isGrave = (hint: Hint) => hint === 'banned_device' || hint === 'banned_network';

export function HintBadges({ hints }: { hints: readonly Hint[] }) {
  const t = useTranslations('backoffice.hints');
  if (hints.length === 0) return null;
  return (
    <span className="mt-0.5 flex flex-wrap gap-1">
      {hints.map((hint) => (
        <Badge key={hint} size="s" tone={isGrave(hint) ? 'danger' : 'honey'}>
          {t(`hint.${hint}`)}
        </Badge>
      ))}
    </span>
  );
}
