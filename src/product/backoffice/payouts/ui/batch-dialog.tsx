import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, buttonClass } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { pathWith } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { MoneyRow } from '../../desk/ui/money-row.tsx';
import { Older } from '../../desk/ui/older.tsx';
import { downloadPayoutLines, type PayoutBatch, type PayoutLine } from '../contract.ts';
import { CameBack } from './came-back.tsx';
import { OfWhom } from './of-whom.tsx';
import { payoutLinesQuery } from './payouts-query.ts';

export function BatchDialog({ batch: { id, message }, onClose }: { batch: PayoutBatch; onClose: () => void }) {
  const t = useTranslations('backoffice.payouts');
  const frame = useTranslations('backoffice.frame');
  const { data, ...more } = useInfiniteQuery(payoutLinesQuery(useTransport(), id));
  return (
    <Dialog
      open
      onClose={onClose}
      size="m"
      title={message}
      description={t('linesText')}
      closeLabel={frame('close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {frame('close')}
          </Button>
          <a href={pathWith(downloadPayoutLines.path, { id })} download className={buttonClass({ variant: 'outline' })}>
            {t('sheet')}
          </a>
        </>
      }
    >
      <ul className="flex flex-col divide-y divide-line border-line border-t text-t14">
        {data?.pages
          .flatMap(({ lines }) => lines)
          .map((line) => (
            <Row key={line.id} line={line} />
          ))}
      </ul>
      <Older {...more} />
    </Dialog>
  );
}

function Row({ line }: { line: PayoutLine }) {
  const t = useTranslations('backoffice.payouts');
  const format = useFormatter();
  const [marking, setMarking] = useState(false);
  const { reference, holder, last4, money, state, code, answered_on } = line;
  const on = answered_on && format.dateTime(new Date(answered_on), { dateStyle: 'medium', timeZone: 'UTC' });
  const said = [t(`states.${state}`), code, on].filter(Boolean).join(' ');
  return (
    <MoneyRow
      lead={
        <>
          <span className="block break-words font-semibold">
            {holder || t('noName')}
            <span className="font-regular text-ink-2 tabular-nums"> •••• {last4}</span>
          </span>
          <span className="block text-ink-2 text-t13">
            <OfWhom line={line} /> · {reference} · {said}
          </span>
        </>
      }
      money={money}
      acts={
        state !== 'returned' &&
        !marking && (
          <Button size="s" variant="outline" onClick={() => setMarking(true)}>
            {t('cameBack')}
          </Button>
        )
      }
    >
      {state !== 'returned' && marking && <CameBack line={line} onDone={() => setMarking(false)} />}
    </MoneyRow>
  );
}
