import { Button } from '#design/button.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { MoneyRow } from '../../desk/ui/money-row.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import { type Collector, type DueDay, makeDebitBatch } from '../contract.ts';
import { OF_DEBITS } from './debits-query.ts';

export function DueDebits({ collector }: { collector: Collector }) {
  const t = useTranslations('backoffice.debits');
  const locale = useLocale();
  const { id, name, days, announced, wrong } = collector;
  const { mutate, isPending } = useAct((transport, account: number) => transport.call(makeDebitBatch, { account }), {
    said: ({ waits }) => t(waits ? 'madeWaits' : 'made'),
    changes: OF_DEBITS,
    alsoRefused: true,
  });
  const sum = days.reduce((total, { money }) => total + money.amount, 0);
  return (
    <article className="max-w-3xl rounded-card border border-line bg-surface-2 p-4">
      <header className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1">
          <h3 className="break-words font-semibold">{name}</h3>
          <p className="text-ink-2">
            {t('announced', { count: announced.count, money: formatMoney(announced.money, locale) })}
          </p>
        </div>
        {days.length > 0 && (
          <p className="headline text-secondary-ink text-t22">
            {formatMoney({ amount: sum, currency: 'EUR' }, locale)}
          </p>
        )}
      </header>
      {wrong !== null && <p className="mt-2 text-danger">{t('wrong', { said: wrong })}</p>}
      {days.length === 0 ? (
        <p className="mt-2 text-ink-2">{t('nothingDue')}</p>
      ) : (
        <>
          <ul className="my-3 flex flex-col divide-y divide-line border-line border-y">
            {days.map((day) => (
              <Day key={day.announced} day={day} />
            ))}
          </ul>
          <Button size="s" busy={isPending} onClick={() => mutate(id)}>
            {t('make')}
          </Button>
        </>
      )}
    </article>
  );
}

function Day({ day: { announced, due, count, money } }: { day: DueDay }) {
  const t = useTranslations('backoffice.debits');
  const format = useFormatter();
  const date = (day: string) => format.dateTime(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <MoneyRow
      lead={
        <span className="tabular-nums">
          {date(due)}
          {due !== announced && (
            <span className="block text-ink-2 text-t13">{t('late', { date: date(announced) })}</span>
          )}
        </span>
      }
      fact={t('debits', { count })}
      money={money}
    />
  );
}
