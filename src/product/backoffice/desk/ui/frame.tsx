import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { CountBadge } from '#design/badge.tsx';
import { BrandMark } from '#design/brand-mark.tsx';
import { cx } from '#design/cx.ts';
import { IconSearch } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { GROUPS, mayOpen, SCREEN_NAMES, SCREENS, type ScreenName } from '../../contract.ts';
import type { DeskReply, QueueName } from '../contract.ts';
import { useDesk } from './desk-query.ts';
import { Key } from './key-hint.tsx';
import { useKeys } from './keys.ts';
import { Leave } from './leave.tsx';
import { ScreenIcon } from './screen-icon.tsx';
import { SiteSwitch } from './site-switch.tsx';

const GO_TIMEOUT_MS = 1500;
const TABS: readonly ScreenName[] = ['overview', 'photos', 'reports'];

export function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('backoffice.frame');
  const desk = useDesk();
  const { logo } = useSettings();
  const [menu, setMenu] = useState(false);
  useGoKeys(desk);
  return (
    <div className="flex min-h-dvh flex-col l:h-dvh l:min-h-0 l:flex-row">
      <div
        className={cx(
          'w-53 shrink-0 flex-col border-line border-e bg-paper l:flex',
          menu ? 'fixed inset-0 z-40 flex w-full overflow-y-auto pb-16' : 'hidden',
        )}
      >
        <div className="flex flex-col gap-3 px-2.5 pt-4 pb-2">
          <div className="flex items-center gap-2.5 px-1.5">
            <BrandMark logo={logo} className="h-7 shrink-0" />
            <SiteSwitch desk={desk} />
          </div>
          <Find />
        </div>
        <nav aria-label={t('title')} className="min-h-0 flex-1 overflow-y-auto px-2.5 pb-4">
          {GROUPS.map((group) => (
            <Group key={group} group={group} desk={desk} onOpen={() => setMenu(false)} />
          ))}
        </nav>
        <Leave desk={desk} />
      </div>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface max-l:pb-16">{children}</div>
      <Tabs desk={desk} open={menu} onMenu={() => setMenu(!menu)} onOpen={() => setMenu(false)} />
    </div>
  );
}

const ITEM = 'flex min-h-10 items-center gap-2.5 rounded-control px-2 text-t14 font-medium l:min-h-8';

function Group({ group, desk, onOpen }: { group: (typeof GROUPS)[number]; desk: DeskReply; onOpen: () => void }) {
  const t = useTranslations('backoffice.frame');
  const names = SCREEN_NAMES.filter((name) => SCREENS[name].group === group);
  if (names.length === 0) return null;
  return (
    <section className="pt-4 l:pt-3">
      <h2 className="mb-1 px-2 text-t13 text-ink-2">{t(`groups.${group}`)}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            {mayOpen(desk.role, name) ? (
              <Link
                to={SCREENS[name].path}
                search={keepSite}
                activeOptions={{ exact: name === 'overview', includeSearch: false }}
                onClick={onOpen}
                className={cx(ITEM, 'text-ink hover:bg-surface-2')}
                activeProps={{ className: cx(ITEM, 'bg-primary-tint! text-primary!'), 'aria-current': 'page' }}
              >
                <ScreenIcon name={name} className="size-5 shrink-0 stroke-[1.6]" />
                <span className="min-w-0 flex-1 break-words leading-tight">{t(`screens.${name}`)}</span>
                <Count of={name} desk={desk} />
              </Link>
            ) : (
              <span className={cx(ITEM, 'text-ink-3')} title={t('onlyFor', { roles: rolesOf(name, t) })}>
                <ScreenIcon name={name} className="size-5 shrink-0 stroke-[1.6]" />
                <span className="min-w-0 flex-1 break-words leading-tight">{t(`screens.${name}`)}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const keepSite = ({ site }: { site?: number }) => (site === undefined ? {} : { site });

function rolesOf(name: ScreenName, t: ReturnType<typeof useTranslations<'backoffice.frame'>>): string {
  const { roles }: { roles: readonly DeskReply['role'][] | 'staff' } = SCREENS[name];
  return [...(roles === 'staff' ? [] : roles), 'admin' as const].map((role) => t(`roles.${role}`)).join(', ');
}

const waitingAt = (name: ScreenName, { waiting }: DeskReply): number => waiting[name as QueueName] ?? 0;

function Count({ of, desk }: { of: ScreenName; desk: DeskReply }) {
  const count = waitingAt(of, desk);
  return count > 0 ? <span className="text-t13 text-ink-2 tabular-nums">{count >= 100 ? '99+' : count}</span> : null;
}

function Find() {
  const t = useTranslations('backoffice.frame');
  const field = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => field.current?.focus() });
  return (
    <form action="/admin/members" className="relative">
      <IconSearch className="pointer-events-none absolute start-3 top-1/2 size-4.5 -translate-y-1/2 text-ink-2" />
      <input
        ref={field}
        name="q"
        type="search"
        aria-label={t('find')}
        placeholder={t('find')}
        maxLength={200}
        autoComplete="off"
        className="h-10 w-full rounded-control border border-line bg-surface ps-9 pe-9 text-t14 l:h-8.5"
      />
      <span className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 max-l:hidden">
        <Key>/</Key>
      </span>
    </form>
  );
}

interface TabsProps {
  desk: DeskReply;
  open: boolean;
  onMenu: () => void;
  onOpen: () => void;
}

function Tabs({ desk, open, onMenu, onOpen }: TabsProps) {
  const t = useTranslations('backoffice.frame');
  const tab = 'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-t12 text-ink-2';
  return (
    <nav
      aria-label={t('menu')}
      className="fixed inset-x-0 bottom-0 z-50 flex h-16 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] l:hidden"
    >
      {TABS.filter((name) => mayOpen(desk.role, name)).map((name) => (
        <Link
          key={name}
          to={SCREENS[name].path}
          search={keepSite}
          activeOptions={{ exact: name === 'overview', includeSearch: false }}
          onClick={onOpen}
          className={tab}
          activeProps={open ? {} : { className: cx(tab, 'font-semibold text-primary!'), 'aria-current': 'page' }}
        >
          <span className="relative">
            <ScreenIcon name={name} className="size-5.5 stroke-[1.6]" />
            <span className="absolute -end-4 -top-2">
              <CountBadge count={waitingAt(name, desk)} />
            </span>
          </span>
          <span className="max-w-full truncate px-1">{t(`screens.${name}`)}</span>
        </Link>
      ))}
      <button
        type="button"
        aria-expanded={open}
        onClick={onMenu}
        className={cx(tab, open && 'font-semibold text-primary')}
      >
        <ScreenIcon name="menu" className="size-5.5 stroke-[1.6]" />
        <span className="max-w-full truncate px-1">{t('menu')}</span>
      </button>
    </nav>
  );
}

function useGoKeys({ role }: DeskReply): void {
  const navigate = useNavigate();
  const goes = useRef(0);
  const go = (name: ScreenName) => {
    if (performance.now() > goes.current) return false;
    goes.current = 0;
    if (mayOpen(role, name)) navigate({ to: SCREENS[name].path, search: keepSite });
    return true;
  };
  // Before a screen's own keys: a letter after `G` is no decision.
  useKeys(
    {
      ...Object.fromEntries(SCREEN_NAMES.map((name) => [SCREENS[name].key, () => go(name)])),
      g: () => {
        goes.current = performance.now() + GO_TIMEOUT_MS;
      },
    },
    true,
  );
}
