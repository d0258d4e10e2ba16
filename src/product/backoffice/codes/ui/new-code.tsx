import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Select } from '#design/select.tsx';
import { TextField } from '#design/text-field.tsx';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { PAYMENT_METHODS } from '#product/payments/contract.ts';
import { readAmount } from '#product/payments/spending/ui/read-amount.ts';
import { useAdminSite, useDesk } from '../../desk/ui/desk-query.ts';
import { useMethod } from '../../desk/ui/use-method.ts';
import { type CodesReply, listDiscountCodes, type MakeCodeInput, makeDiscountCode, VALIDITIES } from '../contract.ts';
import { ExamplePrice } from './example-price.tsx';

interface NewCodeProps {
  example: CodesReply['example'];
  onMade: (id: number) => void;
}

export function NewCode({ example, onMade }: NewCodeProps) {
  const t = useTranslations('backoffice.codes');
  const methodName = useMethod();
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { sites } = useDesk();
  const narrowed = useAdminSite();
  const [percent, setPercent] = useState(10);
  const make = useMutation({
    mutationFn: (input: MakeCodeInput) => transport.call(makeDiscountCode, input),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: keyOf(listDiscountCodes) });
      onMade(id);
    },
  });
  const wrong = (isApiError(make.error) && make.error.fields) || {};
  const field = 'h-9! text-t14!';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    make.mutate(inputOf(new FormData(event.currentTarget)));
  };
  return (
    <form method="post" className="flex flex-col gap-3 p-4 l:p-6" onSubmit={submit}>
      <h2 className="headline text-t22">{t('new')}</h2>
      <ExamplePrice example={example} percentage={percent * 100} />
      <Select
        name="site"
        label={t('site')}
        className={field}
        defaultValue={narrowed ?? sites[0]?.id}
        options={sites.map(({ id, host }) => ({ value: `${id}`, label: host }))}
      />
      <TextField
        name="code"
        required
        label={t('code')}
        hint={t('codeHint')}
        error={wrong.code}
        pattern="[A-Za-z0-9]{3,24}"
        maxLength={24}
        autoComplete="off"
        className={`${field} uppercase`}
      />
      <TextField
        name="percent"
        type="number"
        required
        min={1}
        max={99}
        label={t('percent')}
        value={percent || ''}
        onChange={({ target }) => setPercent(Number(target.value))}
        className={field}
      />
      <Select
        name="validity"
        label={t('who')}
        className={field}
        options={VALIDITIES.map((value) => ({ value, label: t(`validity.${value}`) }))}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField name="starts" type="date" label={t('from')} className={field} />
        <TextField name="ends" type="date" label={t('until')} error={wrong.ends} className={field} />
        <TextField
          name="minimum"
          inputMode="decimal"
          pattern="[0-9]{1,6}([.,][0-9]{1,2})?"
          label={t('minimum')}
          className={field}
        />
        <TextField
          name="currency"
          label={t('currency')}
          error={wrong.currency}
          pattern="[A-Za-z]{3}"
          maxLength={3}
          className={`${field} uppercase`}
        />
        <TextField
          name="country"
          label={t('country')}
          hint={t('countryHint')}
          pattern="[A-Za-z]{2}"
          maxLength={2}
          className={`${field} uppercase`}
        />
        <Select
          name="method"
          label={t('methods')}
          className={field}
          placeholder={t('all')}
          options={PAYMENT_METHODS.map((value) => ({ value, label: methodName(value) }))}
        />
      </div>
      {make.error && <p className="text-danger text-t14">{make.error.message}</p>}
      <Button type="submit" size="s" busy={make.isPending} className="self-start">
        {t('make')}
      </Button>
    </form>
  );
}

/** The call refuses it by its field. */
const NO_AMOUNT = -1;

function inputOf(words: FormData): MakeCodeInput {
  const word = (name: string) => `${words.get(name) ?? ''}`.trim() || null;
  const minimum = word('minimum');
  const method = PAYMENT_METHODS.find((one) => one === word('method'));
  return {
    site: Number(word('site')),
    code: (word('code') ?? '').toUpperCase(),
    percent: Number(word('percent')),
    country: word('country')?.toUpperCase() ?? null,
    currency: word('currency')?.toUpperCase() ?? null,
    minimum: minimum === null ? null : (readAmount(minimum) ?? NO_AMOUNT),
    methods: method ? [method] : null,
    validity: VALIDITIES.find((one) => one === word('validity')) ?? 'once-per-user',
    starts: word('starts'),
    ends: word('ends'),
  };
}
