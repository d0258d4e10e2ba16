import { Badge } from '#design/badge.tsx';
import { Button, buttonClass } from '#design/button.tsx';
import { pathWith } from '#platform/http/transport.ts';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { MONEY_ACTS, MONEY_FACT, MONEY_ROW, MONEY_SUM } from '../../desk/ui/money-row.ts';
import { useAct } from '../../desk/ui/use-act.ts';
import { changeDebitBatch, type DebitBatch, type DebitBatchInput, downloadDebitBatch } from '../contract.ts';
import { OF_DEBITS } from './debits-query.ts';

const COUNTED = ['sent', 'collected', 'settled', 'back'] as const;

/** Files for the bank, the newest first. */
export function DebitBatches({ batches }: { batches: readonly DebitBatch[] }) {
  const t = useTranslations('backoffice.debits');
  if (batches.length === 0) return <p className="text-ink-2">{t('noBatch')}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line border-line border-t">
      {batches.map((batch) => (
        <Row key={batch.id} batch={batch} />
      ))}
    </ul>
  );
}

function Row({ batch }: { batch: DebitBatch }) {
  const t = useTranslations('backoffice.debits');
  const format = useFormatter();
  const locale = useLocale();
  const { message, count, money, due_from, due_to, made_at, made_by, refused, waits } = batch;
  const date = (day: string) => format.dateTime(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' });
  const days = due_from === due_to ? [due_from] : [due_from, due_to];
  const due = days.flatMap((day) => (day === null ? [] : [date(day)])).join(' – ');
  const states = COUNTED.filter((state) => batch[state] > 0).map((state) =>
    t(`states.${state}`, { count: batch[state] }),
  );
  return (
    <li className={MONEY_ROW}>
      <span className="min-w-48 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {message}
          {refused && (
            <Badge size="s" tone="danger">
              {t('refused')}
            </Badge>
          )}
          {waits && (
            <Badge size="s" tone="honey">
              {t('waits')}
            </Badge>
          )}
        </span>
        <span className="block text-ink-2 text-t13">
          {[due, ...states, t('madeBy', { name: made_by, date: date(made_at) })].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={MONEY_FACT}>{t('debits', { count })}</span>
      <span className={MONEY_SUM}>{formatMoney(money, locale)}</span>
      <Acts batch={batch} />
    </li>
  );
}

function Acts({ batch: { id, refused, waits, erased, sent } }: { batch: DebitBatch }) {
  const t = useTranslations('backoffice.debits');
  const done = useTranslations('backoffice.transfers');
  const { mutate, isPending } = useAct(
    (transport, what: DebitBatchInput['what']) => transport.call(changeDebitBatch, { id, what }),
    { said: () => done('done'), changes: OF_DEBITS, alsoRefused: true },
  );
  if (refused) return null;
  return (
    <span className={MONEY_ACTS}>
      {waits ? (
        <Button size="s" variant="outline" busy={isPending} onClick={() => mutate('release')}>
          {t('release')}
        </Button>
      ) : erased ? (
        <span className="self-center text-ink-2 text-t13">{t('erased')}</span>
      ) : (
        <a
          href={pathWith(downloadDebitBatch.path, { id })}
          download
          className={buttonClass({ variant: 'outline', size: 's' })}
        >
          {t('download')}
        </a>
      )}
      {!waits && sent > 0 && (
        <Button size="s" variant="outline" busy={isPending} onClick={() => mutate('booked')}>
          {t('booked')}
        </Button>
      )}
    </span>
  );
}
