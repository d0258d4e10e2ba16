import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#design/cx.ts';
import { useKeys } from './keys.ts';

export interface Column<Row> {
  key: string;
  name: ReactNode;
  numeric?: boolean;
  wide?: boolean;
  cell: (row: Row) => ReactNode;
}

interface RowsProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => number | string;
  open: number | string | null;
  onOpen: (row: Row) => void;
}

export function Rows<Row>({ label, columns, rows, keyOf, open, onOpen }: RowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const at = rows.findIndex((row) => keyOf(row) === open);
  const step = (by: number) => {
    const next = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next) onOpen(next);
  };
  useKeys({ j: () => step(1), k: () => step(-1) });
  useEffect(() => {
    if (open !== null) body.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  // A head alone tells nothing: the screen says in words that there is no row.
  if (rows.length === 0) return null;
  return (
    <div className="max-l:overflow-x-auto">
      <table aria-label={label} className="w-full border-collapse text-t14">
        <thead className="sticky top-0 z-10 bg-surface text-start text-t13 text-ink-2 max-l:hidden">
          <tr className="border-line border-b">
            {columns.map(({ key, name, numeric, wide }) => (
              <th
                key={key}
                scope="col"
                className={cx(
                  'h-9 px-3 font-regular first:ps-6 last:pe-6',
                  numeric ? 'text-end' : 'text-start',
                  wide && 'max-l:hidden',
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => {
            const current = keyOf(row) === open;
            return (
              <tr
                key={keyOf(row)}
                aria-current={current || undefined}
                onClick={() => onOpen(row)}
                className={cx(
                  'h-12 cursor-pointer border-line border-b hover:bg-surface-2',
                  current && 'bg-primary-tint! shadow-[inset_3px_0_0_var(--primary)]',
                )}
              >
                {columns.map(({ key, cell, numeric, wide }, index) => (
                  <td
                    key={key}
                    className={cx(
                      'px-3 py-1.5 first:ps-4 last:pe-4 l:first:ps-6 l:last:pe-6',
                      numeric && 'text-end tabular-nums',
                      wide && 'max-l:hidden',
                    )}
                  >
                    {index === 0 ? (
                      <button
                        type="button"
                        className="block min-h-6 max-w-full text-start"
                        onClick={(event) => {
                          event.stopPropagation();
                          onOpen(row);
                        }}
                      >
                        {cell(row)}
                      </button>
                    ) : (
                      cell(row)
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
