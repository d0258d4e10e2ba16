import { Link } from '@tanstack/react-router';
import { Button } from '#design/button.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { MONEY_ACTS, MONEY_FACT, MONEY_ROW, MONEY_SUM } from '../../desk/ui/money-row.ts';
import { useAct } from '../../desk/ui/use-act.ts';
import { type BackDebit, type BackDebitInput, decideBackDebit } from '../contract.ts';
import { OF_DEBITS } from './debits-query.ts';

/** What a bank gave back without a reason that decides by itself. */
export function BackDebits({ debits }: { debits: readonly BackDebit[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line border-line border-t">
      {debits.map((debit) => (
        <Row key={debit.id} debit={debit} />
      ))}
    </ul>
  );
}

function Row({ debit: { id, payment, member, name, money, code, answered_on, tried } }: { debit: BackDebit }) {
  const t = useTranslations('backoffice.debits');
  const done = useTranslations('backoffice.transfers');
  const format = useFormatter();
  const locale = useLocale();
  const { mutate, isPending } = useAct(
    (transport, what: BackDebitInput['what']) => transport.call(decideBackDebit, { id, what }),
    { said: () => done('done'), changes: OF_DEBITS, alsoRefused: true },
  );
  return (
    <li className={MONEY_ROW}>
      <span className="min-w-40 flex-1">
        <Link to="/admin/members" search={{ id: member, q: `${member}` }} className="font-semibold hover:text-primary">
          {name || member}
        </Link>
        <span className="block text-ink-2 text-t13">
          <Link to="/admin/payments" search={{ id: payment }} className="text-primary underline">
            {payment}
          </Link>{' '}
          · {code || '–'} · {t('tried', { number: tried })}
        </span>
      </span>
      {answered_on && (
        <time dateTime={answered_on} className={MONEY_FACT}>
          {format.dateTime(new Date(answered_on), { dateStyle: 'medium', timeZone: 'UTC' })}
        </time>
      )}
      <span className={MONEY_SUM}>{formatMoney(money, locale)}</span>
      <span className={MONEY_ACTS}>
        <Button size="s" variant="outline" busy={isPending} onClick={() => mutate('again')}>
          {t('again')}
        </Button>
        <Button size="s" variant="outline" busy={isPending} onClick={() => mutate('claim')}>
          {t('claim')}
        </Button>
      </span>
    </li>
  );
}
