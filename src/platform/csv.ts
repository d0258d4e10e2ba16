/** A number with decimals that are all written. */
export interface CsvNumber {
  /** An integer; a negative one stays as it is. */
  readonly units: number;
  /** Its last digits that stand behind the decimal sign. */
  readonly decimals: number;
}

/** Words of anybody, or a number of ours. */
export type CsvCell = string | number | CsvNumber | null;
type Separator = ',' | ';';

/** What a spreadsheet knows a file in UTF-8 by. */
export const CSV_START = '\uFEFF';

/** What a spreadsheet takes for a formula, also in its full-width form. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * One line of a CSV file (RFC 4180), with its end. A text that a spreadsheet would take for a formula begins with an apostrophe: names
 * are what members call themselves. Numbers stay as they are, negative ones too.
 * @param between `;` where the decimal sign is a comma.
 */
export const csvLine = (cells: readonly CsvCell[], between: Separator = ','): string =>
  lineOf(cells, between, (text, cell) => (typeof cell === 'string' && /[",;\r\n]/.test(text) ? quoted(text) : text));

/** A whole file, every cell of it quoted. */
export const csvSheet = (rows: readonly (readonly CsvCell[])[], between: Separator): string =>
  CSV_START + rows.map((cells) => lineOf(cells, between, quoted)).join('');

/** What spreadsheets expect between cells where numbers are written like this. */
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
