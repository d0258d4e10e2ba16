import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, csvSheet, separatorFor } from './csv.ts';

test('a line has its cells between commas, and quotes those that need it', () => {
  expect(csvLine(['2026-10-31 23:59', 'Joost', 3, null])).toBe('2026-10-31 23:59,Joost,3,\r\n');
  expect(csvLine(['a "b"', 'c,d', 'e\nf'])).toBe('"a ""b""","c,d","e\nf"\r\n');
});

test.each(['=1+1', '+49', '-2', '@SUM(A1)', '\tx', '\rx', '\nx', '=HYPERLINK("https://x.example","y")', '＝1'])(
  'a cell that begins like a formula is text: %j',
  (text) => {
    const [cell = ''] = parsed(csvLine([text]));
    expect(cell).toBe(`'${text}`);
  },
);

test('whatever stands in its cells comes back from it, and none begins like a formula', () => {
  const cells = fc.array(
    fc.string({ unit: fc.constantFrom('a', '=', '-', '+', '@', '"', ',', '\t', '\r', '\n', 'é') }),
    {
      minLength: 1,
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(cells, (given) => {
      const read = parsed(csvLine(given));
      expect(read.map((cell) => cell.replace(/^'/, ''))).toEqual(given);
      for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});

test('numbers are never changed, and are written with the decimal sign of the file', () => {
  expect(csvLine([-5, 0, 1.5])).toBe('-5,0,1.5\r\n');
  expect(csvLine([-5, 0, 1.5, 'a;b'], ';')).toBe('-5;0;1,5;"a;b"\r\n');
});

test('a sheet begins with a byte order mark, its cells are quoted and its lines end as spreadsheets want', () => {
  const rows = [
    ['State', 'VAT'],
    ['say "NL"', { units: 123_456, decimals: 2 }],
    [null, { units: 7, decimals: 0 }],
  ];
  expect(csvSheet(rows, ',')).toBe('\uFEFF"State","VAT"\r\n"say ""NL""","1234.56"\r\n"","7"\r\n');
  expect(csvSheet(rows, ';')).toBe('\uFEFF"State";"VAT"\r\n"say ""NL""";"1234,56"\r\n"";"7"\r\n');
});

test.each(['=1+1', '+49', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '\uFF1D1'])(
  'the text %j is no formula in a sheet',
  (text) => {
    expect(csvSheet([[text]], ';')).toBe(`\uFEFF"'${text}"\r\n`);
  },
);

test('a negative number stays a number, also below one', () => {
  const numbers = [
    { units: -5, decimals: 2 },
    { units: -1234, decimals: 2 },
  ];
  expect(csvSheet([numbers], ';')).toBe('\uFEFF"-0,05";"-12,34"\r\n');
  expect(csvSheet([[{ units: 0, decimals: 2 }]], ',')).toBe('\uFEFF"0.00"\r\n');
});

test('cells stand apart by what the decimal sign of the reader leaves', () => {
  expect(['de-DE', 'nl-NL', 'en-GB', 'en-US', 'sv-SE', 'pl-PL'].map(separatorFor)).toEqual([
    ...[';', ';', ',', ',', ';', ';'],
  ]);
});

function parsed(line: string): string[] {
  const text = line.slice(0, -2);
  const cells: string[] = [''];
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"' && quoted && text.charAt(at + 1) === '"') {
      cells.push(`${cells.pop()}"`);
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === ',' && !quoted) cells.push('');
    else cells.push(`${cells.pop()}${sign}`);
  }
  return cells;
}
