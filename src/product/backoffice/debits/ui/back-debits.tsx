import { Link } from '@tanstack/react-router';
import { Button } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { AnswerDay, MoneyRow } from '../../desk/ui/money-row.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import { type BackDebit, type BackDebitInput, decideBackDebit } from '../contract.ts';
import { OF_DEBITS } from './debits-query.ts';

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
  const { mutate, isPending } = useAct(
    (transport, what: BackDebitInput['what']) => transport.call(decideBackDebit, { id, what }),
    { said: () => done('done'), changes: OF_DEBITS, alsoRefused: true },
  );
  return (
    <MoneyRow
      lead={
        <>
          <Link
            to="/admin/members"
            search={{ id: member, q: `${member}` }}
            className="font-semibold hover:text-primary"
          >
            {name || member}
          </Link>
          <span className="block text-ink-2 text-t13">
            <Link to="/admin/payments" search={{ id: payment }} className="text-primary underline">
              {payment}
            </Link>{' '}
            · {code || '–'} · {t('tried', { number: tried })}
          </span>
        </>
      }
      fact={answered_on && <AnswerDay day={answered_on} />}
      money={money}
      acts={
        <>
          <Button size="s" variant="outline" busy={isPending} onClick={() => mutate('again')}>
            {t('again')}
          </Button>
          <Button size="s" variant="outline" busy={isPending} onClick={() => mutate('claim')}>
            {t('claim')}
          </Button>
        </>
      }
    />
  );
}
