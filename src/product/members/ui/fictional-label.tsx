import { Badge } from '#design/badge.tsx';
import { IconInfo, IconMasks, IconPremium, type IconProps, IconSafe } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { FictionalIconName } from '#product/sites/settings/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

export function useFictionalWord(): string {
  const t = useTranslations('members.list');
  return useSettings().fictional_singular ?? t('fictional.singular');
}

/** What all of them are called. It stands by itself, never inside a sentence: a site’s own words do not bend with one. */
export function useFictionalPlural(): string {
  const t = useTranslations('members.list');
  return useSettings().fictional_plural ?? t('fictional.plural');
}

export const FICTIONAL_ICONS = {
  masks: IconMasks,
  sparkles: IconPremium,
  shield: IconSafe,
  info: IconInfo,
} satisfies Record<FictionalIconName, unknown>;

export function FictionalIcon(props: IconProps) {
  const Icon = FICTIONAL_ICONS[useSettings().fictional_icon];
  return <Icon {...props} />;
}

export function FictionalLabel({ fictional, onPhoto = false }: { fictional: boolean; onPhoto?: boolean }) {
  const word = useFictionalWord();
  if (!fictional) return null;
  return (
    <Badge tone={onPhoto ? 'paper' : 'neutral'} size="s" icon={<FictionalIcon />}>
      {word}
    </Badge>
  );
}
