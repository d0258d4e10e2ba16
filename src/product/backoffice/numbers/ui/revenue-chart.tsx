import { useTranslations } from '#platform/i18n/intl.tsx';
import type { NumbersReply, Takings } from '../contract.ts';
import { Lines } from './charts.tsx';
import { DataTable, Figure } from './figure.tsx';
import { useWords } from './use-words.ts';

interface RevenueProps {
  numbers: NumbersReply;
  taken: Takings;
  className?: string;
}

export function RevenueChart({ numbers, taken, className }: RevenueProps) {
  const t = useTranslations('backoffice.numbers');
  const { money, round, bucket, count } = useWords();
  const { currency, revenue, refunded, purchases, charged_back } = taken;
  const { starts, open, period } = numbers;
  const names = starts.map((_, index) => bucket(numbers, index));
  const write = (amount: number) => money(amount, currency);
  return (
    <Figure
      title={t('titles.revenue', { currency })}
      caption={t('captions.revenue', { days: Number(period) })}
      file="money"
      {...(className && { className })}
      legend={[
        { name: t('columns.these'), colour: 'var(--secondary-ink)' },
        { name: t('columns.before'), colour: 'var(--ink-3)', dashed: true },
      ]}
      table={
        <DataTable
          label={t('titles.revenue', { currency })}
          columns={[
            ...[t('columns.from'), t('names.revenue'), t('columns.before')],
            ...[t('columns.purchases'), t('names.refunded'), t('columns.chargedBack')],
          ]}
          rows={names.map((name, at) => [
            ...[name, write(revenue.values[at] ?? 0), write(revenue.earlier[at] ?? 0)],
            ...[count(purchases.values[at] ?? 0), write(refunded.values[at] ?? 0), write(charged_back.values[at] ?? 0)],
          ])}
        />
      }
    >
      <Lines
        names={names}
        values={revenue.values}
        earlier={revenue.earlier}
        colour="var(--secondary-ink)"
        fill="var(--secondary-tint)"
        open={open}
        write={(amount) => round(amount, currency)}
      />
    </Figure>
  );
}
