import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { staff } from '#tests/people.ts';
import type { SiteSettingsReply } from '../settings/contract.ts';

const product = await startTestApp();
const ada = await staff(product, 'ada', 'admin');
const run = async (text: string) => (await product.db.query<Record<string, unknown>>({ text, values: [] })).rows;
const site = Number((await run('select id from sites where is_default'))[0]?.id);
const { cookie } = ada;
const save = async (payload: object) => {
  const reply = await product.app.inject({
    method: 'POST',
    url: '/api/admin/site-prices.php',
    headers: { cookie },
    payload: { site, country: null, currency: 'EUR', ...payload },
  });
  return { status: reply.statusCode, code: reply.json().error?.code };
};
const pricesIn = async (country: string | null) => {
  const reply = await product.app.inject({ url: `/api/admin/site-settings.php?site=${site}`, headers: { cookie } });
  return (reply.json() as SiteSettingsReply).prices
    .filter((price) => price.country === country)
    .map(({ credits, amount }) => ({ credits, amount }));
};

test('prices are set for everywhere and for a country, with the change in the log', async () => {
  const seen = await pricesIn(null);
  const prices = [
    { credits: 20, amount: 795 },
    { credits: 50, amount: 1495 },
  ];
  expect(await save({ prices, seen })).toMatchObject({ status: 200 });
  expect(await pricesIn(null)).toEqual(prices);
  const polish = [{ credits: 50, amount: 6490 }];
  const there = await pricesIn('PL');
  expect(await save({ country: 'PL', currency: 'PLN', prices: polish, seen: there })).toMatchObject({ status: 200 });
  expect(await pricesIn('PL')).toEqual(polish);
  expect(await run("select verb, after from audit_entries where verb = 'site.priced' order by id")).toEqual([
    { verb: 'site.priced', after: { '20 credits': 795, '50 credits': 1495 } },
    { verb: 'site.priced', after: { '50 credits': 6490 } },
  ]);
});

test('a stale edit, a package without a price, one twice, and nothing at all are refused', async () => {
  const before = await pricesIn(null);
  expect(await save({ prices: [{ credits: 20, amount: 1 }], seen: [] })).toEqual({
    status: 409,
    code: 'prices_changed_meanwhile',
  });
  const twice = [
    { credits: 20, amount: 795 },
    { credits: 20, amount: 895 },
  ];
  expect(await save({ prices: twice, seen: before })).toEqual({ status: 422, code: 'package_twice' });
  for (const prices of [[], [{ credits: 20, amount: 0 }], [{ credits: 20 }], [{ credits: 20, amount: 7.5 }]])
    expect((await save({ prices, seen: before })).status).toBe(400);
  const unsold = { country: 'SE', currency: 'SEK', prices: [{ credits: 77, amount: 900 }], seen: await pricesIn('SE') };
  expect(await save(unsold)).toEqual({ status: 422, code: 'price_of_no_package' });
  expect(await pricesIn(null)).toEqual(before);
});

test('somebody of another site changes no price', async () => {
  const rows = await run(`insert into sites (host, pool, company_id, settings)
    select 'other.example', 2, company_id, settings from sites where is_default returning id`);
  product.travel(10_000);
  const prices = [{ credits: 20, amount: 795 }];
  expect((await save({ site: rows[0]?.id, prices, seen: [] })).status).toBe(404);
});
