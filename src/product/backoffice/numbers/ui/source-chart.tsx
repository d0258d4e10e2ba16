import { useTranslations } from '#platform/i18n/intl.tsx';
import type { NumbersReply } from '../contract.ts';
import { Bars } from './charts.tsx';
import { DataTable, Figure } from './figure.tsx';
import { useWords } from './use-words.ts';

const COLOURS = [
  'var(--primary-fill)',
  'color-mix(in oklch, var(--primary-fill) 62%, var(--surface))',
  'color-mix(in oklch, var(--primary-fill) 36%, var(--surface))',
];
const REST = 'color-mix(in oklch, var(--ink-3) 45%, var(--surface))';

export function SourceChart({ numbers, className }: { numbers: NumbersReply; className?: string }) {
  const t = useTranslations('backoffice.numbers');
  const { source, few, count, bucket } = useWords();
  const { people, starts, open } = numbers;
  const names = starts.map((_, index) => bucket(numbers, index));
  const own = people.sources.flatMap((row) => (row.values ? [{ name: source(row), values: row.values }] : []));
  const layers = own.map(({ name, values }, index) => ({
    ...{ name, colour: COLOURS[index] ?? REST },
    values: values.map((value) => value ?? 0),
  }));
  const rest = people.signups.values.map(
    (all, at) => all - layers.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
  );
  const all = [...layers, { name: t('origins.others'), colour: REST, values: rest }];
  return (
    <Figure
      title={t('titles.sources')}
      caption={t('captions.sources')}
      legend={all}
      file="sources"
      {...(className && { className })}
      table={
        <DataTable
          label={t('titles.sources')}
          columns={[t('columns.from'), ...own.map(({ name }) => name), t('origins.others'), t('columns.all')]}
          rows={names.map((name, at) => [
            name,
            ...own.map(({ values }) => few(values[at] ?? null)),
            count(rest[at] ?? 0),
            count(people.signups.values[at] ?? 0),
          ])}
        />
      }
    >
      <Bars names={names} layers={all} open={open} write={count} />
    </Figure>
  );
}
