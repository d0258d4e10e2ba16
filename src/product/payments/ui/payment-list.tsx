import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Scene } from '#design/art/scene.tsx';
import { Badge, type BadgeTone } from '#design/badge.tsx';
import { Button, LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { IconAlert, IconCheck, IconChevronRight, IconClock, IconClose, IconUndo } from '#design/icons.tsx';
import { PageContainer, PageHeading } from '#design/layout.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { PaymentView } from '../contract.ts';
import { MethodMark } from './method-marks.tsx';
import { usePaidWith } from './use-paid-with.ts';

interface PaymentListProps {
  payments: PaymentView[];
  onMore: (() => void) | null;
  busy: boolean;
  action?: ReactNode;
  children?: ReactNode;
}

const coinJar = () => import('#design/art/coin-jar.tsx').then((module) => module.CoinJar);

export function PaymentList({ payments, onMore, busy, action, children }: PaymentListProps) {
  const t = useTranslations('payments.purchase.transactions');
  return (
    <PageContainer width="middle" className="pb-16">
      <PageHeading title={t('title')} lead={payments.length ? t('lead') : undefined} actions={action} />
      {children}
      <div className="mt-7">
        {payments.length ? (
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-rest">
            {payments.map((payment) => (
              <li key={payment.id}>
                <PaymentLine payment={payment} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            art={<Scene load={coinJar} />}
            layout="row"
            headline={t('empty')}
            action={<LinkButton render={<Link to="/credits" />}>{t('seePackages')}</LinkButton>}
          >
            {t('emptyText')}
          </EmptyState>
        )}
        {onMore && (
          <div className="mt-6 flex justify-center">
            <Button variant="outline" busy={busy} onClick={onMore}>
              {t('more')}
            </Button>
          </div>
        )}
      </div>
    </PageContainer>
  );
}

const STATES: Record<PaymentView['state'], { tone: BadgeTone; Icon: typeof IconClock }> = {
  ordered: { tone: 'primary', Icon: IconClock },
  opened: { tone: 'primary', Icon: IconClock },
  pending: { tone: 'primary', Icon: IconClock },
  paid: { tone: 'neutral', Icon: IconCheck },
  failed: { tone: 'danger', Icon: IconAlert },
  cancelled: { tone: 'neutral', Icon: IconClose },
  expired: { tone: 'neutral', Icon: IconClock },
  partly_refunded: { tone: 'neutral', Icon: IconUndo },
  refunded: { tone: 'neutral', Icon: IconUndo },
  charged_back: { tone: 'danger', Icon: IconUndo },
  won_back: { tone: 'neutral', Icon: IconCheck },
};

function PaymentLine({ payment }: { payment: PaymentView }) {
  const t = useTranslations('payments.purchase');
  const format = useFormatter();
  const locale = useLocale();
  const paidWith = usePaidWith();
  const { state, price, list_price, refunded } = payment;
  const { tone, Icon } = STATES[state];
  return (
    <Link
      to="/transactions/{-$id}"
      params={{ id: String(payment.id) }}
      className="grid min-h-18 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-3 hover:bg-surface-2 focus-visible:-outline-offset-2 s:grid-cols-[auto_minmax(0,1fr)_auto_auto] s:px-6"
    >
      <MethodMark method={payment.method} brand={payment.card?.brand} />
      <span className="min-w-0">
        <span className="block font-semibold tabular-nums">
          {payment.claim_id === null ? t('checkout.credits', { credits: payment.credits }) : t('claim.name')}
        </span>
        <span className="block text-ink-2 text-t14">
          {format.dateTime(new Date(payment.created_at), { dateStyle: 'medium' })}
          <span className="max-m:hidden"> · {paidWith(payment)}</span>
          {refunded.amount > 0 && state === 'partly_refunded' && (
            <span className="block tabular-nums">
              {t('transactions.back', { amount: formatMoney(refunded, locale) })}
            </span>
          )}
        </span>
      </span>
      <span className="flex flex-col items-end gap-1 s:flex-row-reverse s:items-center s:gap-5">
        <span className="text-end tabular-nums">
          {list_price.amount > price.amount && (
            <>
              <s className="text-ink-2 text-t14">
                <span className="sr-only">{t('checkout.before')} </span>
                {formatMoney(list_price, locale)}
              </s>{' '}
            </>
          )}
          <span className="font-semibold">{formatMoney(price, locale)}</span>
        </span>
        <Badge tone={tone} size="s" icon={<Icon />}>
          {t(`state.${state}`)}
        </Badge>
      </span>
      <IconChevronRight aria-hidden="true" className="size-4.5 text-ink-3 max-s:hidden rtl:-scale-x-100" />
    </Link>
  );
}
