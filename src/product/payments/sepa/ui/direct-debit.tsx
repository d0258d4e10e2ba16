import { type FormEvent, type ReactElement, useState } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { Button } from '#design/button.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { FormError } from '#design/field.tsx';
import { PageContainer, Panel } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { taxIn } from '#product/credits/ui/tax.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { DirectDebitView } from '../contract.ts';
import { AccountFields } from './account-fields.tsx';
import { Mandate } from './mandate.tsx';
import { PhoneFields } from './phone-fields.tsx';
import { FIELDS, type Field, inputOf, missingIn } from './read-form.ts';
import { useOrderDebit } from './use-order-debit.ts';

interface DirectDebitProps {
  debit: DirectDebitView;
  checkoutLink: ReactElement<{ className?: string | undefined }>;
}

const MISSING = {
  holder: 'holderMissing',
  iban: 'ibanMissing',
  street: 'streetMissing',
  house_number: 'numberMissing',
  postal_code: 'postalMissing',
  city: 'cityMissing',
  phone: 'phoneMissing',
  code: 'codeMissing',
  mandate: 'consentMissing',
} as const;

export function DirectDebit({ debit, checkoutLink }: DirectDebitProps) {
  const t = useTranslations('payments.direct-debit');
  const checkout = useTranslations('payments.purchase.checkout');
  const { order, busy, error } = useOrderDebit();
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [shown, setShown] = useState<unknown>(null);
  const amount = formatMoney(debit.price, useLocale());
  const asks = debit.refund_days > 0;
  if (error !== shown) {
    setShown(error);
    setErrors(isApiError(error) ? error.fields : {});
  }
  const atField = FIELDS.some((name) => isApiError(error) && error.fields[name]);
  const failure = error && !atField && (isApiError(error) && error.message ? error.message : t('failed'));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const missing = missingIn(data, asks);
    setErrors(
      Object.fromEntries(
        missing.map((name) => [name, name === 'begin_at_once' ? checkout('beginMissing') : t(MISSING[name])] as const),
      ),
    );
    const [first] = missing;
    if (first) form.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus();
    else if (!busy) order(inputOf(data, debit.payment_id));
  };
  const forget = (field: Field) => setErrors(({ [field]: _gone, ...others }) => others);
  return (
    <PageContainer width="middle" className="pb-16">
      <BackLink link={checkoutLink} className="mt-6 l:mt-9">
        {t('other')}
      </BackLink>
      <h1 className="display mt-1 text-t40">{t('heading')}</h1>
      <p className="mt-2 max-w-[56ch] text-ink-2">{t('lead')}</p>
      {debit.refused && (
        <Notice tone="danger" className="mt-5">
          {debit.refused.message}
        </Notice>
      )}
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="mt-6 grid grid-cols-1 items-start gap-6 l:grid-cols-[minmax(0,1fr)_minmax(18rem,23rem)]"
      >
        <Summary debit={debit} amount={amount} />
        <div className="grid min-w-0 gap-4">
          <AccountFields errors={errors} onChange={forget} countries={debit.countries} />
          <PhoneFields errors={errors} onChange={forget} />
          <Mandate debit={debit} errors={errors} onChange={forget}>
            {asks && (
              <Checkbox
                className="text-t14"
                name="begin_at_once"
                label={checkout('begin')}
                error={errors.begin_at_once}
                onChange={() => forget('begin_at_once')}
              />
            )}
          </Mandate>
          <FormError>{failure}</FormError>
          <Button type="submit" size="l" wide busy={busy} busyLabel={t('paying')}>
            {checkout('pay', { amount })}
          </Button>
        </div>
      </form>
    </PageContainer>
  );
}

function Summary({ debit, amount }: { debit: DirectDebitView; amount: string }) {
  const t = useTranslations('payments.direct-debit');
  const checkout = useTranslations('payments.purchase.checkout');
  const format = useFormatter();
  const tax = taxIn(debit.country, useSettings().vat_countries);
  const date = format.dateTime(new Date(`${debit.collect_on}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Panel as="section" className="l:sticky l:top-24 l:order-last">
      <h2 className="sr-only">{checkout('order')}</h2>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{checkout('credits', { credits: debit.credits })}</span>
        <strong className="headline text-t28 tabular-nums">{amount}</strong>
      </div>
      <p className="text-end text-ink-2 text-t13">{checkout('total', { tax })}</p>
      <ul className="mt-3 grid gap-1.5 text-ink-2 text-t14">
        <li>{t('collected', { date })}</li>
        <li>{t('atOnce')}</li>
        <li>{t('back8')}</li>
        {debit.statement && <li>{checkout('statement', { name: debit.statement })}</li>}
      </ul>
    </Panel>
  );
}
