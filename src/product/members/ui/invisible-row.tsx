import { Link } from '@tanstack/react-router';
import { Badge } from '#design/badge.tsx';
import { LinkButton } from '#design/button.tsx';
import { IconPremium } from '#design/icons.tsx';
import { Switch } from '#design/switch.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useUser } from '../user/ui/user.tsx';
import { useSwitchInvisible } from './use-invisible.ts';

/** @param next the page to come back to after paying. */
export function InvisibleRow({ next }: { next: string }) {
  const t = useTranslations('members.visitors');
  const shell = useTranslations('pages.shell');
  const user = useUser();
  const { busy, change } = useSwitchInvisible();
  if (!user?.profile) return null;
  const title = (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      {t('invisible.title')}
      <Badge tone="honey" size="s" icon={<IconPremium />}>
        {shell('bar.premiumShort')}
      </Badge>
    </span>
  );
  // Whoever lost premium while invisible can still come back.
  if (user.paid_user || user.invisible) {
    return (
      <Switch
        place="end"
        className="gap-5"
        label={title}
        hint={t('invisible.text')}
        checked={user.invisible}
        disabled={busy}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium leading-snug">{title}</p>
        <p className="text-ink-3 text-t13">{t('invisible.text')}</p>
      </div>
      <LinkButton variant="outline" render={<Link to="/premium" search={{ next }} />}>
        {t('invisible.packages')}
      </LinkButton>
    </div>
  );
}
