import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { FactList } from '#design/fact-list.tsx';
import { SkeletonText } from '#design/skeleton.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { useAct } from '../../desk/ui/use-act.ts';
import { useMethod } from '../../desk/ui/use-method.ts';
import { askProvider, type OpenedPayment } from '../contract.ts';
import { OF_PAYMENTS, usePayment } from './payments-query.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { StateBadge } from './state-badge.tsx';

export function PaymentDetail({ id }: { id: number }) {
  const t = useTranslations('backoffice.payments');
  const frame = useTranslations('backoffice.frame');
  const locale = useLocale();
  const { data, error } = usePayment(id);
  const [refunding, setRefunding] = useState(false);
  if (error)
    return <p className="p-6 text-danger text-t14">{(isApiError(error) && error.message) || frame('failed')}</p>;
  if (!data)
    return (
      <div className="p-6">
        <SkeletonText lines={6} />
      </div>
    );
  const { payment, steps } = data;
  return (
    <article className="flex flex-col gap-6 p-4 text-t14 l:p-6">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="headline text-t28 text-secondary-ink">{formatMoney(payment.price, locale)}</h2>
        <StateBadge state={payment.state} />
      </header>
      <Facts payment={payment} />
      <div className="flex flex-wrap gap-2">
        <Button size="s" variant="outline" disabled={payment.left === 0} onClick={() => setRefunding(true)}>
          {t('refund')}
        </Button>
        <AskAgain id={payment.id} />
      </div>
      <Story steps={steps} />
      {refunding && <RefundDialog payment={payment} onClose={() => setRefunding(false)} />}
    </article>
  );
}

function AskAgain({ id }: { id: number }) {
  const t = useTranslations('backoffice.payments');
  const { mutate, isPending } = useAct((transport, payment: number) => transport.call(askProvider, { id: payment }), {
    said: ({ heard, state }) => (heard ? t('heard', { state: t(`states.${state}`) }) : t('silent')),
    changes: OF_PAYMENTS,
  });
  return (
    <Button size="s" variant="outline" busy={isPending} onClick={() => mutate(id)}>
      {t('ask')}
    </Button>
  );
}

function Facts({ payment }: Pick<OpenedPayment, 'payment'>) {
  const t = useTranslations('backoffice.payments');
  const format = useFormatter();
  const locale = useLocale();
  const methodName = useMethod();
  const { price, vat_rate: rate } = payment;
  return (
    <FactList
      facts={[
        { key: 'number', name: t('number'), value: payment.id },
        {
          key: 'who',
          name: t('who'),
          value: (
            <Link to="/admin/members" search={{ id: payment.member, q: `${payment.member}` }} className="text-primary">
              {payment.name || payment.member}
            </Link>
          ),
        },
        {
          key: 'when',
          name: t('when'),
          value: format.dateTime(new Date(payment.at), { dateStyle: 'long', timeStyle: 'short' }),
        },
        { key: 'how', name: t('how'), value: `${methodName(payment.method)} · ${payment.country}` },
        {
          key: 'provider',
          name: t('provider'),
          value: payment.test ? `${payment.provider} · ${t('test')}` : payment.provider,
        },
        { key: 'credits', name: t('credits'), value: payment.credits },
        { key: 'balance', name: t('balance'), value: payment.balance },
        ...(rate === null
          ? []
          : [
              {
                key: 'vat',
                name: t('vat'),
                value: `${payment.vat_country ?? ''} ${format.number(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 })}`,
              },
            ]),
        ...(payment.failure === null ? [] : [{ key: 'failure', name: t('failure'), value: payment.failure }]),
        { key: 'left', name: t('left'), value: formatMoney({ ...price, amount: payment.left }, locale) },
      ]}
    />
  );
}

function Story({ steps }: Pick<OpenedPayment, 'steps'>) {
  const t = useTranslations('backoffice.payments');
  const format = useFormatter();
  const methodName = useMethod();
  return (
    <section>
      <h3 className="mb-2 font-semibold">{t('story')}</h3>
      <ol className="flex flex-col gap-2">
        {steps.map(({ at, what, detail, of }) => (
          <li key={`${at} ${what} ${detail} ${of}`} className="flex gap-3">
            <time dateTime={at} className="w-36 shrink-0 text-ink-2 text-t13 tabular-nums">
              {format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'medium' })}
            </time>
            <span className="min-w-0 break-words">
              {t(`steps.${what}`)}{' '}
              <span className="text-ink-2">
                {[what === 'ordered' ? methodName(detail) : detail, of].filter(Boolean).join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
