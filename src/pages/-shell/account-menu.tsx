import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  IconAccount,
  IconBlock,
  IconChevronDown,
  IconHide,
  IconLanguage,
  IconLogOut,
  IconPhotos,
  IconSettings,
  IconShow,
  IconThemeDark,
  IconThemeLight,
  IconThemeSystem,
} from '#design/icons.tsx';
import { Menu } from '#design/menu.tsx';
import { chooseTheme, readTheme, type ThemeChoice } from '#design/theme.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { logOut } from '#product/accounts/contract.ts';
import { logOutBy } from '#product/accounts/ui/until-log-out.ts';
import { useLastSearch } from '#product/members/ui/last-search.ts';
import { MemberAvatar } from '#product/members/ui/member-avatar.tsx';
import { queueSearchOf } from '#product/members/ui/read-queue-search.ts';
import type { UserView } from '#product/members/user/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { usePage } from './use-page.ts';

export function AccountMenu({ user }: { user: UserView }) {
  const t = useTranslations('pages.shell');
  const transport = useTransport();
  const [theme, setTheme] = useState<ThemeChoice>('system');
  useEffect(() => setTheme(readTheme()), []);
  const name = user.profile?.name ?? user.email;
  const page = usePage();
  const last = useLastSearch(user.id);
  const partners = useSettings().member_resell ?? [];
  const here = useRouterState({ select: (state) => state.location.href });
  return (
    <Menu
      label={t('account.label', { name })}
      triggerClassName="ms-1 flex h-11 shrink-0 items-center gap-1.5 rounded-full hover:bg-surface-2 s:pe-1"
      trigger={
        <>
          <MemberAvatar member={{ name, main_image: user.profile?.main_image ?? null }} size={40} />
          <IconChevronDown className="size-4 text-ink-2 max-s:hidden" />
        </>
      }
      items={[
        { kind: 'heading', label: name },
        ...(user.profile
          ? [
              { label: t('account.profile'), icon: <IconAccount />, link: <Link to="/profile" search={{}} /> },
              { label: t('account.settings'), icon: <IconSettings />, link: <Link to="/profile/settings" /> },
              {
                label: t('account.swipe'),
                icon: <IconPhotos />,
                link: <Link to="/swipe-game" search={queueSearchOf(last)} />,
              },
              { label: t('account.visitors'), icon: <IconShow />, link: <Link to="/profile/visitors" search={{}} /> },
            ]
          : []),
        ...(user.invisible
          ? [{ label: t('account.invisible'), icon: <IconHide />, link: <Link to="/profile/settings" /> }]
          : []),
        {
          label: t('bar.language'),
          icon: <IconLanguage />,
          link: <Link to="/lang-config" search={page.name === 'lang-config' ? true : { next: here }} />,
        },
        ...(user.profile
          ? [{ label: t('account.blocked'), icon: <IconBlock />, link: <Link to="/profile/blocked" /> }]
          : []),
        ...(partners[0]
          ? [
              { kind: 'line' as const },
              { kind: 'heading' as const, label: t('footer.partners') },
              // biome-ignore lint/a11y/useAnchorContent: the menu puts the label into it.
              ...partners.map(({ name, url }) => ({ label: name, link: <a href={url} rel="sponsored noopener" /> })),
            ]
          : []),
        { kind: 'line' },
        {
          kind: 'choice',
          label: t('account.theme'),
          value: theme,
          options: [
            { value: 'system', label: t('account.themeSystem'), icon: <IconThemeSystem /> },
            { value: 'light', label: t('account.themeLight'), icon: <IconThemeLight /> },
            { value: 'dark', label: t('account.themeDark'), icon: <IconThemeDark /> },
          ],
          onChange: (value) => {
            const choice = value as ThemeChoice;
            chooseTheme(choice);
            setTheme(choice);
          },
        },
        { kind: 'line' },
        {
          label: t('account.logout'),
          icon: <IconLogOut />,
          onSelect: async () => {
            await logOutBy(() => transport.call(logOut, {}));
            // A full load: nothing of this member stays in the page's memory.
            location.assign('/');
          },
        },
      ]}
    />
  );
}
