/** A cell: words of anybody, or a number of ours. */
export type CsvCell = string | CsvNumber | null;

export interface CsvNumber {
  /** An integer; a negative one stays as it is. */
  readonly units: number;
  /** Its last digits that stand behind the decimal sign. */
  readonly decimals: number;
}

/** What a spreadsheet takes for a formula, also in its full-width form. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Without it spreadsheets take the file for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A sheet for spreadsheets (RFC 4180): every cell quoted, lines ended by CRLF, `;` between cells where the decimal sign is a comma. A
 * text that would be a formula begins with an apostrophe; numbers never do.
 */
export function csvSheet(rows: readonly (readonly CsvCell[])[], decimal: ',' | '.'): string {
  const separator = decimal === ',' ? ';' : ',';
  const lines = rows.map((cells) => `${cells.map((cell) => cellOf(cell, decimal)).join(separator)}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}

function cellOf(cell: CsvCell, decimal: ',' | '.'): string {
  if (cell === null) return '""';
  if (typeof cell !== 'string') return `"${numberOf(cell, decimal)}"`;
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}

function numberOf({ units, decimals }: CsvNumber, decimal: string): string {
  if (decimals === 0) return String(units);
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  return `${units < 0 ? '-' : ''}${digits.slice(0, -decimals)}${decimal}${digits.slice(-decimals)}`;
}

/** The decimal sign of a way of writing numbers. */
export const decimalSignOf = (formats: string): ',' | '.' =>
  new Intl.NumberFormat(formats).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.';
