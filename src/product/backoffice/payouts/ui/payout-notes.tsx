import { Button } from '#design/button.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { MONEY_ACTS, MONEY_FACT, MONEY_ROW, MONEY_SUM } from '../../desk/ui/money-row.ts';
import { useAct } from '../../desk/ui/use-act.ts';
import { type PayoutNote, seePayoutNote } from '../contract.ts';
import { OfWhom } from './of-whom.tsx';
import { OF_PAYOUTS } from './payouts-query.ts';

/** What the bank said of money that went back, for somebody to look at. */
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
  const format = useFormatter();
  const locale = useLocale();
  const { mutate, isPending } = useAct((transport, one: number) => transport.call(seePayoutNote, { id: one }), {
    said: () => done('done'),
    changes: OF_PAYOUTS,
    alsoRefused: true,
  });
  return (
    <li className={MONEY_ROW}>
      <span className="min-w-40 flex-1">
        <span className="block font-semibold first-letter:uppercase">{t(`fates.${fate}`)}</span>
        <span className="block break-all text-ink-2 text-t13">
          {payment !== null && (
            <>
              <OfWhom line={{ payment, entry: null }} /> ·{' '}
            </>
          )}
          {[t(`states.${kind}`), code, reference].filter(Boolean).join(' · ')}
        </span>
      </span>
      {answered_on && (
        <time dateTime={answered_on} className={MONEY_FACT}>
          {format.dateTime(new Date(answered_on), { dateStyle: 'medium', timeZone: 'UTC' })}
        </time>
      )}
      <span className={MONEY_SUM}>{formatMoney(money, locale)}</span>
      <span className={MONEY_ACTS}>
        <Button size="s" variant="outline" busy={isPending} onClick={() => mutate(id)}>
          {t('seen')}
        </Button>
      </span>
    </li>
  );
}
