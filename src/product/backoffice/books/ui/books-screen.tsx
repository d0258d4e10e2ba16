import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Badge } from '#design/badge.tsx';
import { Segmented } from '#design/segmented.tsx';
import { Select } from '#design/select.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { ClaimsView } from '../../claims/ui/claims-view.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import { FindingsView } from '../../findings/ui/findings-view.tsx';
import type { VatReply } from '../contract.ts';
import { BOOK_VIEWS, type BooksSearch, vatQuery, viewOf } from './books-query.ts';
import { VatSheets } from './vat-sheets.tsx';

/** Quarters that can be chosen: three years, as long as a return may be corrected. */
const MAX_QUARTERS = 13;

export function BooksScreen({ search }: { search: BooksSearch }) {
  const frame = useTranslations('backoffice.frame');
  const view = viewOf(search);
  if (view === 'vat') return <VatView search={search} />;
  return (
    <Screen title={frame('screens.books')} actions={<Views search={search} />}>
      <div className="min-h-0 flex-1 l:overflow-y-auto">
        {view === 'claims' ? <ClaimsView site={search.site} /> : <FindingsView site={search.site} />}
      </div>
    </Screen>
  );
}

function Views({ search }: { search: BooksSearch }) {
  const t = useTranslations('backoffice.books');
  const navigate = useNavigate();
  return (
    <Segmented
      legend={t('views')}
      legendHidden
      size="s"
      value={viewOf(search)}
      onChange={(view) =>
        navigate({ to: '/admin/books', search: { ...(search.site !== undefined && { site: search.site }), view } })
      }
      options={BOOK_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
    />
  );
}

function VatView({ search }: { search: BooksSearch }) {
  const t = useTranslations('backoffice.books');
  const frame = useTranslations('backoffice.frame');
  const { data } = useSuspenseQuery(vatQuery(useTransport(), search));
  return (
    <Screen
      title={frame('screens.books')}
      state={
        data.runs ? (
          <Badge size="s" tone="neutral">
            {t('runs')}
          </Badge>
        ) : undefined
      }
      actions={
        <>
          <Chooser data={data} search={search} />
          <Views search={search} />
        </>
      }
      note={t('note')}
    >
      <div className="min-h-0 flex-1 l:overflow-y-auto">
        {data.company === null ? (
          <p className="p-4 text-ink-2 text-t14 l:p-6">{t('noCompany')}</p>
        ) : (
          <VatSheets data={data} company={data.company} />
        )}
      </div>
    </Screen>
  );
}

function Chooser({ data, search }: { data: VatReply; search: BooksSearch }) {
  const t = useTranslations('backoffice.books');
  const navigate = useNavigate();
  const go = (change: Partial<BooksSearch>) => navigate({ to: '/admin/books', search: { ...search, ...change } });
  return (
    <>
      {data.companies.length > 1 && (
        <Select
          look="pill"
          labelHidden
          label={t('company')}
          value={`${data.company}`}
          onChange={({ target }) => go({ company: Number(target.value) })}
          className="h-9! text-t14!"
          options={data.companies.map(({ id, name }) => ({ value: `${id}`, label: name }))}
        />
      )}
      <Select
        look="pill"
        labelHidden
        label={t('quarter')}
        value={`${data.year} ${data.quarter}`}
        onChange={({ target }) => {
          const [year = 0, quarter = 1] = target.value.split(' ').map(Number);
          go({ year, quarter });
        }}
        className="h-9! text-t14!"
        options={quartersWith(data).map(({ year, quarter }) => ({
          value: `${year} ${quarter}`,
          label: t('quarterOf', { quarter: `${quarter}`, year: `${year}` }),
        }))}
      />
    </>
  );
}

function quartersWith({ year, quarter }: VatReply): { year: number; quarter: number }[] {
  const now = new Date();
  const newest = now.getUTCFullYear() * 4 + Math.floor(now.getUTCMonth() / 3);
  const places = Array.from({ length: MAX_QUARTERS }, (_, back) => newest - back);
  const shown = year * 4 + quarter - 1;
  return (places.includes(shown) ? places : [...places, shown]).map((place) => ({
    year: Math.floor(place / 4),
    quarter: (place % 4) + 1,
  }));
}
