import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { FactList } from '#design/fact-list.tsx';
import { TextField } from '#design/text-field.tsx';
import { keyOf } from '#platform/http/api-query.ts';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { useAct } from '../../desk/ui/use-act.ts';
import { useMethod } from '../../desk/ui/use-method.ts';
import { type CodesReply, type CodeView, changeDiscountCode, listDiscountCodes } from '../contract.ts';
import { ExamplePrice } from './example-price.tsx';

export function CodeDetail({ code, example }: { code: CodeView; example: CodesReply['example'] }) {
  const t = useTranslations('backoffice.codes');
  const methodName = useMethod();
  const locale = useLocale();
  const lastDay = code.expires_at === null ? '' : new Date(Date.parse(code.expires_at) - 1).toISOString().slice(0, 10);
  const [ends, setEnds] = useState(lastDay);
  const change = useAct(
    (transport, next: { status: CodeView['status']; ends?: string | null }) =>
      transport.call(changeDiscountCode, { id: code.id, seen: code.status, ...next }),
    { said: () => t('saved'), changes: [keyOf(listDiscountCodes)], alsoRefused: true },
  );
  const { minimum, currency } = code;
  return (
    <article className="flex flex-col gap-4 p-4 text-t14 l:p-6">
      <h2 className="headline text-t22">{code.code}</h2>
      <ExamplePrice example={example} percentage={code.percentage} />
      <FactList
        facts={[
          { key: 'site', name: t('site'), value: code.site },
          { key: 'who', name: t('who'), value: code.kind === 'code' ? t(`validity.${code.validity}`) : t('byRules') },
          { key: 'country', name: t('country'), value: code.country ?? t('all') },
          {
            key: 'minimum',
            name: t('minimum'),
            value: minimum !== null && currency !== null ? formatMoney({ amount: minimum, currency }, locale) : '–',
          },
          { key: 'methods', name: t('methods'), value: code.methods?.map(methodName).join(', ') ?? t('all') },
          { key: 'used', name: t('used'), value: t('uses', { used: code.used, held: code.held }) },
          ...(code.staff ? [{ key: 'by', name: t('madeBy'), value: code.staff }] : []),
        ]}
      />
      {code.kind !== 'code' ? (
        <p className="text-ink-2">{t('locked')}</p>
      ) : (
        <>
          <TextField
            type="date"
            label={t('until')}
            hint={t('untilHint')}
            value={ends}
            className="h-9! text-t14!"
            onChange={({ target }) => setEnds(target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              size="s"
              disabled={ends === lastDay}
              busy={change.isPending}
              onClick={() => change.mutate({ status: code.status, ends: ends || null })}
            >
              {t('save')}
            </Button>
            <Button
              size="s"
              variant="outline"
              onClick={() => change.mutate({ status: code.status === 'active' ? 'inactive' : 'active' })}
            >
              {code.status === 'active' ? t('pause') : t('resume')}
            </Button>
          </div>
        </>
      )}
    </article>
  );
}
