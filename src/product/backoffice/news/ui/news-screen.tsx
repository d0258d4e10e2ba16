import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { IconAdd } from '#design/icons.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { useKeys } from '../../desk/ui/keys.ts';
import { type Column, Rows } from '../../desk/ui/rows.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import { Split } from '../../desk/ui/split.tsx';
import type { SiteNews } from '../contract.ts';
import { NewsDetail } from './news-detail.tsx';
import { type NewsSearch, newsQuery } from './news-query.ts';
import { WriteNews } from './write-news.tsx';

export function NewsScreen({ search }: { search: NewsSearch }) {
  const t = useTranslations('backoffice.news');
  const frame = useTranslations('backoffice.frame');
  const navigate = useNavigate();
  const { news } = useSuspenseQuery(newsQuery(useTransport(), search.site)).data;
  const open = news.find(({ id }) => id === search.news) ?? null;
  const go = (to: Omit<NewsSearch, 'site'>) =>
    navigate({ to: '/admin/news', search: { ...(search.site !== undefined && { site: search.site }), ...to } });
  useKeys({ n: () => go({ make: true }), Escape: () => (search.make ? false : go({})) });
  return (
    <Screen
      title={t('title')}
      onBack={open || search.make ? () => go({}) : undefined}
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
      <Split
        open={open !== null || Boolean(search.make)}
        list={
          <>
            <Rows
              label={t('title')}
              columns={useColumns()}
              rows={news}
              keyOf={({ id }) => id}
              open={open?.id ?? null}
              onOpen={({ id }) => go({ news: id })}
            />
            {news.length === 0 && <p className="p-6 text-ink-2 text-t14">{t('none')}</p>}
          </>
        }
        detail={
          search.make ? (
            <WriteNews key="new" onSent={(id) => go({ news: id })} />
          ) : open ? (
            <NewsDetail key={open.id} news={open} />
          ) : (
            <p className="p-6 text-ink-2 text-t14">{t('pick')}</p>
          )
        }
      />
    </Screen>
  );
}

const TONES = { planned: 'honey', telling: 'primary', told: 'neutral', stopped: 'danger', over: 'neutral' } as const;

function useColumns(): Column<SiteNews>[] {
  const t = useTranslations('backoffice.news');
  const format = useFormatter();
  return [
    {
      key: 'subject',
      name: t('subject'),
      cell: ({ texts }) => (
        <span className="break-words font-semibold">
          {(texts.find(({ locale }) => locale === 'en') ?? texts[0])?.subject}
        </span>
      ),
    },
    { key: 'kind', name: t('kind'), wide: true, cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: 'site', name: t('site'), wide: true, cell: ({ host }) => host },
    {
      key: 'starts',
      name: t('starts'),
      wide: true,
      cell: ({ starts_at }) => format.dateTime(new Date(starts_at), { dateStyle: 'medium', timeStyle: 'short' }),
    },
    { key: 'told', name: t('told'), numeric: true, cell: ({ told }) => format.number(told) },
    {
      key: 'state',
      name: t('state'),
      cell: ({ state }) => (
        <Badge size="s" tone={TONES[state]}>
          {t(`states.${state}`)}
        </Badge>
      ),
    },
  ];
}
