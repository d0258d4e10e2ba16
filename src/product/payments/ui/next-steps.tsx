import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { CheckoutReply, PaymentMethod } from '../contract.ts';
import { firstStepOf } from './method-words.ts';

export function NextSteps({ checkout, method }: { checkout: CheckoutReply; method: PaymentMethod | null }) {
  const t = useTranslations('payments.purchase');
  const amount = formatMoney(checkout.total, useLocale());
  const { credits } = checkout.package;
  const first = firstStepOf(method);
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="sr-only">
        {t('checkout.next')}
      </h2>
      <ol className="list-decimal space-y-2.5 ps-5 text-ink-2 text-t14 marker:tabular-nums">
        <li>{t(`steps.${first}`, { amount, method: method ? t(`methods.${method}`) : '' })}</li>
        <li>{t(method === 'wiretransfer' ? 'steps.later' : 'steps.soon', { credits })}</li>
        <li>{t('steps.once', { days: checkout.refund_days })}</li>
      </ol>
    </section>
  );
}
