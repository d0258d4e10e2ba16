import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schemaErrors } from '#tests/bank-schemas.ts';
import { addDays } from '../collection-day.ts';
import { type BatchHead, type Collection, writeBatch } from './write-batch.ts';

const creditor = {
  holder: 'Kindling Example B.V.',
  creditorId: 'DE98ZZZ09999999999',
  iban: 'NL91ABNA0417164300',
  bic: 'ABNANL2A',
  address: { street: 'Voorbeeldstraat', houseNumber: '12', postalCode: '1011AB', city: 'Amsterdam', country: 'NL' },
};

const collection = (no: number, change: Partial<Collection> = {}): Collection => ({
  due: '2026-12-09',
  endToEndId: `KDL-${no}-1`,
  amount: 995,
  mandate: { reference: `KDL-M-${String(no).padStart(10, '0')}`, signedOn: '2026-11-25' },
  debtor: {
    name: 'Test Person A',
    iban: 'DE89370400440532013000',
    address: { street: 'Teststrasse', houseNumber: '1', postalCode: '10115', city: 'Berlin', country: 'DE' },
  },
  about: `KINDLING ${no}`,
  ...change,
});

function headOf(collections: readonly Collection[]): BatchHead {
  const parts = [...new Set(collections.map(({ due }) => due))].map((due) => {
    const own = collections.filter((one) => one.due === due);
    return { due, count: own.length, sum: own.reduce((sum, { amount }) => sum + amount, 0) };
  });
  return { messageId: 'KDL-20261125-1', madeAt: new Date('2026-11-25T10:00:00.123Z'), creditor, parts };
}

async function written(collections: readonly Collection[], head = headOf(collections)): Promise<string> {
  let text = '';
  for await (const piece of writeBatch(head, collections)) text += piece;
  return text;
}

const plain = (xml: string) =>
  xml
    .replaceAll('\n', '')
    .replaceAll(/<(MsgId|PmtInfId|EndToEndId|Ustrd|MndtId)>[^<]*</g, '<$1><')
    .replaceAll('Test Person B', 'Test Person A')
    .replaceAll('DE02120300000000202051', 'DE89370400440532013000');

test('a batch is written as banks want it, to the letter of the example', async () => {
  const example = readFileSync(
    new URL('../../../../../tests/oracles/examples/bank/pain.008.001.08-two-collections.xml', import.meta.url),
    'utf8',
  );
  const text = await written([collection(17), collection(18, { amount: 4990 })]);
  expect(plain(text)).toBe(plain(example));
  expect(text).toContain('<PmtInfId>KDL-20261125-1-20261209</PmtInfId>');
  expect(await schemaErrors('pain.008.001.08', example)).toEqual([]);
  expect(await schemaErrors('pain.008.001.08', text)).toEqual([]);
});

test('collections of two days are two parts, each with its own number and sum', async () => {
  const text = await written([collection(1), collection(2), collection(3, { due: '2026-12-10', amount: 15_000 })]);
  expect(
    [...text.matchAll(/<NbOfTxs>(\d+)<\/NbOfTxs><CtrlSum>([\d.]+)<\/CtrlSum>/g)].map(([, n, sum]) => [n, sum]),
  ).toEqual([
    ['3', '169.90'],
    ['2', '19.90'],
    ['1', '150.00'],
  ]);
  expect([...text.matchAll(/<ReqdColltnDt>(.*?)</g)].map(([, day]) => day)).toEqual(['2026-12-09', '2026-12-10']);
  expect(await schemaErrors('pain.008.001.08', text)).toEqual([]);
});

test('whatever people are called and wherever they live, the file is valid and in letters that banks take', async () => {
  const words = (least: number) => fc.string({ unit: 'grapheme', minLength: least, maxLength: 90 });
  const maybe = fc.option(words(0));
  const collections = fc.array(
    fc
      .record({
        name: words(1),
        street: maybe,
        houseNumber: maybe,
        postalCode: maybe,
        city: maybe,
        about: words(1),
        amount: fc.integer({ min: 1, max: 99_999_999 }),
        days: fc.integer({ min: 0, max: 3 }),
      })
      .map(({ name, about, amount, days, ...address }) =>
        collection(1, {
          due: addDays('2026-12-08', days),
          amount,
          about,
          debtor: { name, iban: 'NL91ABNA0417164300', address: { ...address, country: 'NL' } },
        }),
      ),
    { minLength: 1, maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(collections, async (some) => {
      const ordered = some.toSorted((a, b) => a.due.localeCompare(b.due));
      const text = await written(ordered);
      expect(await schemaErrors('pain.008.001.08', text)).toEqual([]);
      expect(text.replaceAll(/<[^<>]+>/g, '')).toMatch(/^[A-Za-z0-9/?:().,'+\n -]*$/);
      const sums = [...text.matchAll(/<InstdAmt Ccy="EUR">(\d+)\.(\d\d)</g)].map(
        ([, whole, cents]) => Number(whole) * 100 + Number(cents),
      );
      expect(sums).toEqual(ordered.map(({ amount }) => amount));
      expect(await written(ordered)).toBe(text);
    }),
    { numRuns: 25 },
  );
});

test('a file whose collections are not what its batch says is not written', async () => {
  const two = [collection(1), collection(2)];
  const head = headOf(two);
  await expect(written([collection(1)], head)).rejects.toThrow('not what their batch says');
  await expect(written([collection(1), collection(2, { amount: 996 })], head)).rejects.toThrow('not what');
  await expect(written([collection(1, { due: '2026-12-10' }), collection(2)], head)).rejects.toThrow('order');
  await expect(written([], head)).rejects.toThrow('lacks');
});
