import { type Fact, FactList } from '#design/fact-list.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { PaymentView } from '../contract.ts';
import { receiptPagePath } from '../receipts/contract.ts';
import { MethodMark } from './method-marks.tsx';
import { useMethodName } from './method-words.ts';
import { usePaidWith } from './use-paid-with.ts';

export function PaymentFacts({ payment, className }: { payment: PaymentView; className?: string | undefined }) {
  const t = useTranslations('payments.purchase');
  const format = useFormatter();
  const locale = useLocale();
  const nameOf = useMethodName();
  const paidWith = usePaidWith();
  const { price, list_price, refunded, vat, card, method, country, statement, expires_at } = payment;
  const timeOf = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' });
  const facts: (Fact | false)[] = [
    payment.claim_id === null && { key: 'credits', name: t('facts.credits'), value: format.number(payment.credits) },
    list_price.amount > price.amount && {
      key: 'discount',
      name: t('facts.discount'),
      value: formatMoney({ ...price, amount: price.amount - list_price.amount }, locale),
    },
    { key: 'amount', name: t('facts.amount'), value: formatMoney(price, locale) },
    vat !== null && {
      key: 'vat',
      name: t('facts.vat', { rate: format.number(vat.rate / 100, { style: 'percent', maximumFractionDigits: 2 }) }),
      value: formatMoney(vat.amount, locale),
    },
    refunded.amount > 0 && { key: 'refunded', name: t('facts.refunded'), value: formatMoney(refunded, locale) },
    {
      key: 'method',
      name: t('facts.method'),
      value: (
        <span className="flex items-center justify-end gap-2">
          {card?.last4 ? paidWith(payment) : nameOf(method, country)}
          <MethodMark method={method} brand={card?.brand} className="h-5 w-7.5 shrink-0" />
        </span>
      ),
    },
    statement !== null &&
      method !== 'wiretransfer' && { key: 'statement', name: t('facts.statement'), value: statement },
    { key: 'date', name: t('facts.date'), value: timeOf(payment.completed_at ?? payment.created_at) },
    payment.collect_on !== null && {
      key: 'collected',
      name: t('facts.collected'),
      value: format.dateTime(new Date(`${payment.collect_on}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }),
    },
    expires_at !== null && { key: 'expires', name: t('facts.expires'), value: timeOf(expires_at) },
    { key: 'number', name: t('facts.number'), value: payment.id },
    ...payment.receipts.map(({ id, kind, number }) => ({
      key: `receipt ${id}`,
      name: t('facts.document', { kind }),
      value: (
        <ReceiptLink href={receiptPagePath(payment.id, id)} name={t('facts.document', { kind })} number={number} />
      ),
    })),
  ];
  return <FactList className={className} facts={facts.filter((fact) => fact !== false)} />;
}

function ReceiptLink({ href, name, number }: { href: string; name: string; number: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${name} ${number}`}
      className="inline-flex min-h-6 items-center text-primary tabular-nums hover:underline"
    >
      {number}
    </a>
  );
}
