import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { TextField } from '#design/text-field.tsx';
import { apiQuery } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { findTransferOrders, type TransferOrder } from '../contract.ts';

export function FindOrder({ line, onPick }: { line: number; onPick: (order: TransferOrder) => void }) {
  const t = useTranslations('backoffice.transfers');
  const states = useTranslations('backoffice.payments');
  const locale = useLocale();
  const [asked, setAsked] = useState('');
  const { data, isFetching } = useQuery({
    ...apiQuery(useTransport(), findTransferOrders, { line, q: asked }),
    enabled: asked !== '',
  });
  return (
    <section className="flex flex-col gap-3">
      <form
        method="post"
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(String(new FormData(event.currentTarget).get('q') ?? '').trim());
        }}
      >
        <TextField
          autoFocus
          name="q"
          label={t('find')}
          hint={t('findHint')}
          maxLength={60}
          autoComplete="off"
          required
          className="h-9! text-t14!"
        />
        <Button type="submit" size="s" variant="outline" busy={isFetching}>
          {t('findNow')}
        </Button>
      </form>
      {data?.orders.length === 0 && <p className="text-ink-2">{t('noneFound')}</p>}
      <ul className="flex flex-col gap-2">
        {data?.orders.map((order) => (
          <li key={order.payment}>
            <button
              type="button"
              onClick={() => onPick(order)}
              className="flex w-full flex-wrap gap-x-3 rounded-card border border-line p-3 text-start hover:border-ink-3"
            >
              <span className="font-semibold">{order.name || order.member}</span>
              <span>{t('orderOf', { number: order.payment, credits: order.credits })}</span>
              <span className="text-ink-2">{states(`states.${order.state}`)}</span>
              <span className="ms-auto font-semibold tabular-nums">{formatMoney(order.price, locale)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
