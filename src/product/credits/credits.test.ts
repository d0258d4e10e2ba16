import { describe, expect, test } from 'vitest';
import type { ReadCall } from '#platform/call.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { PackagesReply } from './contract.ts';
import {
  addPurchasedCredits,
  balanceOf,
  grantStartingCredits,
  ledgerSum,
  packageOf,
  payingCountry,
} from './credits.ts';
import { credit } from './policy.ts';

const kindling = await startTestApp();
const { db } = kindling;
const site = await db
  .query<{ id: number }>({ text: 'select id from sites where is_default' })
  .then(({ rows }) => rows[0]?.id ?? 0);

const packagesFor = async (query: string, cookie?: string) => {
  const reply = await kindling.app.inject({
    method: 'GET',
    url: `/api/packages.php${query}`,
    headers: cookie ? { cookie } : {},
  });
  return { status: reply.statusCode, body: reply.json() };
};
const rawMove = async (account: number, amount: number, reason: string, reference: string) =>
  (
    await db.query<{ balance: number | null }>({
      text: 'select move_credits($1, $2, $3, $4) as balance',
      values: [account, amount, reason, reference],
    })
  ).rows[0]?.balance;

describe('the packages', () => {
  test('carry the prices of the asked country and mark exactly one as the lowest price per message', async () => {
    const { status, body } = await packagesFor('?country=SE');
    expect(status).toBe(200);
    const { packages, country, message_credits } = PackagesReply.parse(body);
    expect([country, message_credits]).toEqual(['SE', 5]);
    expect(packages.map((entry) => entry.price)).toEqual([
      { amount: 10900, currency: 'SEK' },
      { amount: 26900, currency: 'SEK' },
      { amount: 45900, currency: 'SEK' },
      { amount: 104900, currency: 'SEK' },
    ]);
    expect(packages.map((entry) => entry.price_per_message.amount)).toEqual([2180, 1794, 1530, 1312]);
    expect(packages.map((entry) => entry.messages)).toEqual([5, 15, 30, 80]);
    expect(packages.map((entry) => entry.lowest_price_per_message)).toEqual([false, false, false, true]);
  });

  test("carry the general price where the country has none of its own, and a visitor sees the site's country", async () => {
    const { body } = await packagesFor('');
    expect(body.country).toBe('NL');
    expect(body.packages[0].price).toEqual({ amount: 995, currency: 'EUR' });
  });

  test('carry the prices of the country that the browser chose, for members too, unless another is asked', async () => {
    const astrid = await person(kindling, 'astrid', { country: 'NO' });
    const currency = async (query: string, cookie: string) =>
      (await packagesFor(query, cookie)).body.packages[0].price.currency;
    expect(await currency('', astrid.cookie)).toBe('EUR');
    expect(await currency('', `${astrid.cookie}; country=PL`)).toBe('PLN');
    expect(await currency('', 'country=PL')).toBe('PLN');
    expect(await currency('?country=gb', `${astrid.cookie}; country=PL`)).toBe('GBP');
    // Nobody chooses a country that the site does not serve.
    expect(await currency('', `${astrid.cookie}; country=JP`)).toBe('EUR');
  });

  test('fall back from a country that the site does not serve, and refuse what is no country', async () => {
    expect((await packagesFor('?country=ZZ')).body.country).toBe('NL');
    for (const wrong of ['?country=', '?country=NLD', '?country=%00%00', '?country=NL&country=SE']) {
      expect((await packagesFor(wrong)).status, wrong).toBe(400);
    }
  });

  test('leave out a package that is no longer offered, which then cannot be bought either', async () => {
    const registered = { id: site, settings: { message_credits: 5, countries: ['NL'], country: 'NL' } };
    const shop = registered as unknown as ReadCall['site'];
    const { rows } = await db.query<{ id: number }>({
      text: 'insert into packages (site_id, credits, position, active) values ($1, 1000, 9, false) returning id',
      values: [site],
    });
    const id = rows[0]?.id ?? 0;
    await db.query({
      text: "insert into package_prices (package_id, currency, amount) values ($1, 'EUR', 100)",
      values: [id],
    });
    expect((await packagesFor('')).body.packages).toHaveLength(4);
    const read = { ...(await kindling.calls()).read, site: shop };
    await expect(packageOf(read, id, 'NL')).rejects.toMatchObject({ code: 'package_not_found', status: 404 });
    const [first] = (await packagesFor('')).body.packages;
    expect(await packageOf(read, first.id, await payingCountry(read))).toEqual(first);
  });
});

describe('the ledger', () => {
  test('gives starting credits once an account and purchased credits once a payment', async () => {
    const marit = await person(kindling, 'marit');
    const twice = async (work: () => Promise<unknown>) => [await work(), await work()];
    const granted = await twice(() => db.transaction((tx) => grantStartingCredits({ tx }, marit.id, credit(15))));
    const bought = await twice(() => db.transaction((tx) => addPurchasedCredits({ tx }, marit.id, credit(75), 4711)));
    expect([granted, bought]).toEqual([
      [15, 15],
      [90, 90],
    ]);
    expect([await balanceOf({ sql: db }, marit.id), await ledgerSum({ sql: db }, marit.id)]).toEqual([90, 90]);
  });

  test('adds a payment once even when many tell of it at the same time', async () => {
    const noor = await person(kindling, 'noor', { credits: 10 });
    const told = Array.from({ length: 20 }, () =>
      db.transaction((tx) => addPurchasedCredits({ tx }, noor.id, credit(25), 815)),
    );
    expect(new Set(await Promise.all(told))).toEqual(new Set([35]));
    expect(await ledgerSum({ sql: db }, noor.id)).toBe(35);
  });

  test('never lets a balance fall below zero', async () => {
    const ines = await person(kindling, 'ines', { credits: 7 });
    expect(await rawMove(ines.id, -8, 'adjustment', 'too much')).toBeNull();
    expect(await rawMove(ines.id, -7, 'adjustment', 'all of it')).toBe(0);
    expect(await rawMove(ines.id, -1, 'adjustment', 'one more')).toBeNull();
    expect([await balanceOf({ sql: db }, ines.id), await ledgerSum({ sql: db }, ines.id)]).toEqual([0, 0]);
    await expect(db.transaction((tx) => addPurchasedCredits({ tx }, ines.id, credit(-5), 1))).rejects.toMatchObject({
      code: 'not_enough_credits',
      status: 402,
    });
    await expect(
      db.query({ text: 'update accounts set credits = -1 where id = $1', values: [ines.id] }),
    ).rejects.toThrow(/accounts_credits_check/);
  });

  test('gives no more than there is when many take at the same time', async () => {
    const fenna = await person(kindling, 'fenna', { credits: 10 });
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, index) => rawMove(fenna.id, -1, 'gift', `fenna-${index}`)),
    );
    expect(taken.filter((balance) => balance !== null).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([await balanceOf({ sql: db }, fenna.id), await ledgerSum({ sql: db }, fenna.id)]).toEqual([0, 0]);
  });

  test('answers a repeated reference with the balance as it is, and refuses one of another account', async () => {
    const [lotte, emma] = [await person(kindling, 'lotte'), await person(kindling, 'emma')];
    expect(await rawMove(lotte.id, 20, 'gift', 'g-1')).toBe(20);
    expect(await rawMove(lotte.id, -5, 'photo', 'g-1')).toBe(15);
    expect(await rawMove(lotte.id, 20, 'gift', 'g-1')).toBe(15);
    await expect(rawMove(emma.id, 20, 'gift', 'g-1')).rejects.toThrow(/another account/);
    await expect(rawMove(999_999, 20, 'gift', 'g-2')).rejects.toThrow(/does not exist/);
    expect([await ledgerSum({ sql: db }, lotte.id), await ledgerSum({ sql: db }, emma.id)]).toEqual([15, 0]);
  });

  test('keeps its rows as they were written', async () => {
    const vera = await person(kindling, 'vera', { credits: 5 });
    for (const text of [
      `update credit_ledger set amount = 500 where account_id = ${vera.id}`,
      `delete from credit_ledger where account_id = ${vera.id}`,
      'truncate credit_ledger',
    ]) {
      await expect(db.query({ text }), text).rejects.toThrow(/never changed/);
    }
    expect(await ledgerSum({ sql: db }, vera.id)).toBe(5);
  });
});
