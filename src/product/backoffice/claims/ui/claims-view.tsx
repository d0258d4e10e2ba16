import { infiniteQueryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { TextField } from '#design/text-field.tsx';
import { keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { Older } from '../../desk/ui/older.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import { type Debt, type DebtsReply, listDebts, type WaiveInput, waiveDebt } from '../contract.ts';

export function debtsQuery(transport: Transport, site: number | undefined) {
  const narrowed = site === undefined ? {} : { site };
  return infiniteQueryOptions({
    queryKey: keyOf(listDebts, narrowed),
    queryFn: ({ pageParam, signal }) =>
      transport.call(listDebts, { ...narrowed, ...(pageParam !== null && { after: pageParam }) }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }: DebtsReply) => next,
  });
}

export function ClaimsView({ site }: { site: number | undefined }) {
  const t = useTranslations('backoffice.books');
  const { data, ...more } = useSuspenseInfiniteQuery(debtsQuery(useTransport(), site));
  const [waiving, setWaiving] = useState<Debt | null>(null);
  const debts = data.pages.flatMap((page) => page.debts);
  return (
    <div className="flex flex-col gap-4 p-4 text-t14 l:p-6">
      <p className="max-w-prose text-ink-2">{t('claims.text')}</p>
      {debts.length === 0 && <p className="text-ink-2">{t('claims.none')}</p>}
      <ul className="flex flex-col divide-y divide-line border-line border-t">
        {debts.map((debt) => (
          <Row key={debt.id} debt={debt} onWaive={() => setWaiving(debt)} />
        ))}
      </ul>
      <Older {...more} />
      {waiving && <WaiveDialog debt={waiving} onClose={() => setWaiving(null)} />}
    </div>
  );
}

function Row({ debt, onWaive }: { debt: Debt; onWaive: () => void }) {
  const t = useTranslations('backoffice.books');
  const format = useFormatter();
  const locale = useLocale();
  const { member, name, site, payment, money, credits, reason, method, opened_at, paying } = debt;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <span className="min-w-[min(10rem,100%)] flex-1">
        <Link to="/admin/members" search={{ id: member, q: `${member}` }} className="font-semibold hover:text-primary">
          {name || member}
        </Link>{' '}
        <span className="text-ink-2">{site}</span>
        <span className="block text-ink-2 text-t13">
          {t('claims.of', { credits })}{' '}
          <Link to="/admin/payments" search={{ id: payment }} className="text-primary underline">
            {payment}
          </Link>{' '}
          · {method} · {reason || '–'}
        </span>
      </span>
      {paying && (
        <Badge size="s" tone="honey">
          {t('claims.paying')}
        </Badge>
      )}
      <time dateTime={opened_at} className="text-ink-2 tabular-nums">
        {format.dateTime(new Date(opened_at), { dateStyle: 'medium' })}
      </time>
      <span className="text-end font-semibold m:w-24 tabular-nums">{formatMoney(money, locale)}</span>
      <Button size="s" variant="outline" onClick={onWaive}>
        {t('claims.waive')}
      </Button>
    </li>
  );
}

function WaiveDialog({ debt, onClose }: { debt: Debt; onClose: () => void }) {
  const t = useTranslations('backoffice.books');
  const frame = useTranslations('backoffice.frame');
  const locale = useLocale();
  const { mutate, isPending } = useAct((transport, input: WaiveInput) => transport.call(waiveDebt, input), {
    said: () => t('claims.waived'),
    changes: [keyOf(listDebts)],
    alsoRefused: true,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t('claims.waive')}
      description={t('claims.waiveText', { name: debt.name || `${debt.member}` })}
      closeLabel={frame('close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {frame('close')}
          </Button>
          <Button type="submit" form="waive" busy={isPending}>
            {t('claims.waiveNow', { money: formatMoney(debt.money, locale) })}
          </Button>
        </>
      }
    >
      <form
        method="post"
        id="waive"
        onSubmit={(event) => {
          event.preventDefault();
          const note = String(new FormData(event.currentTarget).get('note') ?? '').trim();
          mutate({ id: debt.id, ...(note && { note }) }, { onSettled: onClose });
        }}
      >
        <TextField name="note" label={t('claims.note')} maxLength={500} autoComplete="off" />
      </form>
    </Dialog>
  );
}
