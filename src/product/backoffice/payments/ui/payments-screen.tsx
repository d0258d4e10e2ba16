import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Badge } from '#design/badge.tsx';
import { Select } from '#design/select.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { PAYMENT_STATES, type PaymentState } from '#product/payments/contract.ts';
import { Older } from '../../desk/ui/older.tsx';
import { type Column, Rows } from '../../desk/ui/rows.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import { Split } from '../../desk/ui/split.tsx';
import { useMethod } from '../../desk/ui/use-method.ts';
import type { PaymentRow } from '../contract.ts';
import { PaymentDetail } from './payment-detail.tsx';
import { type PaymentsSearch, paymentsQuery } from './payments-query.ts';
import { StateBadge } from './state-badge.tsx';
import { WaitingRefunds } from './waiting-refunds.tsx';

export function PaymentsScreen({ search }: { search: PaymentsSearch }) {
  const t = useTranslations('backoffice.payments');
  const frame = useTranslations('backoffice.frame');
  const navigate = useNavigate();
  const { data, ...more } = useSuspenseInfiniteQuery(paymentsQuery(useTransport(), search));
  const payments = data.pages.flatMap((page) => page.payments);
  const open = (id: number | null) => {
    const { id: _open, ...rest } = search;
    navigate({ to: '/admin/payments', search: id === null ? rest : { ...rest, id }, replace: search.id !== undefined });
  };
  const narrow = (state: string) => {
    const { state: _before, id: _open, ...rest } = search;
    navigate({ to: '/admin/payments', search: state === '' ? rest : { ...rest, state: state as PaymentState } });
  };
  return (
    <Screen
      title={frame('screens.payments')}
      onBack={search.id === undefined ? undefined : () => open(null)}
      actions={
        <Select
          look="pill"
          labelHidden
          label={t('state')}
          value={search.state ?? ''}
          onChange={({ target }) => narrow(target.value)}
          className="h-9! text-t14!"
          options={[
            { value: '', label: t('all') },
            ...PAYMENT_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
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
            <WaitingRefunds refunds={data.pages[0]?.waiting ?? []} onOpen={open} />
            {payments.length === 0 && <p className="p-4 text-ink-2 text-t14 l:px-6">{t('none')}</p>}
            <Rows
              label={frame('screens.payments')}
              columns={useColumns()}
              rows={payments}
              keyOf={({ id }) => id}
              open={search.id ?? null}
              onOpen={({ id }) => open(id)}
            />
            <Older {...more} />
          </>
        }
        detail={
          search.id === undefined ? (
            <p className="p-6 text-ink-2 text-t14">{t('pick')}</p>
          ) : (
            <PaymentDetail key={search.id} id={search.id} />
          )
        }
      />
    </Screen>
  );
}

function useColumns(): Column<PaymentRow>[] {
  const t = useTranslations('backoffice.payments');
  const format = useFormatter();
  const locale = useLocale();
  const methodName = useMethod();
  return [
    {
      key: 'who',
      name: t('who'),
      cell: ({ id, name, member }) => (
        <span>
          <span className="font-semibold">{name || member}</span>
          <span className="block text-ink-2 text-t13 tabular-nums">{id}</span>
        </span>
      ),
    },
    {
      key: 'when',
      name: t('when'),
      wide: true,
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap text-ink-2 tabular-nums">
          {format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'short' })}
        </time>
      ),
    },
    {
      key: 'credits',
      name: t('credits'),
      numeric: true,
      wide: true,
      cell: ({ credits }) => (credits > 0 ? format.number(credits) : '–'),
    },
    {
      key: 'how',
      name: t('how'),
      wide: true,
      cell: ({ method, country }) => `${methodName(method)} · ${country}`,
    },
    {
      key: 'state',
      name: t('state'),
      cell: ({ state, test }) => (
        <span className="flex flex-wrap gap-1">
          <StateBadge state={state} />
          {test && (
            <Badge size="s" tone="danger">
              {t('test')}
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: 'amount',
      name: t('amount'),
      numeric: true,
      cell: ({ price }) => <span className="whitespace-nowrap font-semibold">{formatMoney(price, locale)}</span>,
    },
  ];
}
