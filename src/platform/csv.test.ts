import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

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
