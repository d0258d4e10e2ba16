import { type FormEvent, type ReactElement, useState } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { Button } from '#design/button.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { FormError } from '#design/field.tsx';
import { PageContainer } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { taxIn } from '#product/credits/ui/tax.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { CheckoutReply, PaymentMethod } from '../contract.ts';
import { CapNotice } from '../spending/ui/cap-notice.tsx';
import { MethodChoice } from './method-choice.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderCode } from './order-code.tsx';
import { OrderLine, OrderSummary, OrderTotal } from './order-summary.tsx';
import { useStartPayment } from './start-payment.ts';
import { TotalNews } from './total-news.tsx';
import { useCheckout } from './use-checkout.ts';

export type CheckoutProps = {
  checkout: CheckoutReply;
  country: string;
  asked: PaymentMethod | null;
  wayBack: string | null;
  packagesLink: ReactElement<{ className?: string | undefined }>;
  onVisitor: (() => void) | null;
};

const canChoose = ({ methods, unavailable }: CheckoutReply, method: PaymentMethod) =>
  methods.includes(method) && !unavailable.includes(method);

export function Checkout({ checkout: first, country, asked, wayBack, packagesLink, onVisitor }: CheckoutProps) {
  const t = useTranslations('payments.purchase');
  const [chosen, setChosen] = useState(asked && canChoose(first, asked) ? asked : null);
  const [code, setCode] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [atOnce, setAtOnce] = useState(false);
  const [store, setStore] = useState(false);
  const { checkout, asking } = useCheckout(first, { country, code, method: chosen ?? asked });
  const { start, forget, busy, error } = useStartPayment({ packageId: first.package.id, country, wayBack });

  // A lower total may be too little for the method.
  const method = chosen && canChoose(checkout, chosen) ? chosen : null;
  const { total, refund_days } = checkout;
  const goesOn = method !== null && checkout.continued.includes(method);
  const asks = refund_days > 0 && !goesOn;
  const canStore = method !== null && !onVisitor && checkout.storable.includes(method);
  const amount = formatMoney(total, useLocale());
  const tax = taxIn(country, useSettings().vat_countries);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!method || (asks && !atOnce)) {
      setMissing(true);
      const wanted = method ? 'input[name=begin_at_once]' : 'input[type=radio]:enabled';
      event.currentTarget.querySelector<HTMLInputElement>(wanted)?.focus();
    } else if (onVisitor) onVisitor();
    else if (!busy)
      start({ method, total, code: checkout.code_refused ? null : code, atOnce, store: canStore && store });
  };
  const button = { type: 'submit', size: 'l', busy, busyLabel: t('checkout.paying') } as const;
  const failure = error && (isApiError(error) && error.message ? error.message : t('checkout.failed'));
  const pay = goesOn ? t('checkout.continueDebit') : t('checkout.pay', { amount });
  return (
    <PageContainer width="middle" className="pb-16">
      <BackLink link={packagesLink} className="mt-6 l:mt-9">
        {t('checkout.packages')}
      </BackLink>
      <h1 className="display mt-1 text-t40">{t('checkout.heading')}</h1>
      <OrderLine checkout={checkout} className="mt-2 l:hidden" />
      <TotalNews amount={amount} />
      <CapNotice country={country} total={total} className="mt-5" />
      <form
        method="post"
        noValidate
        // Else a browser that comes back ticks a method that the page knows nothing of.
        autoComplete="off"
        onSubmit={submit}
        className="mt-6 grid grid-cols-1 items-start gap-6 l:grid-cols-[minmax(0,1fr)_minmax(18rem,23rem)]"
      >
        {checkout.methods.length ? (
          <MethodChoice
            checkout={checkout}
            country={country}
            value={method}
            error={missing && !method && t('checkout.choose')}
            onChange={(next) => {
              setChosen(next);
              setMissing(false);
              forget();
            }}
          />
        ) : (
          <Notice tone="plain">{t('checkout.none')}</Notice>
        )}
        <div className="min-w-0 l:sticky l:top-24">
          <OrderSummary
            checkout={checkout}
            tax={tax}
            code={
              <OrderCode
                checkout={checkout}
                busy={asking}
                onCode={(next) => {
                  setCode(next);
                  forget();
                }}
              />
            }
            action={
              <>
                {canStore && (
                  <Checkbox
                    className="mt-2 text-t14"
                    name="store_card"
                    label={t('checkout.store')}
                    checked={store}
                    onChange={(event) => setStore(event.target.checked)}
                  />
                )}
                {asks && (
                  <Checkbox
                    className="mt-2 text-t14 max-l:[&_input]:scroll-mb-40"
                    name="begin_at_once"
                    label={t('checkout.begin')}
                    checked={atOnce}
                    error={missing && method && !atOnce && t('checkout.beginMissing')}
                    onChange={(event) => setAtOnce(event.target.checked)}
                  />
                )}
                <Button {...button} wide className="mt-5 max-l:hidden">
                  {pay}
                </Button>
              </>
            }
          >
            <FormError className="max-l:sr-only">{failure}</FormError>
            <NextSteps checkout={checkout} method={method} />
          </OrderSummary>
        </div>
        <div className="sticky bottom-0 z-10 -mx-gutter border-line border-t bg-surface px-gutter pt-2.5 pb-3 s:flex s:items-center s:justify-between s:gap-6 s:pt-3 l:hidden">
          {failure ? (
            <p aria-hidden="true" className="font-medium text-danger text-t14 max-s:mb-2">
              {failure}
            </p>
          ) : (
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-ink-2 text-t14 max-s:mb-2">
              {t('checkout.total', { tax })}
              <OrderTotal checkout={checkout} />
            </p>
          )}
          <Button {...button} className="max-s:w-full">
            {pay}
          </Button>
        </div>
      </form>
    </PageContainer>
  );
}
