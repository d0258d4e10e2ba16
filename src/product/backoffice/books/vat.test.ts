import { beforeAll, expect, test } from 'vitest';
import type { ReceiptFacts } from '#product/payments/receipts/policy.ts';
import { noteVat } from '#product/payments/vat/note-vat.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, staff } from '#tests/people.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query<{ id: number }>({ text, values });
let fin: Person;
let company = 0;

type Said = { country: string; net: number; vat: number; at: string; sale?: string; rate?: number; currency?: string };
/** A document as it is issued, as far as its VAT says. */
async function issued({ country, net, vat, at, sale = at, rate = 2500, currency = 'EUR' }: Said): Promise<void> {
  const facts = (issued_at: string) =>
    ({ rate: { country, rate }, net, vat, currency, seller: { country: 'NL' }, issued_at }) as ReceiptFacts;
  await product.db.transaction((tx) => noteVat({ tx }, company, { facts: facts(at), sale: facts(sale) }));
}
const show = async (who = fin, query = '?year=2026&quarter=3') =>
  (await product.app.inject({ url: `/api/admin/vat.php${query}`, headers: { cookie: who.cookie } })).json();
const file = (sheet: string, language = 'en', who = fin) =>
  product.app.inject({
    url: `/api/admin/vat-file.php?company=${company}&year=2026&quarter=3&sheet=${sheet}`,
    headers: { cookie: `${who.cookie}; locale=${language}` },
  });
const setRate = (body: object, who = fin) =>
  product.app.inject({
    ...{ method: 'PUT', url: '/api/admin/currency-rate.php', headers: { cookie: who.cookie } },
    payload: { company, year: 2026, quarter: 3, currency: 'SEK', ...body },
  });

beforeAll(async () => {
  fin = await staff(product, 'fin', 'finance');
  company = (await run('select company_id as id from sites where is_default')).rows[0]?.id ?? 0;
  await issued({ country: 'DE', net: 836, vat: 159, at: '2026-07-02T00:00:00Z', rate: 1900 });
  await issued({ country: 'DE', net: 836, vat: 159, at: '2026-08-02T00:00:00Z', rate: 1900 });
  await issued({
    country: 'DE',
    net: -836,
    vat: -159,
    at: '2026-09-30T23:59:59Z',
    sale: '2026-08-02T00:00:00Z',
    rate: 1900,
  });
  await issued({ country: 'NL', net: 822, vat: 173, at: '2026-07-03T00:00:00Z', rate: 2100 });
  await issued({ country: 'GB', net: 829, vat: 166, at: '2026-07-03T00:00:00Z', rate: 2000 });
  await issued({
    country: 'NL',
    net: -822,
    vat: -173,
    at: '2026-07-05T00:00:00Z',
    sale: '2026-06-30T23:59:59Z',
    rate: 2100,
  });
  await issued({ country: 'DE', net: 999, vat: 99, at: '2026-10-01T00:00:00Z', rate: 1900 });
});

test('a quarter has its own sales less what went back of them, by return, country and rate', async () => {
  const { rows, corrections, due, runs } = await show();
  expect({ due, runs }).toEqual({ due: '2026-10-31', runs: false });
  expect(rows).toEqual([
    expect.objectContaining({ part: 'oss', country: 'DE', rate: 1900, net: 836, vat: 159, eur_vat: 159, documents: 3 }),
    expect.objectContaining({ part: 'GB', country: 'GB', eur_vat: 166 }),
    expect.objectContaining({ part: 'home', country: 'NL', eur_vat: 173 }),
  ]);
  expect(corrections).toEqual([
    expect.objectContaining({ part: 'home', country: 'NL', year: 2026, quarter: 2, vat: -173, late: false }),
  ]);
});

test('the sheets are files for spreadsheets in the reader’s decimal signs, and a negative sum stays a number', async () => {
  const sheet = await file('return');
  expect(sheet.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(sheet.body).toBe(
    '\uFEFF"Return","Country","Rate %","Without VAT, EUR","VAT, EUR","Documents"\r\n' +
      '"One-stop shop","DE","19.00","8.36","1.59","3"\r\n' +
      '"Britain","GB","20.00","8.29","1.66","1"\r\n' +
      '"Home country","NL","21.00","8.22","1.73","1"\r\n',
  );
  const corrections = await file('corrections');
  expect(corrections.body).toContain('"Home country","NL","2026","2","-1.73","-8.22","1",""\r\n');
  await run("update accounts set language = 'de' where id = $1", fin.id);
  product.travel(10_000);
  expect((await file('corrections', 'de')).body).toContain('"Heimatland";"NL";"2026";"2";"-1,73";"-8,22";"1";""\r\n');
  await run("update accounts set language = 'en' where id = $1", fin.id);
  product.travel(10_000);
});

test('another currency waits for the rate of the last day, which is entered once and written down', async () => {
  await issued({ country: 'SE', net: 8_000, vat: 2_000, at: '2026-07-04T00:00:00Z', currency: 'SEK' });
  expect((await show()).rates).toEqual([
    { year: 2026, quarter: 3, day: '2026-09-30', currency: 'SEK', per_euro: null },
  ]);
  const missing = await file('return');
  expect([missing.statusCode, missing.json().error.code]).toEqual([409, 'currency_rate_missing']);
  const both = await Promise.all([setRate({ rate: '11.0845', seen: null }), setRate({ rate: '11.1', seen: null })]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const { per_euro } = (await show()).rates[0];
  expect((await setRate({ rate: '10', seen: per_euro })).statusCode).toBe(200);
  expect((await show()).rows).toContainEqual(
    expect.objectContaining({ country: 'SE', vat: 2_000, eur_vat: 200, eur_net: 800 }),
  );
  const { rows } = await run(
    "select before, after from audit_entries where verb = 'currency_rate.set' order by id desc limit 1",
  );
  expect(rows).toMatchObject([{ after: { rate: '10' } }]);
});

test('a company of which somebody has one site only is not theirs, and other roles see nothing', async () => {
  const sue = await staff(product, 'sue', 'support');
  expect((await file('return', 'en', sue)).statusCode).toBe(403);
  await run(
    "insert into sites (host, pool, company_id, settings) select 'second.example', 2, company_id, settings from sites where is_default",
  );
  product.travel(10_000);
  expect(await show()).toMatchObject({ company: null, rows: [], companies: [] });
  expect((await file('return')).statusCode).toBe(404);
  expect((await setRate({ rate: '11', seen: null })).statusCode).toBe(404);
});
