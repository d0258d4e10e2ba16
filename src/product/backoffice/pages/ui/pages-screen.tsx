import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { IconAdd } from '#design/icons.tsx';
import { SkeletonText } from '#design/skeleton.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { LANGUAGE_NAMES, LOCALES } from '#platform/i18n/locales.ts';
import { useDesk } from '../../desk/ui/desk-query.ts';
import { useKeys } from '../../desk/ui/keys.ts';
import { type Column, Rows } from '../../desk/ui/rows.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import type { SitePage } from '../contract.ts';
import { NewPage } from './new-page.tsx';
import { PageEditor } from './page-editor.tsx';
import { type PagesSearch, pagesQuery, pageTextQuery, type Which } from './pages-query.ts';

export function PagesScreen({ site, search }: { site: number; search: PagesSearch }) {
  const t = useTranslations('backoffice.pages');
  const frame = useTranslations('backoffice.frame');
  const navigate = useNavigate();
  const { sites } = useDesk();
  const { pages, origin, language } = useSuspenseQuery(pagesQuery(useTransport(), site)).data;
  const go = (to: Omit<PagesSearch, 'site'>) => navigate({ to: '/admin/pages', search: { site, ...to } });
  useKeys({ n: () => go({ make: true }), Escape: () => go({}) });
  const known = pages.find(({ slug }) => slug === search.page);
  const locale = LOCALES.find((one) => one === search.language) ?? known?.texts[0]?.locale ?? language;
  const isOpen = Boolean(search.page || search.make);
  return (
    <Screen
      title={t('title')}
      state={<span className="text-ink-2 text-t13">{sites.find(({ id }) => id === site)?.host}</span>}
      onBack={isOpen ? () => go({}) : undefined}
      actions={
        <Button size="s" icon={<IconAdd />} aria-keyshortcuts="N" onClick={() => go({ make: true })}>
          {t('new')}
        </Button>
      }
      keys={[
        { keys: ['J', 'K'], does: frame('keyNames.row') },
        { keys: ['N'], does: frame('keyNames.new') },
      ]}
      note={t('note')}
    >
      <div className="flex min-h-0 flex-1">
        <div
          className={cx(
            'w-full l:w-85 l:shrink-0 l:overflow-y-auto l:border-line l:border-e',
            isOpen && 'max-l:hidden',
          )}
        >
          <Rows
            label={t('title')}
            columns={useColumns()}
            rows={pages}
            keyOf={({ slug }) => slug}
            open={search.page ?? null}
            onOpen={({ slug }) => go({ page: slug })}
          />
        </div>
        <div className={cx('min-w-0 flex-1 l:overflow-y-auto', !isOpen && 'max-l:hidden')}>
          {search.make ? (
            <NewPage key="new" language={language} onNamed={(page, of) => go({ page, language: of })} />
          ) : search.page ? (
            <OpenPage
              key={`${search.page} ${locale}`}
              which={{ site, slug: search.page, locale }}
              page={known}
              origin={origin}
              onLanguage={(of) => go({ page: search.page ?? '', language: of })}
            />
          ) : (
            <p className="p-6 text-ink-2 text-t14">{t('pick')}</p>
          )}
        </div>
      </div>
    </Screen>
  );
}

interface OpenPageProps {
  which: Which;
  page: SitePage | undefined;
  origin: string;
  onLanguage: (locale: string) => void;
}

function OpenPage({ which, page, origin, onLanguage }: OpenPageProps) {
  const t = useTranslations('backoffice.pages');
  const { data, error } = useQuery(pageTextQuery(useTransport(), which));
  const path = page?.path ?? `/${which.slug}`;
  return (
    <div className="flex flex-col gap-4 p-4 text-t14 l:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="headline break-all text-t22">{path}</h2>
        <select
          aria-label={t('language')}
          value={which.locale}
          onChange={({ target }) => onLanguage(target.value)}
          className="h-9 rounded-control border border-line-2 bg-surface px-2 text-t14"
        >
          {LOCALES.map((locale) => (
            <option key={locale} value={locale}>
              {LANGUAGE_NAMES[locale]}
              {page?.texts.some((text) => text.locale === locale && !text.given_back) ? ' •' : ''}
            </option>
          ))}
        </select>
        {page && (
          <a href={`${origin}${path}`} target="_blank" rel="noreferrer" className="text-primary underline">
            {t('open')}
          </a>
        )}
      </div>
      {error && <p className="text-danger">{error.message}</p>}
      {data ? (
        <PageEditor which={which} newest={data} standard={page?.standard ?? false} />
      ) : (
        !error && <SkeletonText />
      )}
    </div>
  );
}

function useColumns(): Column<SitePage>[] {
  const t = useTranslations('backoffice.pages');
  return [
    {
      key: 'page',
      name: t('page'),
      cell: ({ path }) => <span className="break-all font-semibold">{path}</span>,
    },
    {
      key: 'languages',
      name: t('own'),
      cell: ({ texts, standard }) => {
        const own = texts.filter(({ given_back }) => !given_back).map(({ locale }) => locale);
        return <span className="text-ink-2">{own.join(' ') || t(standard ? 'builtIn' : 'gone')}</span>;
      },
    },
  ];
}
