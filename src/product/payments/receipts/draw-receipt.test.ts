import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { receiptLookOf } from '#app/receipt-look.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { formatMoney } from '#platform/i18n/money.ts';
import { receiptFacts } from '#tests/receipts.ts';
import { drawReceipt } from './draw-receipt.ts';
import { type ReceiptFacts, sumsOfReceipt } from './policy.ts';
import { receiptText } from './receipt-text.ts';
import { writeReceipt } from './write-receipt.ts';

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'kindling-receipts-'));
afterAll(() => rm(folder, { recursive: true }));
const hasPdftotext = await run('pdftotext', ['-v']).then(
  () => true,
  () => false,
);
if (process.env.CI && !hasPdftotext) throw new Error('Install poppler-utils.');

const look = receiptLookOf({ logo: 'flame', primary_color: null, secondary_color: null });

async function textOf(facts: ReceiptFacts): Promise<string> {
  const file = join(folder, `${facts.locale}-${facts.kind}.pdf`);
  await writeFile(file, await drawReceipt(facts, look));
  const { stdout } = await run('pdftotext', ['-layout', file, '-']);
  return stdout.replaceAll(/[\s\u00a0\u202f]+/g, ' ');
}
const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ');

describe.skipIf(!hasPdftotext)('A printed document', () => {
  test.each(LOCALES)('says in %s its number, who sells, what, and all amounts', async (locale) => {
    const facts = receiptFacts(locale);
    const text = await textOf(facts);
    const amounts = [150_000, 123_456 - 150_000, facts.net, facts.vat, 123_456];
    for (const amount of amounts)
      expect(text).toContain(plain(formatMoney({ amount, currency: 'EUR' }, facts.formats)));
    for (const word of ['2026-00042', '1204', 'Hearthside Media B.V.', 'Rijnkade 12', '81240377', 'NL861234567B01'])
      expect(text).toContain(word);
    for (const word of ['48213', 'Visa 4242', 'Kindling', 'help@kindling.example', '2026'])
      expect(text).toContain(word);
    expect(text).toContain(receiptText(facts).title);
    expect(text).not.toMatch(/[{}]|undefined|receipts\./);
  });

  test.each(LOCALES)(
    'that gives money back says in %s which receipt it belongs to, and amounts below zero',
    async (locale) => {
      const about = { number: '2026-00007', issued_at: '2026-11-02T10:00:00.000Z' };
      const facts = receiptFacts(locale, { kind: 'credit_note', ...sumsOfReceipt(-995, null), rate: null, about });
      const text = await textOf(facts);
      for (const word of [
        '2026-00042',
        '2026-00007',
        plain(formatMoney({ amount: -995, currency: 'EUR' }, facts.formats)),
      ])
        expect(text).toContain(word);
      const corrected = await textOf({ ...facts, kind: 'correction', ...sumsOfReceipt(995, null) });
      expect(corrected).toContain('2026-00007');
      expect(new Set([text, corrected, await textOf(receiptFacts(locale))]).size).toBe(3);
    },
  );
});

test.each(LOCALES)('the page of a document says in %s all that the PDF says, and nothing in it is markup', (locale) => {
  const facts = receiptFacts(locale);
  const seller = { ...facts.seller, name: 'Hearth & <b>Side</b>' };
  const { html, style } = writeReceipt({ ...facts, seller }, look, '/api/receipt.php?payment=7&id=3');
  expect(html).toContain(`<html lang="${facts.formats}">`);
  expect(html).toContain('Hearth &amp; &lt;b&gt;Side&lt;/b&gt;');
  expect(html).toContain('href="/api/receipt.php?payment=7&amp;id=3"');
  expect(html).toContain(`<style>${style}</style>`);
  const text = receiptText(facts);
  for (const [name, value] of [...text.facts, ...text.lines, ...text.sums, text.total])
    for (const words of [name, value]) expect(html).toContain(words.replaceAll('&', '&amp;'));
});

test('a document of a country without VAT has no line about tax', () => {
  const facts = receiptFacts('en', { rate: null, ...sumsOfReceipt(2475, null) });
  const text = receiptText(facts);
  expect(text.sums).toEqual([]);
  expect(text.total).toEqual(['Total', '€24.75']);
  expect(JSON.stringify(text.lines)).not.toMatch(/VAT|GST|tax/i);
});

test('a direct debit names its method before the last digits of its account', () => {
  const facts = receiptFacts('en');
  const payment = { ...facts.payment, method: 'directdebit' as const, brand: null, last4: '7351' };
  expect(receiptText({ ...facts, payment }).facts.at(-1)?.[1]).toBe('SEPA direct debit\u00a07351');
});

test('the day of the payment is told where it is not that of the document', () => {
  const names = (facts: ReceiptFacts) => receiptText(facts).facts.map(([name]) => name);
  const facts = receiptFacts('en');
  expect(names(facts)).not.toContain('Paid on');
  const paid_at = '2026-11-20T10:00:00.000Z';
  expect(names({ ...facts, payment: { ...facts.payment, paid_at } })).toContain('Paid on');
});

test('the same facts are the same file, tagged and in its language', async () => {
  const [one, two] = [await drawReceipt(receiptFacts('fr'), look), await drawReceipt(receiptFacts('fr'), look)];
  expect(one.equals(two)).toBe(true);
  const markup = one.toString('latin1');
  expect(markup).toMatch(/\/Lang \(fr\)/);
  expect(markup).toMatch(/\/StructTreeRoot/);
  expect(markup).toMatch(/\/Marked true/);
});

/** Whether the face lacks a letter of a document: it prints glyph 0 then, an empty box. */
function hasEmptyBox(pdf: Buffer): boolean {
  const streams = [...pdf.toString('latin1').matchAll(/\/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs)];
  const pages = streams
    .map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'))
    .filter((content) => content.includes(' TJ'));
  expect(pages).toHaveLength(1);
  const glyphs = [...(pages[0] ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
  expect(glyphs.length).toBeGreaterThan(100);
  return glyphs.includes('0000');
}

test.each(LOCALES)('no letter or number of %s is printed as an empty box', async (locale) => {
  const about = { number: '2026-00007', issued_at: '2026-11-02T10:00:00.000Z' };
  for (const kind of ['receipt', 'credit_note', 'correction'] as const)
    for (const currency of ['EUR', 'PLN', 'SEK', 'CHF', 'USD']) {
      const facts = receiptFacts(locale, {
        kind,
        about,
        currency,
        ...sumsOfReceipt(kind === 'credit_note' ? -123_456 : 123_456, null),
      });
      expect(hasEmptyBox(await drawReceipt(facts, look)), `${kind} ${currency}`).toBe(false);
    }
});

test('an empty box would be seen', async () => {
  const facts = receiptFacts('en');
  const seller = { ...facts.seller, name: 'Огонёк № 1' };
  expect(hasEmptyBox(await drawReceipt({ ...facts, seller }, look))).toBe(true);
});
