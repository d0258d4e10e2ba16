/**
 * One line of a CSV file (RFC 4180), with its end. A text that a spreadsheet would take for a formula begins with an apostrophe: names
 * are what members call themselves. Numbers stay as they are, negative ones too.
 * @param between `;` where the decimal sign is a comma.
 */
export const csvLine = (cells: readonly (string | number | null)[], between: ',' | ';' = ','): string =>
  `${cells.map((cell) => cellOf(cell, between)).join(between)}\r\n`;

/** What a spreadsheet knows a file in UTF-8 by. */
export const CSV_START = '\uFEFF';

const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

function cellOf(value: string | number | null, between: ',' | ';'): string {
  if (typeof value === 'number') return between === ';' ? String(value).replace('.', ',') : String(value);
  const text = value ?? '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
