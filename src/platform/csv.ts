export interface CsvNumber {
  readonly units: number;
  /** Its last digits that stand behind the decimal sign. */
  readonly decimals: number;
}

export type CsvCell = string | number | CsvNumber | null;
type Separator = ',' | ';';

/** What a spreadsheet knows a file in UTF-8 by. */
export const CSV_START = '\uFEFF';

/** What a spreadsheet takes for a formula, also in its full-width form. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** RFC 4180. A text that a spreadsheet would take for a formula begins with an apostrophe: members choose names. */
export const csvLine = (cells: readonly CsvCell[], between: Separator = ','): string =>
  lineOf(cells, between, (text, cell) => (typeof cell === 'string' && /[",;\r\n]/.test(text) ? quoted(text) : text));

export const csvSheet = (rows: readonly (readonly CsvCell[])[], between: Separator): string =>
  CSV_START + rows.map((cells) => lineOf(cells, between, quoted)).join('');

export const separatorFor = (formats: string): Separator =>
  new Intl.NumberFormat(formats).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ';'
    : ',';

const lineOf = (
  cells: readonly CsvCell[],
  between: Separator,
  quote: (text: string, cell: CsvCell) => string,
): string => `${cells.map((cell) => quote(textOf(cell, between), cell)).join(between)}\r\n`;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

function textOf(cell: CsvCell, between: Separator): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return FORMULA.test(cell) ? `'${cell}` : cell;
  const number = typeof cell === 'number' ? String(cell) : digitsOf(cell);
  return between === ';' ? number.replace('.', ',') : number;
}

function digitsOf({ units, decimals }: CsvNumber): string {
  if (decimals === 0) return String(units);
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  return `${units < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
