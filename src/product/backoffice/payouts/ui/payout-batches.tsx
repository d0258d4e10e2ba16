import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button, buttonClass } from '#design/button.tsx';
import { pathWith } from '#platform/http/transport.ts';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { MoneyRow } from '../../desk/ui/money-row.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import { changePayoutBatch, downloadPayoutBatch, type PayoutBatch, type PayoutBatchInput } from '../contract.ts';
import { BatchDialog } from './batch-dialog.tsx';
import { OF_PAYOUTS } from './payouts-query.ts';
import { RefusedDialog } from './refused-dialog.tsx';

const COUNTED = ['sent', 'settled', 'returned'] as const;

export function PayoutBatches({ batches }: { batches: readonly PayoutBatch[] }) {
  const t = useTranslations('backoffice.payouts');
  if (batches.length === 0) return <p className="text-ink-2">{t('noBatch')}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line border-line border-t">
      {batches.map((batch) => (
        <Row key={batch.id} batch={batch} />
      ))}
    </ul>
  );
}

function Row({ batch }: { batch: PayoutBatch }) {
  const t = useTranslations('backoffice.payouts');
  const format = useFormatter();
  const { message, count, money, execute_on, made_at, made_by, handed, refused, sent } = batch;
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeZone: 'UTC' });
  const counts = COUNTED.filter((name) => batch[name] > 0).map((name) => t(`counts.${name}`, { count: batch[name] }));
  const facts = [
    execute_on && t('executed', { date: day(execute_on) }),
    ...(refused ? [] : counts),
    t('madeBy', { name: made_by, date: day(made_at) }),
    handed && t('handedBy', { name: handed.by, date: day(handed.at) }),
  ];
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
            {!refused && !handed && sent > 0 && (
              <Badge size="s" tone="honey">
                {t('notHanded')}
              </Badge>
            )}
          </span>
          <span className="block text-ink-2 text-t13">{facts.filter(Boolean).join(' · ')}</span>
        </>
      }
      fact={t('payments', { count })}
      money={money}
      acts={!refused && <Acts batch={batch} />}
    />
  );
}

function Acts({ batch }: { batch: PayoutBatch }) {
  const t = useTranslations('backoffice.payouts');
  const done = useTranslations('backoffice.transfers');
  const [opened, setOpened] = useState<'lines' | 'refused' | null>(null);
  const { id, handed, erased, sent } = batch;
  const { mutate, isPending } = useAct(
    (transport, what: PayoutBatchInput['what']) => transport.call(changePayoutBatch, { id, what }),
    { said: () => done('done'), changes: OF_PAYOUTS, alsoRefused: true },
  );
  const close = () => setOpened(null);
  return (
    <>
      <Button size="s" variant="outline" onClick={() => setOpened('lines')}>
        {t('lines')}
      </Button>
      {erased ? (
        <span className="self-center text-ink-2 text-t13">{t('erased')}</span>
      ) : (
        <a
          href={pathWith(downloadPayoutBatch.path, { id })}
          download
          className={buttonClass({ variant: 'outline', size: 's' })}
        >
          {t('download')}
        </a>
      )}
      {!handed && sent > 0 && (
        <Button size="s" variant="outline" busy={isPending} onClick={() => mutate('handed')}>
          {t('handed')}
        </Button>
      )}
      {sent > 0 && (
        <Button size="s" variant="outline" onClick={() => setOpened('refused')}>
          {t('refuse')}
        </Button>
      )}
      {opened === 'lines' && <BatchDialog batch={batch} onClose={close} />}
      {opened === 'refused' && (
        <RefusedDialog busy={isPending} onClose={close} onRefused={() => mutate('refused', { onSettled: close })} />
      )}
    </>
  );
}
