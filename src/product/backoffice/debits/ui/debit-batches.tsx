import { Badge } from '#design/badge.tsx';
import { Button, buttonClass } from '#design/button.tsx';
import { pathWith } from '#platform/http/transport.ts';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { MoneyRow } from '../../desk/ui/money-row.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import { changeDebitBatch, type DebitBatch, type DebitBatchInput, downloadDebitBatch } from '../contract.ts';
import { OF_DEBITS } from './debits-query.ts';

const COUNTED = ['sent', 'collected', 'settled', 'back'] as const;

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
  const { message, count, money, due_from, due_to, made_at, made_by, refused, waits } = batch;
  const date = (day: string) => format.dateTime(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' });
  const days = due_from === due_to ? [due_from] : [due_from, due_to];
  const due = days.flatMap((day) => (day === null ? [] : [date(day)])).join(' – ');
  const states = COUNTED.filter((state) => batch[state] > 0).map((state) =>
    t(`states.${state}`, { count: batch[state] }),
  );
  return (
    <MoneyRow
      lead={
        <>
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
        </>
      }
      fact={t('debits', { count })}
      money={money}
      acts={!refused && <Acts batch={batch} />}
    />
  );
}

function Acts({ batch: { id, waits, erased, sent } }: { batch: DebitBatch }) {
  const t = useTranslations('backoffice.debits');
  const done = useTranslations('backoffice.transfers');
  const { mutate, isPending } = useAct(
    (transport, what: DebitBatchInput['what']) => transport.call(changeDebitBatch, { id, what }),
    { said: () => done('done'), changes: OF_DEBITS, alsoRefused: true },
  );
  return (
    <>
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
    </>
  );
}
