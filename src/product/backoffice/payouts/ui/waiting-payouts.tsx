import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { MoneyRow } from '../../desk/ui/money-row.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import { makePayoutBatch, type PayingAccount, type WaitingPayout } from '../contract.ts';
import { NameAccount } from './name-account.tsx';
import { OfWhom } from './of-whom.tsx';
import { OF_PAYOUTS } from './payouts-query.ts';

export function WaitingPayouts({ account }: { account: PayingAccount }) {
  const t = useTranslations('backoffice.payouts');
  const locale = useLocale();
  const [naming, setNaming] = useState<number | null>(null);
  const { id, company, name, ready, waiting, wrong, lines } = account;
  const { mutate, isPending } = useAct((transport, of: number) => transport.call(makePayoutBatch, { account: of }), {
    said: () => t('made'),
    changes: OF_PAYOUTS,
    alsoRefused: true,
  });
  return (
    <article className="max-w-3xl rounded-card border border-line bg-surface-2 p-4">
      <header className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1">
          <h3 className="break-words font-semibold">{company}</h3>
          <p className="text-ink-2">
            {name} · {t('waits', { count: waiting.count, money: formatMoney(waiting.money, locale) })}
          </p>
        </div>
        {ready.count > 0 && <p className="headline text-secondary-ink text-t22">{formatMoney(ready.money, locale)}</p>}
      </header>
      {wrong !== null && <p className="mt-2 text-danger">{t('wrong', { said: wrong })}</p>}
      <ul className="my-3 flex flex-col divide-y divide-line border-line border-y">
        {lines.map((line) => (
          <Row key={line.refund ?? `entry ${line.entry}`} line={line} onName={setNaming} />
        ))}
      </ul>
      {waiting.count > lines.length && (
        <p className="mb-3 text-ink-2">{t('more', { count: waiting.count - lines.length })}</p>
      )}
      {ready.count > 0 && wrong === null ? (
        <Button size="s" busy={isPending} onClick={() => mutate(id)}>
          {t('make', { count: ready.count })}
        </Button>
      ) : (
        <p className="text-ink-2">{t('nothingReady')}</p>
      )}
      {naming !== null && <NameAccount refund={naming} onClose={() => setNaming(null)} />}
    </article>
  );
}

const NAMEABLE: readonly WaitingPayout['readiness'][] = ['no_account', 'came_back', 'own_account'];

function Row({ line, onName }: { line: WaitingPayout; onName: (refund: number) => void }) {
  const t = useTranslations('backoffice.payouts');
  const { refund, holder, last4, money, days, readiness } = line;
  return (
    <MoneyRow
      lead={
        <>
          <span className="block break-words font-semibold">
            {holder || t('noName')}
            {last4 && <span className="font-regular text-ink-2 tabular-nums"> •••• {last4}</span>}
          </span>
          <span className="block text-ink-2 text-t13">
            <OfWhom line={line} /> · {t('days', { days })}
            {readiness !== 'ready' && <span className="text-ink"> · {t(`readiness.${readiness}`)}</span>}
          </span>
        </>
      }
      money={money}
      acts={
        refund !== null &&
        NAMEABLE.includes(readiness) && (
          <Button size="s" variant="outline" onClick={() => onName(refund)}>
            {t('name')}
          </Button>
        )
      }
    />
  );
}
