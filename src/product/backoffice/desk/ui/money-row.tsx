import type { ReactNode } from 'react';
import { useFormatter, useLocale } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { Money } from '#product/credits/contract.ts';

interface MoneyRowProps {
  lead: ReactNode;
  fact?: ReactNode;
  money: Money | null;
  acts?: ReactNode;
  children?: ReactNode;
}

export function MoneyRow({ lead, fact, money, acts, children }: MoneyRowProps) {
  const locale = useLocale();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-2.5 m:flex m:flex-wrap m:gap-y-2">
      <span className="min-w-0 flex-1 m:min-w-40">{lead}</span>
      {fact && <span className="text-ink-2 tabular-nums max-m:col-start-1 max-m:row-start-2">{fact}</span>}
      {money && (
        <span className="text-end font-semibold tabular-nums max-m:col-start-2 max-m:row-start-1 max-m:self-start m:w-24">
          {formatMoney(money, locale)}
        </span>
      )}
      {acts && <span className="flex flex-wrap gap-2 max-m:col-span-2">{acts}</span>}
      {children}
    </li>
  );
}

export function AnswerDay({ day }: { day: string }) {
  const format = useFormatter();
  return <time dateTime={day}>{format.dateTime(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' })}</time>;
}
