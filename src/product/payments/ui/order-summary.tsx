import type { ReactNode } from 'react';
import { cx } from '#design/cx.ts';
import { IconPremium } from '#design/icons.tsx';
import { Panel } from '#design/layout.tsx';
import { Price } from '#design/price.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { Tax } from '#product/credits/ui/tax.ts';
import type { CheckoutReply } from '../contract.ts';

export function OrderLine({ checkout, className }: { checkout: CheckoutReply; className?: string | undefined }) {
  const t = useTranslations('payments.purchase.checkout');
  const { credits, messages } = checkout.package;
  return (
    <p className={cx('text-ink-2 tabular-nums', className)}>
      {t('credits', { credits })}
      {messages > 0 && ` · ${t('messages', { messages })}`}
      {' · '}
      <OrderTotal checkout={checkout} />
    </p>
  );
}

export function OrderTotal({ checkout }: { checkout: CheckoutReply }) {
  const t = useTranslations('payments.purchase.checkout');
  const locale = useLocale();
  const { total, discount } = checkout;
  return (
    <span className="whitespace-nowrap">
      {discount && (
        <>
          <s className="tabular-nums">
            <span className="sr-only">{t('before')} </span>
            {formatMoney(checkout.package.price, locale)}
          </s>{' '}
        </>
      )}
      <strong className="font-semibold text-ink tabular-nums">{formatMoney(total, locale)}</strong>
    </span>
  );
}

interface OrderSummaryProps {
  checkout: CheckoutReply;
  tax: Tax;
  code?: ReactNode;
  action: ReactNode;
  children: ReactNode;
}

export function OrderSummary({ checkout, tax, code, action, children }: OrderSummaryProps) {
  const t = useTranslations('payments.purchase.checkout');
  const locale = useLocale();
  const { total, discount, statement } = checkout;
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
        {discount && <DiscountLine checkout={checkout} discount={discount} />}
        <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line border-t pt-5">
          <dt className="font-semibold">{t('total', { tax })}</dt>
          <dd className="ms-auto">
            <Price
              amount={formatMoney(total, locale)}
              size="m"
              className="flex-row-reverse justify-end"
              {...(discount && { was: formatMoney(price, locale), wasLabel: t('before') })}
            />
          </dd>
        </div>
      </dl>
      {code && <div className="mt-3">{code}</div>}
      {action}
      {statement && <p className="mt-4 text-ink-2 text-t14">{t('statement', { name: statement })}</p>}
      <div className="mt-5">{children}</div>
    </Panel>
  );
}

interface DiscountLineProps {
  checkout: CheckoutReply;
  discount: NonNullable<CheckoutReply['discount']>;
}

export function DiscountLine({ checkout, discount }: DiscountLineProps) {
  const t = useTranslations('payments.purchase');
  const format = useFormatter();
  const { code, kind, percentage, ends_at } = discount;
  const { amount, currency } = checkout.total;
  const off = { amount: amount - checkout.package.price.amount, currency };
  const percent = format.number(percentage / 100, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <div className="mt-3 flex items-baseline justify-between gap-4 text-secondary-ink">
      <dt className="min-w-0">
        <span className="flex items-start gap-2 font-semibold">
          <IconPremium className="mt-0.5 size-4.5 shrink-0" />
          <span className="min-w-0 break-words">{t(`discount.${kind}`, { percent, code })}</span>
        </span>
        {ends_at && (
          <span className="mt-0.5 block text-ink-2 text-t14">
            {t('discount.until', {
              moment: format.dateTime(new Date(ends_at), { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </span>
        )}
      </dt>
      <dd className="shrink-0 whitespace-nowrap font-semibold tabular-nums">{formatMoney(off, useLocale())}</dd>
    </div>
  );
}
