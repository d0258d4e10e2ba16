import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FormError } from '#design/field.tsx';
import { IconAlert } from '#design/icons.tsx';
import { Panel } from '#design/layout.tsx';
import { Select } from '#design/select.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { useMethodName } from '../../ui/method-words.ts';
import type { ClaimView } from '../contract.ts';
import { claimsQuery } from './claims-query.ts';
import { usePayClaim } from './pay-claim.ts';

export function OpenClaims() {
  const { claims } = useSuspenseQuery(claimsQuery(useTransport())).data;
  return claims.map((claim) => <OpenClaim key={claim.id} claim={claim} />);
}

function OpenClaim({ claim }: { claim: ClaimView }) {
  const t = useTranslations('payments.purchase.claim');
  const format = useFormatter();
  const heading = useId();
  const amount = formatMoney(claim.total, useLocale());
  const date = format.dateTime(new Date(claim.bought_at), { dateStyle: 'medium' });
  return (
    <Panel as="section" aria-labelledby={heading} className="mt-5">
      <div className="flex items-start gap-3">
        <IconAlert aria-hidden="true" className="mt-0.5 shrink-0 text-danger" />
        <div className="min-w-0 grow">
          <h2 id={heading} className="headline text-t22">
            {t('heading', { amount })}
          </h2>
          <p className="mt-1 max-w-[60ch] text-pretty">
            {t(`reason.${claim.reason}`, { date, number: claim.payment_id, credits: claim.credits })}
          </p>
          <p className="mt-1 max-w-[60ch] text-ink-2 text-pretty text-t14">{t('until')}</p>
        </div>
      </div>
      {claim.paying === null ? (
        <PayClaim claim={claim} amount={amount} />
      ) : (
        <p className="mt-4">
          {t('paying')}{' '}
          <Link
            to="/transactions/{-$id}"
            params={{ id: String(claim.paying) }}
            className="inline-flex min-h-6 items-center font-semibold text-primary hover:underline"
          >
            {t('look')}
          </Link>
        </p>
      )}
    </Panel>
  );
}

function PayClaim({ claim, amount }: { claim: ClaimView; amount: string }) {
  const t = useTranslations('payments.purchase');
  const nameOf = useMethodName();
  const { pay, busy, error } = usePayClaim(claim.id);
  const [first] = claim.methods;
  const [chosen, setChosen] = useState(first);
  const method = claim.methods.find((each) => each === chosen) ?? first;
  if (!method) return <p className="mt-4 text-ink-2">{t('checkout.none')}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) pay(method);
  };
  const failure = error && (isApiError(error) && error.message ? error.message : t('checkout.failed'));
  return (
    <form method="post" noValidate autoComplete="off" onSubmit={submit} className="mt-4">
      <div className="grid grid-cols-1 items-end gap-3 s:grid-cols-[minmax(0,1fr)_auto]">
        <Select
          label={t('facts.method')}
          name="method"
          className="w-full"
          options={claim.methods.map((value) => ({ value, label: nameOf(value, claim.country) }))}
          value={method}
          onChange={({ target }) => setChosen(claim.methods.find((each) => each === target.value))}
        />
        <Button type="submit" size="l" busy={busy} busyLabel={t('checkout.paying')}>
          {t('claim.pay', { amount })}
        </Button>
      </div>
      <FormError>{failure}</FormError>
    </form>
  );
}
