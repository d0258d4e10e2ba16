import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { Button } from '#design/button.tsx';
import { PageContainer, PageHeading, Panel } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { TextField } from '#design/text-field.tsx';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney, symbolOf } from '#platform/i18n/money.ts';
import { usePaymentCountry } from '#product/credits/ui/payment-country.ts';
import { keepSpendingCap, type SpendingView, setSpendingCap, viewSpending } from '../contract.ts';
import { readAmount } from './read-amount.ts';
import { spendingQuery } from './spending-query.ts';

export function SpendingScreen() {
  const t = useTranslations('payments.spending');
  const { currencies } = useSuspenseQuery(spendingQuery(useTransport(), usePaymentCountry())).data;
  const zone = currencies[0]?.time_zone.replaceAll('_', ' ') ?? '';
  return (
    <PageContainer width="narrow" className="grow pb-20">
      <BackLink className="mt-5" link={<Link to="/profile/settings" />}>
        {t('back')}
      </BackLink>
      <PageHeading title={t('title')} lead={t('lead')} />
      {currencies.map((view) => (
        <Currency key={view.currency} view={view} />
      ))}
      <p className="mt-4 text-ink-2 text-t14 text-pretty">{t('counts', { zone })}</p>
    </PageContainer>
  );
}

function Currency({ view }: { view: SpendingView }) {
  const t = useTranslations('payments.spending');
  const locale = useLocale();
  const { cap, spent, left, waiting } = view;
  const day = useDay(view.time_zone);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const { change, keep, busy, error, said } = useCapChange(view);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = readAmount(typed);
    setWrong(amount === null);
    if (amount === null) event.currentTarget.querySelector('input')?.focus();
    else change(amount, () => setTyped(''));
  };
  return (
    <Panel className="mt-6">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-4 s:grid-cols-3">
        <Fact name={t('cap')} value={cap ? formatMoney(cap, locale) : t('none')} />
        <Fact name={t('spent')} value={formatMoney(spent, locale)} />
        {left && <Fact name={t('left', { date: day(view.renews_at) })} value={formatMoney(left, locale)} />}
      </dl>
      {cap && waiting && <Waiting view={{ ...view, cap, waiting }} busy={busy} onKeep={keep} />}
      <form method="post" onSubmit={submit} className="mt-6 border-line border-t pt-5">
        <TextField
          id={id}
          label={t('label', { currency: view.currency })}
          hint={t('hint')}
          error={wrong ? t('wrong') : error}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          end={<span className="pe-2.5">{symbolOf(view.currency, locale)}</span>}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
        />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t('save')}
          </Button>
          {cap && !(waiting && waiting.cap === null) && (
            <Button variant="outline" disabled={busy} onClick={() => change(null)}>
              {t('remove')}
            </Button>
          )}
        </div>
      </form>
      <p role="status" className="mt-3 text-ink-2 text-t14 empty:hidden">
        {said}
      </p>
    </Panel>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col justify-between gap-1">
      <dt className="text-ink-2 text-t14">{name}</dt>
      <dd className="font-semibold text-t18 tabular-nums">{value}</dd>
    </div>
  );
}

type WaitingView = SpendingView & {
  cap: NonNullable<SpendingView['cap']>;
  waiting: NonNullable<SpendingView['waiting']>;
};

function Waiting({ view, busy, onKeep }: { view: WaitingView; busy: boolean; onKeep: () => void }) {
  const t = useTranslations('payments.spending');
  const locale = useLocale();
  return (
    <Notice
      className="mt-5"
      announce="status"
      actions={
        <Button variant="outline" size="s" disabled={busy} onClick={onKeep}>
          {t('keep', { cap: formatMoney(view.cap, locale) })}
        </Button>
      }
    >
      {useWaitingWords(view)}
    </Notice>
  );
}

function useWaitingWords({ waiting, time_zone: timeZone }: SpendingView): string {
  const t = useTranslations('payments.spending');
  const format = useFormatter();
  const locale = useLocale();
  if (!waiting) return '';
  const date = format.dateTime(new Date(waiting.at), { dateStyle: 'long', timeStyle: 'short', timeZone });
  return waiting.cap ? t('waits', { date, cap: formatMoney(waiting.cap, locale) }) : t('waitsNone', { date });
}

function useDay(timeZone: string): (time: string) => string {
  const format = useFormatter();
  return (time) => format.dateTime(new Date(time), { day: 'numeric', month: 'long', timeZone });
}

function useCapChange(view: SpendingView) {
  const t = useTranslations('payments.spending');
  const locale = useLocale();
  const transport = useTransport();
  const queryClient = useQueryClient();
  const query = spendingQuery(transport, usePaymentCountry());
  const [said, setSaid] = useState('');
  const { currency } = view;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (cap: number | null | 'keep') =>
      cap === 'keep'
        ? transport.call(keepSpendingCap, { currency })
        : transport.call(setSpendingCap, { currency, cap }),
    onSuccess: (reply, asked) => {
      queryClient.setQueryData(query.queryKey, reply);
      queryClient.invalidateQueries({ queryKey: keyOf(viewSpending) });
      const now = reply.currencies.find((one) => one.currency === currency);
      const cap = now?.cap ? formatMoney(now.cap, locale) : '';
      setSaid(now?.waiting ? '' : cap && t(asked === 'keep' ? 'kept' : 'saved', { cap }));
    },
  });
  return {
    change: (cap: number | null, done?: () => void) => mutate(cap, done && { onSuccess: done }),
    keep: () => mutate('keep'),
    busy: isPending,
    error: error ? (isApiError(error) && error.message) || t('failed') : undefined,
    said,
  };
}
