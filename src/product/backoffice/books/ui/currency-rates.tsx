import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { TextField } from '#design/text-field.tsx';
import { keyOf } from '#platform/http/api-query.ts';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import { type CurrencyRate, type CurrencyRateInput, RateText, setVatRate, showVat } from '../contract.ts';

export function CurrencyRates({ rates, company }: { rates: readonly CurrencyRate[]; company: number }) {
  const t = useTranslations('backoffice.books');
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">{t('rates')}</h2>
      <p className="max-w-prose text-ink-2 text-t13">{t('ratesText')}</p>
      <ul className="flex flex-wrap gap-4">
        {rates.map((rate) => (
          <li key={`${rate.day} ${rate.currency} ${rate.per_euro}`}>
            <Rate rate={rate} company={company} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rate({ rate: { day, year, quarter, currency, per_euro }, company }: { rate: CurrencyRate; company: number }) {
  const t = useTranslations('backoffice.books');
  const format = useFormatter();
  const [typed, setTyped] = useState(per_euro === null ? '' : `${Number(per_euro)}`);
  const rate = typed.trim().replace(',', '.');
  const isRight = RateText.safeParse(rate).success;
  const isSame = per_euro !== null && Number(rate) === Number(per_euro);
  const { mutate, isPending } = useAct((transport, input: CurrencyRateInput) => transport.call(setVatRate, input), {
    said: () => t('rateSet'),
    changes: [keyOf(showVat)],
    alsoRefused: true,
  });
  const date = format.dateTime(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <form
      method="post"
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const known = currency as CurrencyRateInput['currency'];
        mutate({ company, year, quarter, currency: known, rate, seen: per_euro });
      }}
    >
      <TextField
        name="rate"
        inputMode="decimal"
        label={t('rateOf', { currency, date })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        required
        className="h-9! w-36! text-t14!"
      />
      <Button type="submit" size="s" variant="outline" busy={isPending} disabled={!isRight || isSame}>
        {t('setRate')}
      </Button>
    </form>
  );
}
