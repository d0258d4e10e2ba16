import { useTranslations } from '#platform/i18n/intl.tsx';
import type { NumbersReply } from '../contract.ts';
import { Bars, Lines } from './charts.tsx';
import { DataTable, Figure } from './figure.tsx';
import { useWords } from './use-words.ts';

export function MessagesChart({ numbers }: { numbers: NumbersReply }) {
  const t = useTranslations('backoffice.numbers');
  const { count, percent, bucket } = useWords();
  const { talks, starts, open } = numbers;
  const names = starts.map((_, index) => bucket(numbers, index));
  const begun = talks.conversations.flatMap(({ other }) => [
    t(`columns.begun_${other}`),
    t(`columns.answered_${other}`),
  ]);
  return (
    <Figure
      title={t('titles.messages')}
      caption={t('captions.messages')}
      file="talks"
      table={
        <DataTable
          label={t('titles.messages')}
          columns={[t('columns.from'), t('names.messages'), ...begun]}
          rows={names.map((name, at) => [
            ...[name, count(talks.messages.values[at] ?? 0)],
            ...talks.conversations.flatMap((one) => [
              count(one.begun.values[at] ?? 0),
              percent(one.answered.values[at] ?? null),
            ]),
          ])}
        />
      }
    >
      <Bars
        names={names}
        layers={[{ name: t('names.messages'), colour: 'var(--primary-fill)', values: talks.messages.values }]}
        open={open}
        write={count}
      />
      <Facts
        facts={[
          [t('columns.perActive'), talks.per_active === null ? '–' : count(talks.per_active)],
          ...talks.conversations.flatMap(({ other, begun: all, answered }): [string, string][] => [
            [t(`columns.begun_${other}`), count(all.now)],
            [t(`columns.answered_${other}`), percent(answered.now)],
          ]),
        ]}
      />
    </Figure>
  );
}

export function ActiveChart({ numbers }: { numbers: NumbersReply }) {
  const t = useTranslations('backoffice.numbers');
  const { count, percent, bucket } = useWords();
  const { people, starts, open } = numbers;
  const names = starts.map((_, index) => bucket(numbers, index));
  const { active, active_month: month } = people;
  return (
    <Figure
      title={t('names.active')}
      caption={t('meanings.active')}
      file="days"
      table={
        <DataTable
          label={t('names.active')}
          columns={[t('columns.from'), t('names.active')]}
          rows={names.map((name, at) => [name, count(active.values[at] ?? 0)])}
        />
      }
    >
      <Lines
        names={names}
        values={active.values}
        colour="var(--primary)"
        fill="var(--primary-tint)"
        open={open}
        write={count}
      />
      <Facts
        facts={[
          [t('columns.aDay'), count(active.now)],
          [t('columns.month'), month === null ? '–' : count(month)],
          [t('columns.dayOfMonth'), percent(month ? active.now / month : null)],
        ]}
      />
    </Figure>
  );
}

export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-t14">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
