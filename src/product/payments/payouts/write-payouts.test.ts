import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schemaErrors } from '#tests/bank-schemas.ts';
import { type PayoutHead, type Transfer, writePayouts } from './write-payouts.ts';

const payer = {
  ...{ holder: 'Kindling Example B.V.', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' },
  address: { street: 'Voorbeeldstraat', houseNumber: '12', postalCode: '1011AB', city: 'Amsterdam', country: 'NL' },
};
const transfer = (no: number, change: Partial<Transfer> = {}): Transfer => ({
  ...{ endToEndId: `KDL-R${no}`, amount: 995, holder: 'Test Person A', iban: 'DE89370400440532013000' },
  ...{ about: `KINDLING ${no}`, ...change },
});
const headOf = (transfers: readonly Transfer[], change: Partial<PayoutHead> = {}): PayoutHead => ({
  ...{ messageId: 'KDL-P20261125-1', madeAt: new Date('2026-11-25T10:00:00.123Z'), payer, executeOn: '2026-11-25' },
  ...{ count: transfers.length, sum: transfers.reduce((sum, { amount }) => sum + amount, 0), ...change },
});
async function written(transfers: readonly Transfer[], head = headOf(transfers)): Promise<string> {
  let text = '';
  for await (const piece of writePayouts(head, transfers)) text += piece;
  return text;
}

test('a file names our account with its address, and each refund with its sum, account and end-to-end id', async () => {
  const text = await written([transfer(17), transfer(18, { amount: 4990, holder: 'Jörg Groß & Søn' })]);
  expect(await schemaErrors('pain.001.001.09', text)).toEqual([]);
  expect(text).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>59.85</CtrlSum>');
  expect(text).toContain('<ReqdExctnDt><Dt>2026-11-25</Dt></ReqdExctnDt>');
  expect(text).toContain('<PstlAdr><StrtNm>Voorbeeldstraat</StrtNm><BldgNb>12</BldgNb><PstCd>1011AB</PstCd>');
  expect(text).not.toContain('AdrLine');
  expect(text).toContain(
    '<EndToEndId>KDL-R18</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">49.90</InstdAmt></Amt><Cdtr><Nm>Jorg Gross + Son</Nm></Cdtr>',
  );
});

test('whatever names and sums are, a file is valid, and the same again', async () => {
  const some = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 200_000_000 }),
      holder: fc.string({ unit: 'binary', minLength: 1, maxLength: 90 }).filter((text) => text.trim() !== ''),
      about: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }).filter((text) => text.trim() !== ''),
    }),
    { minLength: 1, maxLength: 5 },
  );
  await fc.assert(
    fc.asyncProperty(some, async (changes) => {
      const transfers = changes.map((change, at) => transfer(at + 1, change));
      const text = await written(transfers, headOf(transfers, { payer: { ...payer, address: null } }));
      expect(await schemaErrors('pain.001.001.09', text)).toEqual([]);
      expect(await written(transfers, headOf(transfers, { payer: { ...payer, address: null } }))).toBe(text);
    }),
    { numRuns: 15 },
  );
});

test('a file that would pay another sum or number than its batch is not written', async () => {
  await expect(written([transfer(1)], headOf([transfer(1)], { sum: 994 }))).rejects.toThrow(
    'not what their batch says',
  );
  await expect(written([transfer(1)], headOf([transfer(1)], { count: 2 }))).rejects.toThrow(
    'not what their batch says',
  );
});
