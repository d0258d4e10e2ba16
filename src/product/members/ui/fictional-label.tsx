import { Badge } from '#design/badge.tsx';
import { IconInfo, IconMasks, IconPremium, type IconProps, IconSafe } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';

/** The word for a profile run by the site. */
export function useFictionalWord(): string {
  const t = useTranslations('members.list');
  return useSettings().fictional_singular ?? t('fictional.singular');
}

/** What all of them are called. It stands by itself, never inside a sentence: a site’s own words do not bend with one. */
export function useFictionalPlural(): string {
  const t = useTranslations('members.list');
  return useSettings().fictional_plural ?? t('fictional.plural');
}

/** The icons that a site can choose by `fictional_icon`; any other name is the masks. */
const ICONS = { masks: IconMasks, sparkles: IconPremium, shield: IconSafe, info: IconInfo } as const;
const isIcon = (name: string): name is keyof typeof ICONS => Object.hasOwn(ICONS, name);

/** The site's icon for the profiles that it runs. */
export function FictionalIcon(props: IconProps) {
  const { fictional_icon: name } = useSettings();
  const Icon = ICONS[isIcon(name) ? name : 'masks'];
  return <Icon {...props} />;
}

/** The label that a fictional profile carries everywhere: icon and word. Nothing for real members. */
export function FictionalLabel({ fictional, onPhoto = false }: { fictional: boolean; onPhoto?: boolean }) {
  const word = useFictionalWord();
  if (!fictional) return null;
  return (
    <Badge tone={onPhoto ? 'paper' : 'neutral'} size="s" icon={<FictionalIcon />}>
      {word}
    </Badge>
  );
}
