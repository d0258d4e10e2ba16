import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Badge } from '#design/badge.tsx';
import { LinkButton } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { IconForward } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useDesk } from '../../desk/ui/desk-query.ts';
import type { KeyHint } from '../../desk/ui/key-hint.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import { PARTS, type Part } from './settings-query.ts';

interface SiteFrameProps {
  site: { id: number; name: string; host: string; origin: string };
  at: Part;
  version?: ReactNode;
  keys: readonly KeyHint[];
  note?: ReactNode;
  children: ReactNode;
}

export function SiteFrame({ site, at, version, keys, note, children }: SiteFrameProps) {
  const t = useTranslations('backoffice.settings');
  const navigate = useNavigate();
  const { sites } = useDesk();
  return (
    <Screen
      title={site.name}
      state={<Badge size="s">{site.host}</Badge>}
      keys={keys}
      note={note}
      actions={
        <>
          {sites.length > 1 && (
            <select
              aria-label={t('otherSite')}
              value={site.id}
              className="h-9 max-w-44 rounded-control border border-line-2 bg-surface px-2 text-t14"
              onChange={({ target }) =>
                navigate({ to: '.', search: (known: object) => ({ ...known, site: Number(target.value) }) })
              }
            >
              {sites.map(({ id, name, host }) => (
                <option key={id} value={id}>
                  {name} · {host}
                </option>
              ))}
            </select>
          )}
          <LinkButton
            href={site.origin}
            target="_blank"
            rel="noreferrer"
            variant="outline"
            size="s"
            iconEnd={<IconForward />}
          >
            {t('openSite')}
          </LinkButton>
        </>
      }
    >
      <div className="flex min-h-0 flex-1 flex-col l:flex-row">
        <nav
          aria-label={t('parts')}
          className="flex shrink-0 gap-1 overflow-x-auto border-line border-b p-2 l:w-49 l:flex-col l:overflow-y-auto l:border-e l:border-b-0 l:p-3"
        >
          {PARTS.map((part) => (
            <Link
              key={part}
              to="/admin/sites"
              search={{ site: site.id, part }}
              aria-current={part === at ? 'page' : undefined}
              className={cx(
                'flex min-h-10 shrink-0 items-center whitespace-nowrap rounded-control px-2.5 text-t14 hover:bg-surface-2 l:min-h-8.5 l:whitespace-normal',
                part === at && 'bg-surface-2 font-semibold',
              )}
            >
              {t(`partNames.${part}`)}
            </Link>
          ))}
          {version && <div className="px-2.5 pt-4 text-ink-2 text-t13 max-l:hidden">{version}</div>}
        </nav>
        <div className="min-w-0 flex-1 l:overflow-y-auto">{children}</div>
      </div>
    </Screen>
  );
}
