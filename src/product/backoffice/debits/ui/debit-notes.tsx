import { Button } from '#design/button.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { MONEY_ACTS, MONEY_FACT, MONEY_ROW, MONEY_SUM } from '../../desk/ui/money-row.ts';
import { useAct } from '../../desk/ui/use-act.ts';
import { type DebitNote, seeDebitNote } from '../contract.ts';
import { OF_DEBITS } from './debits-query.ts';

/** Answers of the bank that fit no collection. */
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
  const format = useFormatter();
  const locale = useLocale();
  const { mutate, isPending } = useAct((transport, one: number) => transport.call(seeDebitNote, { id: one }), {
    said: () => done('done'),
    changes: OF_DEBITS,
    alsoRefused: true,
  });
  return (
    <li className={MONEY_ROW}>
      <span className="min-w-40 flex-1">
        <span className="block font-semibold first-letter:uppercase">{t(`fates.${fate}`)}</span>
        <span className="block break-all text-ink-2 text-t13">
          {[t(`kinds.${kind}`), code, reference].filter(Boolean).join(' · ')}
        </span>
      </span>
      {answered_on && (
        <time dateTime={answered_on} className={MONEY_FACT}>
          {format.dateTime(new Date(answered_on), { dateStyle: 'medium', timeZone: 'UTC' })}
        </time>
      )}
      {money && <span className={MONEY_SUM}>{formatMoney(money, locale)}</span>}
      <span className={MONEY_ACTS}>
        <Button size="s" variant="outline" busy={isPending} onClick={() => mutate(id)}>
          {t('seen')}
        </Button>
      </span>
    </li>
  );
}
