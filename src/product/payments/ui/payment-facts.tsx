import { FactList } from '#design/fact-list.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { PaymentView } from '../contract.ts';
import { MethodMark } from './method-marks.tsx';

/** What a receipt says. */
export function PaymentFacts({ payment, className }: { payment: PaymentView; className?: string | undefined }) {
  const t = useTranslations('payments');
  const format = useFormatter();
  const locale = useLocale();
  const at = new Date(payment.completed_at ?? payment.created_at);
  return (
    <FactList
      className={className}
      facts={[
        { key: 'credits', name: t('facts.credits'), value: format.number(payment.credits) },
        { key: 'amount', name: t('facts.amount'), value: formatMoney(payment.price, locale) },
        {
          key: 'method',
          name: t('facts.method'),
          value: (
            <span className="flex items-center gap-2">
              {t(`methods.${payment.method}`)}
              <MethodMark method={payment.method} className="h-5 w-7.5" />
            </span>
          ),
        },
        {
          key: 'date',
          name: t('facts.date'),
          value: format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' }),
        },
        { key: 'number', name: t('facts.number'), value: payment.id },
      ]}
    />
  );
}
