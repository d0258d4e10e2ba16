import { Badge } from '#design/badge.tsx';
import { IconMasks } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';

/** The word for a profile run by the site. */
export function useFictionalWord(): string {
  const t = useTranslations('members');
  return useSettings().fictional_singular ?? t('fictional.singular');
}

/** The label that a fictional profile carries everywhere: icon and word. Nothing for real members. */
export function FictionalLabel({ fictional, onPhoto = false }: { fictional: boolean; onPhoto?: boolean }) {
  const word = useFictionalWord();
  if (!fictional) return null;
  return (
    <Badge tone={onPhoto ? 'paper' : 'neutral'} size="s" icon={<IconMasks />}>
      {word}
    </Badge>
  );
}
