import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CountBadge } from '#design/badge.tsx';
import { BrandMark } from '#design/brand-mark.tsx';
import { LinkButton } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { IconCoins, IconHeart, IconMessage, IconPremium, IconSearch } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { JoinLink } from '#product/accounts/ui/join-link.tsx';
import { wayBack } from '#product/accounts/ui/next-path.ts';
import { useBadges } from '#product/likes/ui/badges.ts';
import type { MemberSearch } from '#product/members/search/contract.ts';
import { lookOf } from '#product/members/ui/home/scenes.ts';
import { useLastSearch } from '#product/members/ui/last-search.ts';
import type { UserView } from '#product/members/user/contract.ts';
import { useDeletion, useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BackButton } from './back-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { usePage } from './use-page.ts';

/** SPEC 9: from this balance down the badge warns; at none it alarms. */
const LOW_CREDITS = 10;

export function TopBar() {
  const t = useTranslations('pages.shell');
  const { name, home_scene: scene, logo } = useSettings();
  const user = useUser();
  const page = usePage();
  // Over the alert of a deleted account it would not be read.
  const deletion = useDeletion();
  const night = page.name === 'index' && !user && !deletion;
  return (
    <header
      className={cx(
        'z-30 w-full',
        night
          ? cx('absolute inset-x-0 top-0 text-(--on-scene)', lookOf(scene).tokens)
          : 'sticky top-0 border-line border-b bg-paper/95 backdrop-blur-sm',
        // PRODUCT 29: on phones a thread has its own header only.
        page.layout === 'chat' && 'max-m:has-[~main_#composer]:hidden',
      )}
    >
      <nav
        aria-label={t('bar.label')}
        className="mx-auto flex min-h-16 w-full max-w-[calc(var(--page)+2*var(--gutter))] flex-wrap items-center px-gutter s:gap-1"
      >
        {/* Without a width of its own it gives way before the links take a second line, as they do for large text. */}
        <div className="flex min-w-11 grow basis-0 items-center">
          {page.back && <BackButton to={page.back} className="-ms-2.5 me-1 hidden app:inline-grid" />}
          <Link
            to="/"
            aria-label={t('bar.home', { name })}
            className={cx(
              'flex h-11 min-w-0 items-center gap-x-2.5 max-s:flex-col max-s:items-start max-s:justify-center max-s:gap-y-0.5',
              page.back && user && 'app:max-s:hidden',
            )}
          >
            <BrandMark logo={logo} className="h-7.5 shrink-0 max-s:h-5.5" />
            <span className="headline max-w-full truncate text-t22 max-s:text-t13 max-s:leading-tight">{name}</span>
          </Link>
        </div>
        {user ? <MemberLinks user={user} /> : <VisitorLinks night={night} />}
      </nav>
    </header>
  );
}

/** Two words side by side from 360 px in every language; narrower, they take two lines before they leave the bar. */
const BAR_BUTTON = 'min-[22.5rem]:whitespace-nowrap min-[22.5rem]:shrink-0 max-s:px-3.5 max-s:text-t14';

function VisitorLinks({ night }: { night: boolean }) {
  const t = useTranslations('pages.shell');
  const { name } = usePage();
  return (
    <div className="flex flex-wrap items-center gap-1.5 s:gap-2">
      <LanguageMenu />
      <LinkButton variant={night ? 'night' : 'outline'} className={BAR_BUTTON} render={<Link to="/login" />}>
        {t('bar.login')}
      </LinkButton>
      <JoinLink
        variant={night ? 'paper' : 'primary'}
        className={BAR_BUTTON}
        plain={name === 'signup' || name === 'members-id-signup'}
      >
        {t('bar.join')}
      </JoinLink>
    </div>
  );
}

function MemberLinks({ user }: { user: UserView }) {
  const t = useTranslations('pages.shell');
  const loggedIn = Boolean(user.profile);
  const { unread_messages: messages, new_likes: likes } = useBadges(loggedIn);
  return (
    <>
      <BarLink to="/members" search={useLastSearch(user.id)} icon={<IconSearch />} label={t('bar.members')} />
      {loggedIn && (
        <>
          <BarLink
            to="/chats"
            icon={<IconMessage />}
            label={t('bar.messages')}
            badge={<CountBadge count={messages} label={t('bar.unread', { count: messages })} />}
          />
          <BarLink
            to="/likes"
            icon={<IconHeart />}
            label={t('bar.likes')}
            badge={<CountBadge count={likes} label={t('bar.newLikes', { count: likes })} />}
          />
          <CreditsLink user={user} />
        </>
      )}
      <AccountMenu user={user} />
    </>
  );
}

function BarLink({
  to,
  search = {},
  icon,
  label,
  badge,
}: {
  to: '/members' | '/chats' | '/likes';
  search?: MemberSearch;
  icon: ReactNode;
  label: string;
  badge?: ReactNode;
}) {
  return (
    <Link
      to={to}
      search={search}
      activeOptions={{ includeSearch: false }}
      className="relative flex h-11 min-w-11 items-center justify-center gap-2 rounded-full px-3 font-medium text-ink-2 text-t14 transition-colors duration-fast hover:bg-surface-2"
      activeProps={{ className: 'bg-primary-tint text-primary' }}
    >
      {icon}
      <span className="max-l:sr-only">{label}</span>
      {badge && <span className="max-l:absolute max-l:-end-0.5 max-l:top-0">{badge}</span>}
    </Link>
  );
}

function CreditsLink({ user }: { user: UserView }) {
  const t = useTranslations('pages.shell');
  const next = useRouterState({ select: ({ location }) => wayBack(location.pathname) });
  const search = next ? { next } : {};
  const look =
    'ms-1 flex h-11 shrink-0 items-center gap-2 rounded-full border px-3 font-semibold text-t14 tabular-nums s:px-3.5';
  if (!user.paid_user) {
    return (
      <Link
        to="/premium"
        search={search}
        aria-label={t('bar.premium')}
        className={cx(look, 'border-secondary-line bg-secondary-tint text-secondary-ink')}
      >
        <IconPremium className="max-[23.4rem]:hidden" />
        <span className="max-s:hidden">{t('bar.premium')}</span>
        <span aria-hidden="true" className="s:hidden">
          {t('bar.premiumShort')}
        </span>
      </Link>
    );
  }
  const tone = user.credits <= 0 ? 'danger' : user.credits <= LOW_CREDITS ? 'warning' : 'plain';
  return (
    <Link
      to="/credits"
      search={search}
      aria-label={t('bar.credits', { credits: user.credits, low: tone === 'plain' ? 'no' : 'yes' })}
      className={cx(
        look,
        'relative',
        tone === 'danger'
          ? 'border-danger bg-danger-tint text-danger'
          : 'border-secondary-line bg-secondary-tint text-secondary-ink',
      )}
    >
      <IconCoins />
      {user.credits}
      {tone !== 'plain' && <LowBadge tone={tone} />}
    </Link>
  );
}

function LowBadge({ tone }: { tone: 'warning' | 'danger' }) {
  return (
    <span
      aria-hidden="true"
      data-tone={tone}
      className={cx(
        'absolute -end-1.5 -top-1.5 grid size-5 place-items-center rounded-full font-bold text-t12 leading-none',
        tone === 'danger' ? 'bg-danger text-on-danger' : 'bg-secondary text-on-secondary',
      )}
    >
      !
    </span>
  );
}
