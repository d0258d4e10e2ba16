import { Button } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { AnswerDay, MoneyRow } from '../../desk/ui/money-row.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import { type PayoutNote, seePayoutNote } from '../contract.ts';
import { OfWhom } from './of-whom.tsx';
import { OF_PAYOUTS } from './payouts-query.ts';

export function PayoutNotes({ notes }: { notes: readonly PayoutNote[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line border-line border-t">
      {notes.map((note) => (
        <Row key={note.id} note={note} />
      ))}
    </ul>
  );
}

function Row({ note: { id, kind, fate, money, reference, code, answered_on, payment } }: { note: PayoutNote }) {
  const t = useTranslations('backoffice.payouts');
  const done = useTranslations('backoffice.transfers');
  const { mutate, isPending } = useAct((transport, one: number) => transport.call(seePayoutNote, { id: one }), {
    said: () => done('done'),
    changes: OF_PAYOUTS,
    alsoRefused: true,
  });
  return (
    <MoneyRow
      lead={
        <>
          <span className="block font-semibold first-letter:uppercase">{t(`fates.${fate}`)}</span>
          <span className="block break-all text-ink-2 text-t13">
            {payment !== null && (
              <>
                <OfWhom line={{ payment, entry: null }} /> ·{' '}
              </>
            )}
            {[t(`states.${kind}`), code, reference].filter(Boolean).join(' · ')}
          </span>
        </>
      }
      fact={answered_on && <AnswerDay day={answered_on} />}
      money={money}
      acts={
        <Button size="s" variant="outline" busy={isPending} onClick={() => mutate(id)}>
          {t('seen')}
        </Button>
      }
    />
  );
}
