import { type ReactNode, useId } from 'react';
import { cx } from '#design/cx.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { NumberTable } from '../contract.ts';
import { useShown } from './numbers-frame.tsx';
import { fileOf } from './numbers-query.ts';

export interface LegendEntry {
  name: string;
  colour: string;
  dashed?: boolean;
}

interface FigureProps {
  title: string;
  caption: string;
  legend?: readonly LegendEntry[];
  file?: NumberTable;
  table?: ReactNode;
  children?: ReactNode;
  className?: string;
}

export function Figure({ title, caption, legend = [], file, table, children, className }: FigureProps) {
  const t = useTranslations('backoffice.numbers');
  const { search, tables } = useShown();
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('min-w-0 rounded-card border border-line bg-surface p-4', className)}>
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id={id} className="font-semibold text-t14">
          {title}
        </h2>
        <ul className="ms-auto flex flex-wrap gap-x-3 text-t13 text-ink-2">
          {legend.map(({ name, colour, dashed }) => (
            <li key={name} className="flex items-center gap-1.5">
              <span
                className={cx('w-2.5 shrink-0', dashed ? 'border-t-2 border-dashed' : 'h-2.5 rounded-[3px]')}
                style={dashed ? { borderColor: colour } : { background: colour }}
              />
              <span className="min-w-0 break-all">{name}</span>
            </li>
          ))}
        </ul>
        {file && (
          <a
            href={fileOf(search, file)}
            download
            aria-label={t('fileOf', { title })}
            className="inline-flex min-h-6 items-center text-primary text-t13 hover:underline"
          >
            {t('csv')}
          </a>
        )}
      </div>
      <figure>
        {children}
        <figcaption className="mt-2 text-pretty text-ink-2 text-t13">{caption}</figcaption>
      </figure>
      {table &&
        (tables ? (
          <Scrolled title={title} className="mt-3 max-h-80">
            {table}
          </Scrolled>
        ) : (
          <div className="sr-only">{table}</div>
        ))}
    </section>
  );
}

/** What may be larger than its place is moved by keys too. */
export function Scrolled({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const t = useTranslations('backoffice.numbers');
  return (
    <section
      aria-label={`${title} · ${t('tables')}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
      tabIndex={0}
      className={cx('overflow-auto', className)}
    >
      {children}
    </section>
  );
}

interface DataTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    <table aria-label={label} className="w-full border-collapse text-t13 tabular-nums">
      <thead className="text-ink-2">
        <tr className="border-line border-b">
          {columns.map((name, index) => (
            <th
              key={name}
              scope="col"
              className={cx('px-2 py-1 font-regular', index === 0 ? 'text-start' : 'text-end')}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="border-line border-b last:border-0">
            <th scope="row" className="min-w-26 [overflow-wrap:anywhere] px-2 py-1 text-start font-regular">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="px-2 py-1 text-end">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
