import type { ReactNode } from 'react';
import { Panel } from '#design/layout.tsx';
import { Price } from '#design/price.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { CheckoutReply } from '../contract.ts';

/** What is bought and what it costs; `action` is the button under the total. */
export function OrderSummary(props: { checkout: CheckoutReply; action: ReactNode; children: ReactNode }) {
  const { checkout, action, children } = props;
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
          <dt className="font-semibold">{t('total')}</dt>
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
