/**
 * One line of a CSV file (RFC 4180), with its end. A cell that a spreadsheet would take for a formula begins with an apostrophe: names
 * are what members call themselves.
 */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(',')}\r\n`;

const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

function cellOf(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
