import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastCpuTime } from '#tests/cpu-time.ts';
import { composed } from './composed.ts';

test('marks that alternate without end are composed as quickly as any text', async () => {
  const marks = '\u0301\u0323'.repeat(64_000);
  for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const)
    expect(await leastCpuTime(100, () => composed(`a${marks}`, form)), form).toBeLessThan(100);
});

test('what languages write is composed as Unicode says', () => {
  for (const text of ['Nguyễn Thị', 'שָׁלוֹם', 'e\u0301', 'ﷺ', `x${'\u0323'.repeat(30)}`])
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) expect(composed(text, form)).toBe(text.normalize(form));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(composed(text, 'NFKC')).toBe(text.normalize('NFKC'));
    }),
  );
});
