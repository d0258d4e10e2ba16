import type { ReactNode } from 'react';
import { cx } from '#design/cx.ts';
import { Panel } from '#design/layout.tsx';
import { Price } from '#design/price.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { Tax } from '#product/credits/ui/tax.ts';
import type { CheckoutReply } from '../contract.ts';

/** The order in one line, where its summary stands too far below: “25 credits · 5 messages · €9.95”. */
export function OrderLine({ checkout, className }: { checkout: CheckoutReply; className?: string | undefined }) {
  const t = useTranslations('payments.checkout');
  const amount = formatMoney(checkout.total, useLocale());
  const { credits, messages } = checkout.package;
  return (
    <p className={cx('text-ink-2 tabular-nums', className)}>
      {t('credits', { credits })}
      {messages > 0 && ` · ${t('messages', { messages })}`}
      {' · '}
      <strong className="whitespace-nowrap font-semibold text-ink">{amount}</strong>
    </p>
  );
}

interface OrderSummaryProps {
  checkout: CheckoutReply;
  tax: Tax;
  /** The button under the total. */
  action: ReactNode;
  children: ReactNode;
}

/** What is bought and what it costs. */
export function OrderSummary({ checkout, tax, action, children }: OrderSummaryProps) {
  const t = useTranslations('payments.checkout');
  const locale = useLocale();
  const { credits, messages, price } = checkout.package;
  return (
    <Panel as="section">
      <h2 className="sr-only">{t('order')}</h2>
      <dl>
        <div className="flex items-baseline justify-between gap-4">
          <dt>
            <span className="block font-semibold">{t('credits', { credits })}</span>
            {messages > 0 && <span className="block text-ink-2 text-t14">{t('messages', { messages })}</span>}
          </dt>
          <dd className="tabular-nums">{formatMoney(price, locale)}</dd>
        </div>
        <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line border-t pt-5">
          <dt className="font-semibold">{t('total', { tax })}</dt>
          <dd>
            <Price amount={formatMoney(checkout.total, locale)} size="m" />
          </dd>
        </div>
      </dl>
      {action}
      <div className="mt-5">{children}</div>
    </Panel>
  );
}
