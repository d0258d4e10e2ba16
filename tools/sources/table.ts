import type { SourceCount } from '#product/signup/sources-of.ts';

const COLUMNS = ['day', 'lander', 'slug', 'network', 'ref', 'signups', 'confirmed', 'paying'] as const;

/** Lines with a column for each word and count, as wide as it has to be; their sum stands last. */
export function tableOf(counts: readonly SourceCount[]): string[] {
  if (!counts.length) return ['Nobody joined in these days.'];
  const sum = (name: 'signups' | 'confirmed' | 'paying') => counts.reduce((total, count) => total + count[name], 0);
  const rows = [
    [...COLUMNS],
    ...counts.map((count) => COLUMNS.map((name) => String(count[name]) || '-')),
    ['all', '', '', '', '', ...(['signups', 'confirmed', 'paying'] as const).map((name) => String(sum(name)))],
  ];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
