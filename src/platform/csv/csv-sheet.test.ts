import { expect, test } from 'vitest';
import { csvSheet, decimalSignOf } from './csv-sheet.ts';

test('a sheet begins with a byte order mark, its cells are quoted and its lines end as spreadsheets want', () => {
  const rows = [
    ['State', 'VAT'],
    ['say "NL"', { units: 123_456, decimals: 2 }],
    [null, { units: 7, decimals: 0 }],
  ];
  expect(csvSheet(rows, '.')).toBe('\uFEFF"State","VAT"\r\n"say ""NL""","1234.56"\r\n"","7"\r\n');
  expect(csvSheet(rows, ',')).toBe('\uFEFF"State";"VAT"\r\n"say ""NL""";"1234,56"\r\n"";"7"\r\n');
});

test.each(['=1+1', '+49', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '\uFF1D1'])('the text %j is no formula', (text) => {
  expect(csvSheet([[text]], ',')).toBe(`\uFEFF"'${text}"\r\n`);
});

test('a negative number stays a number, also below one', () => {
  expect(
    csvSheet(
      [
        [
          { units: -5, decimals: 2 },
          { units: -1234, decimals: 2 },
        ],
      ],
      ',',
    ),
  ).toBe('\uFEFF"-0,05";"-12,34"\r\n');
  expect(csvSheet([[{ units: 0, decimals: 2 }]], '.')).toBe('\uFEFF"0.00"\r\n');
});

test('the decimal sign is that of the reader', () => {
  expect(['de-DE', 'nl-NL', 'en-GB', 'en-US', 'sv-SE', 'pl-PL'].map(decimalSignOf)).toEqual([
    ',',
    ',',
    '.',
    '.',
    ',',
    ',',
  ]);
});
