import { Button } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { AnswerDay, MoneyRow } from '../../desk/ui/money-row.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import { type DebitNote, seeDebitNote } from '../contract.ts';
import { OF_DEBITS } from './debits-query.ts';

export function DebitNotes({ notes }: { notes: readonly DebitNote[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line border-line border-t">
      {notes.map((note) => (
        <Row key={note.id} note={note} />
      ))}
    </ul>
  );
}

function Row({ note: { id, kind, fate, money, reference, code, answered_on } }: { note: DebitNote }) {
  const t = useTranslations('backoffice.debits');
  const done = useTranslations('backoffice.transfers');
  const { mutate, isPending } = useAct((transport, one: number) => transport.call(seeDebitNote, { id: one }), {
    said: () => done('done'),
    changes: OF_DEBITS,
    alsoRefused: true,
  });
  return (
    <MoneyRow
      lead={
        <>
          <span className="block font-semibold first-letter:uppercase">{t(`fates.${fate}`)}</span>
          <span className="block break-all text-ink-2 text-t13">
            {[t(`kinds.${kind}`), code, reference].filter(Boolean).join(' · ')}
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
