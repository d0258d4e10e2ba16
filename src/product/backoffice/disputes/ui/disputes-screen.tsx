import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Segmented } from '#design/segmented.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { Older } from '../../desk/ui/older.tsx';
import { type Column, Rows } from '../../desk/ui/rows.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import { Split } from '../../desk/ui/split.tsx';
import type { DisputeRow } from '../contract.ts';
import { DisputeDetail } from './dispute-detail.tsx';
import { DisputeState } from './dispute-state.tsx';
import { type DisputesSearch, disputesQuery } from './disputes-query.ts';
import { RateLine } from './rate-line.tsx';

export function DisputesScreen({ search }: { search: DisputesSearch }) {
  const t = useTranslations('backoffice.disputes');
  const frame = useTranslations('backoffice.frame');
  const navigate = useNavigate();
  const { data, ...more } = useSuspenseInfiniteQuery(disputesQuery(useTransport(), search));
  const disputes = data.pages.flatMap((page) => page.disputes);
  const columns = useColumns();
  const { id: _open, ...rest } = search;
  const open = (id: number | null) =>
    navigate({
      to: '/admin/chargebacks',
      search: id === null ? rest : { ...rest, id },
      replace: search.id !== undefined,
    });
  return (
    <Screen
      title={frame('screens.chargebacks')}
      onBack={search.id === undefined ? undefined : () => open(null)}
      actions={
        <Segmented
          legend={t('show')}
          legendHidden
          size="s"
          value={search.all ? 'all' : 'open'}
          onChange={(value) => {
            const { all: _all, ...others } = rest;
            navigate({ to: '/admin/chargebacks', search: value === 'all' ? { ...others, all: '1' } : others });
          }}
          options={[
            { value: 'open', label: t('open') },
            { value: 'all', label: t('all') },
          ]}
        />
      }
      keys={[{ keys: ['J', 'K'], does: frame('keyNames.row') }]}
      note={t('note')}
    >
      <Split
        open={search.id !== undefined}
        list={
          <>
            {data.pages[0] && <RateLine rate={data.pages[0].rate} />}
            {disputes.length === 0 ? (
              <p className="p-4 text-ink-2 text-t14 l:px-6">{t('none')}</p>
            ) : (
              <Rows
                label={frame('screens.chargebacks')}
                columns={columns}
                rows={disputes}
                keyOf={({ id }) => id}
                open={search.id ?? null}
                onOpen={({ id }) => open(id)}
              />
            )}
            <Older {...more} />
          </>
        }
        detail={
          search.id === undefined ? (
            <p className="p-6 text-ink-2 text-t14">{t('pick')}</p>
          ) : (
            <DisputeDetail key={search.id} id={search.id} />
          )
        }
      />
    </Screen>
  );
}

function useColumns(): Column<DisputeRow>[] {
  const t = useTranslations('backoffice.disputes');
  const format = useFormatter();
  const locale = useLocale();
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium' });
  return [
    {
      key: 'who',
      name: t('who'),
      cell: ({ name, member, payment }) => (
        <span>
          <span className="font-semibold">{name || member}</span>
          <span className="block text-ink-2 text-t13">{t('order', { number: `${payment}` })}</span>
        </span>
      ),
    },
    { key: 'why', name: t('reason'), wide: true, cell: ({ reason }) => <span className="text-ink-2">{reason}</span> },
    { key: 'opened', name: t('opened'), wide: true, cell: ({ opened_at }) => day(opened_at) },
    { key: 'due', name: t('due'), cell: ({ due_at }) => (due_at === null ? '–' : day(due_at)) },
    { key: 'state', name: t('state'), cell: ({ state }) => <DisputeState state={state} /> },
    {
      key: 'money',
      name: t('money'),
      numeric: true,
      cell: ({ money }) => <span className="whitespace-nowrap font-semibold">{formatMoney(money, locale)}</span>,
    },
  ];
}
