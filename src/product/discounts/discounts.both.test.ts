import { describe, expect, test } from 'vitest';
import type { PackageView } from '#product/credits/contract.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { storedPurchase } from '#tests/paying.ts';
import { type Person, person } from '#tests/people.ts';
import { DiscountCodeReply, StayOfferReply, TIME_BONUS_CODE, TimeBonusReply } from './contract.ts';
import { type AskedPrice, discountedPrice, discountsFor, endRedemption, redeem } from './discounts.ts';

const kindling = await startTestApp();
const { app, db, services } = kindling;
const HOUR_MS = 3_600_000;
const PRICE = { amount: 2475, currency: 'EUR' };

const ask = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await db.query<Row & Record<string, unknown>>({ text, values })).rows;

const send = (method: 'GET' | 'POST', url: string, who: Person | null = null) =>
  app.inject({ method, url, remoteAddress: freshAddress(), headers: who ? { cookie: who.cookie } : {} });
const outcome = async (url: string, who: Person | null = null) => {
  const reply = await send('GET', url, who);
  const { error, discountcode } = reply.json();
  return [reply.statusCode, error ? error.message : DiscountCodeReply.parse({ discountcode }).discountcode.code];
};

/** Somebody who signed up so long ago by the product's clock. */
async function memberSince(name: string, milliseconds: number, traits: Parameters<typeof person>[2] = {}) {
  const who = await person(kindling, name, traits);
  const since = new Date(services.now().getTime() - milliseconds);
  await ask('update accounts set signup_date = $2 where id = $1', who.id, since);
  return who;
}

interface Given {
  code?: string;
  account_id?: number;
  country?: string;
  percentage?: number;
  currency?: string;
  minimum_order_value?: number;
  methods?: string[];
  validity?: 'once-per-user' | 'once' | 'unlimited';
  status?: 'active' | 'inactive';
  starts_at?: Date;
  expires_at?: Date;
}

let given = 0;
/** A code that staff give out, of 20 % unless it is said otherwise. */
async function give(code: Given = {}): Promise<{ id: number; code: string }> {
  given += 1;
  const row: Given = { code: `CODE${given}`, percentage: 2000, ...code };
  const names = Object.keys(row);
  const [made] = await ask<{ id: number; code: string }>(
    `insert into discount_codes (site_id, ${names.join(', ')})
     select id, ${names.map((_, index) => `$${index + 1}`).join(', ')} from sites where is_default returning id, code`,
    ...Object.values(row),
  );
  return made ?? { id: 0, code: '' };
}

/** An order that nobody has paid yet. */
async function order(who: Person): Promise<number> {
  return storedPurchase(kindling, who.id, { amount: 2475, open: true });
}

const price = async (who: Person | null, asked: Partial<AskedPrice> = {}) => {
  const { read } = await kindling.calls(who ?? undefined);
  return discountedPrice(read, { price: PRICE, country: 'NL', ...asked });
};
const redeemed = async (who: Person, code: { id: number }, payment: number) => {
  const { transaction } = await kindling.calls(who);
  return transaction((call) => redeem(call, code.id, payment));
};
const ended = async (payment: number, how: 'used' | 'returned') => {
  const { transaction } = await kindling.calls();
  return transaction((call) => endRedemption(call, payment, how));
};
const states = async (code: { id: number }) =>
  (
    await ask<{ state: string }>('select state from discount_redemptions where discount_id = $1 order by id', code.id)
  ).map(({ state }) => state);
const timeBonusCode = async () => {
  const [code] = await ask<{ id: number }>('select id from discount_codes where code = $1', TIME_BONUS_CODE);
  return code ?? { id: 0 };
};

describe('The time bonus', () => {
  test('is told to a new member with its end and the clock to count down by', async () => {
    const wies = await memberSince('wies', 47 * 60_000 + 12_000);
    const reply = await send('GET', '/api/time-bonus.php', wies);
    expect(reply.statusCode).toBe(200);
    const { ends_at, now, ...bonus } = TimeBonusReply.parse(reply.json());
    expect(bonus).toEqual({ code: 'TIMEBONUS25', value_percentage: 25, percentage: 25 });
    const left = Date.parse(ends_at) - Date.parse(now);
    expect(left).toBeLessThanOrEqual(3 * HOUR_MS + 12 * 60_000 + 48_000);
    expect(left).toBeGreaterThan(3 * HOUR_MS + 12 * 60_000);
  });

  test('is over four hours after the sign-up by the clock of the server, and for who has paid', async () => {
    const [late, payer] = [await memberSince('late', 4 * HOUR_MS), await memberSince('payer', 1000, { premium: true })];
    for (const who of [late, payer]) {
      const reply = await send('GET', '/api/time-bonus.php', who);
      expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'discount_not_found']);
      expect(await outcome('/api/discountcode.php?code=TIMEBONUS25', who)).toEqual([404, 'Code not found']);
      expect(await price(who)).toEqual({ total: PRICE, discount: null, refused: null });
    }
    expect((await send('GET', '/api/time-bonus.php')).statusCode).toBe(403);
    expect(await outcome('/api/discountcode.php?code=TIMEBONUS25')).toEqual([404, 'Code not found']);
  });

  test('is found by its code with both names of its value', async () => {
    const fenne = await memberSince('fenne', HOUR_MS);
    const reply = await send('GET', '/api/discountcode.php?code=timebonus25&page=2&country=NL', fenne);
    expect(reply.json().discountcode).toEqual({
      ...{ code: 'TIMEBONUS25', country: null, user_id: null, expires: expect.any(String), value_percentage: 25 },
      ...{ percentage: 25, currency: null, minimum_order_value: null, minimum: null, status: 'active' },
      ...{ validity: 'once-per-user', expired: false, paymentmethods: null },
    });
  });

  test('lowers the price by 25 percent, rounded for the buyer, until a purchase has it', async () => {
    const jip = await memberSince('jip', HOUR_MS);
    const bonus = await price(jip);
    expect(bonus).toMatchObject({
      total: { amount: 1856, currency: 'EUR' },
      discount: { code: 'TIMEBONUS25', kind: 'time_bonus', percentage: 2500 },
      refused: null,
    });
    const payment = await order(jip);
    await redeemed(jip, bonus.discount ?? { id: 0 }, payment);
    expect((await price(jip)).total.amount).toBe(1856);
    await ended(payment, 'used');
    expect(await price(jip)).toEqual({ total: PRICE, discount: null, refused: null });
    expect((await send('GET', '/api/time-bonus.php', jip)).statusCode).toBe(404);
    expect(await outcome('/api/discountcode.php?code=TIMEBONUS25', jip)).toEqual([409, 'Code already used']);
    const again = await order(jip);
    await expect(redeemed(jip, await timeBonusCode(), again)).rejects.toMatchObject({
      code: 'discount_used',
      status: 409,
    });
  });

  test('can not be redeemed by an order that was begun too late', async () => {
    const bonus = await timeBonusCode();
    const noor = await memberSince('noor', 4 * HOUR_MS + 1000);
    await expect(redeemed(noor, bonus, await order(noor))).rejects.toMatchObject({ code: 'discount_not_found' });
  });
});

describe('The welcome discount', () => {
  const setWelcome = async (percentage: number) => {
    await ask(
      `update sites set settings = settings || jsonb_build_object('welcome_discount', jsonb_build_object('percentage', $1::int))`,
      percentage,
    );
    kindling.travel(6000);
  };

  test('is not there for who had the time bonus, during the countdown or after it', async () => {
    const [during, after] = [await memberSince('during', HOUR_MS), await memberSince('after', 5 * HOUR_MS)];
    for (const who of [during, after])
      expect(await outcome('/api/discountcode.php?welcome=true', who)).toEqual([404, 'Code not found']);
    expect(await outcome('/api/discountcode.php?welcome=true')).toEqual([404, 'Code not found']);
    expect((await price(after)).discount).toBeNull();
  });

  test('follows the bonus where the site made it smaller', async () => {
    const loes = await memberSince('loes', 5 * HOUR_MS);
    await setWelcome(10);
    expect(await outcome('/api/discountcode.php?welcome=true', loes)).toEqual([200, 'WELCOME10']);
    const { total, discount } = await price(loes);
    expect([total.amount, discount?.kind, discount?.percentage]).toEqual([2227, 'welcome', 1000]);
    const payment = await order(loes);
    await redeemed(loes, discount ?? { id: 0 }, payment);
    await setWelcome(15);
    const larger = await price(loes);
    expect(larger.discount?.code).toBe('WELCOME15');
    expect(await redeemed(loes, larger.discount ?? { id: 0 }, await order(loes))).toEqual({ overtaken: payment });
    await setWelcome(25);
    expect((await price(loes)).discount).toBeNull();
  });

  test('is there for seven days where the site offers no time bonus', async () => {
    await price(await memberSince('first', HOUR_MS));
    const stopped = services.now();
    await ask('update discount_codes set expires_at = $1 where code = $2', stopped, TIME_BONUS_CODE);
    kindling.travel(60_000);
    const mees = await memberSince('mees', 1000);
    expect((await send('GET', '/api/time-bonus.php', mees)).statusCode).toBe(404);
    expect(await outcome('/api/discountcode.php?welcome=true', mees)).toEqual([200, 'WELCOME25']);
    await ask("update accounts set signup_date = signup_date - interval '7 days' where id = $1", mees.id);
    await ask('update discount_codes set starts_at = expires_at, expires_at = null where code = $1', TIME_BONUS_CODE);
    expect(await outcome('/api/discountcode.php?welcome=true', mees)).toEqual([404, 'Code not found']);
    await ask('update discount_codes set starts_at = null where code = $1', TIME_BONUS_CODE);
  });
});

describe('A typed code', () => {
  test('counts for visitors too, however it is typed', async () => {
    const { code } = await give({ code: 'AUTUMN20' });
    expect(await outcome('/api/discountcode.php?code=autumn-20')).toEqual([200, code]);
    expect(await price(null, { typed: ' autumn 20 ' })).toMatchObject({ total: { amount: 1980 }, discount: { code } });
  });

  test('replaces the time bonus only if the total falls', async () => {
    const roos = await memberSince('roos', HOUR_MS);
    const [less, same, more] = [await give(), await give({ percentage: 2500 }), await give({ percentage: 3000 })];
    for (const { code } of [less, same])
      expect(await price(roos, { typed: code })).toMatchObject({
        total: { amount: 1856 },
        discount: { kind: 'time_bonus' },
        refused: 'discount_not_lower',
      });
    expect(await price(roos, { typed: more.code })).toMatchObject({
      total: { amount: 1732 },
      discount: { code: more.code },
      refused: null,
    });
    expect(await price(roos, { typed: TIME_BONUS_CODE })).toMatchObject({ total: { amount: 1856 }, refused: null });
  });

  test('that does not count leaves the price as it was and says why', async () => {
    const sam = await memberSince('sam', 30 * HOUR_MS);
    const other = await memberSince('other', 30 * HOUR_MS);
    const soon = new Date(services.now().getTime() + HOUR_MS);
    const before = new Date(services.now().getTime() - 1000);
    const foreign = async () => {
      const [site] = await ask<{ id: number }>(
        `insert into sites (host, pool, company_id, settings) select 'other.example', pool, company_id, settings from sites where is_default returning id`,
      );
      const made = await give();
      await ask('update discount_codes set site_id = $2 where id = $1', made.id, site?.id);
      return made;
    };
    const unknown = [
      { code: 'NOSUCHCODE' },
      { code: 'no code!' },
      await give({ expires_at: before }),
      await give({ starts_at: soon }),
      await give({ status: 'inactive' }),
      await give({ account_id: other.id }),
      await give({ country: 'DE' }),
      await foreign(),
    ];
    for (const { code } of unknown) {
      expect(await price(sam, { typed: code }), code).toEqual({
        total: PRICE,
        discount: null,
        refused: 'discount_not_found',
      });
      expect(await outcome(`/api/discountcode.php?code=${encodeURIComponent(code)}`, sam)).toEqual([
        404,
        'Code not found',
      ]);
    }
    const unsuited = [
      await give({ currency: 'SEK' }),
      await give({ currency: 'EUR', minimum_order_value: 2476 }),
      await give({ methods: ['ideal'] }),
    ];
    for (const { code } of unsuited)
      expect(await price(sam, { typed: code, method: 'card' })).toMatchObject({ refused: 'discount_unsuited' });
    const suited = await give({
      currency: 'EUR',
      minimum_order_value: 2475,
      methods: ['card'],
      country: 'NL',
      account_id: sam.id,
    });
    expect(await price(sam, { typed: suited.code, method: 'card' })).toMatchObject({
      total: { amount: 1980 },
      refused: null,
    });
  });

  test('is told with its conditions by both names', async () => {
    const { code } = await give({
      currency: 'EUR',
      minimum_order_value: 2000,
      methods: ['card'],
      percentage: 1250,
      country: 'DE',
    });
    const { discountcode } = (await send('GET', `/api/discountcode.php?code=${code}&country=de`)).json();
    expect(discountcode).toMatchObject({
      ...{ value_percentage: 12.5, percentage: 12.5, minimum_order_value: 2000, minimum: 2000 },
      ...{ currency: 'EUR', country: 'DE', paymentmethods: ['card'], expires: null, expired: false },
    });
  });

  test('can not be guessed at: an address has thirty tries in ten minutes', async () => {
    const remoteAddress = freshAddress();
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1)
      statuses.push((await app.inject({ url: `/api/discountcode.php?code=GUESS${index}`, remoteAddress })).statusCode);
    expect(statuses).toEqual([...Array(30).fill(404), 429]);
  });

  test('is read once for many prices', async () => {
    const { code } = await give();
    const { read } = await kindling.calls();
    const of = await discountsFor(read, { country: 'NL', typed: code });
    expect([995, 2475, 4200].map((amount) => of({ amount, currency: 'EUR' }).total.amount)).toEqual([796, 1980, 3360]);
  });
});

describe('A redemption', () => {
  test('of twenty orders at once leaves the code with exactly one of them', async () => {
    const code = await give();
    const thijs = await memberSince('thijs', 30 * HOUR_MS);
    const payments = await Promise.all(Array.from({ length: 20 }, () => order(thijs)));
    const results = await Promise.all(payments.map((payment) => redeemed(thijs, code, payment)));
    const overtaken = results.flatMap((result) => result.overtaken ?? []);
    expect(new Set(overtaken).size).toBe(19);
    expect((await states(code)).toSorted()).toEqual(['held', ...Array(19).fill('taken_over')]);
    const [holder] = payments.filter((payment) => !overtaken.includes(payment));
    expect(
      await ask("select payment_id as id from discount_redemptions where discount_id = $1 and state = 'held'", code.id),
    ).toEqual([{ id: holder }]);
  });

  test('of twenty people at once gives a code that counts once to one of them', async () => {
    const code = await give({ validity: 'once' });
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, index) => memberSince(`race${index}`, 30 * HOUR_MS)),
    );
    const results = await Promise.allSettled(people.map(async (who) => redeemed(who, code, await order(who))));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(refused).toEqual(Array(19).fill('discount_used'));
    expect(await states(code)).toEqual(['held']);
  });

  test('is taken over by the newer order, repeated without harm, given back by one that ends unpaid', async () => {
    const code = await give();
    const bram = await memberSince('bram', 30 * HOUR_MS);
    const [first, second, third] = [await order(bram), await order(bram), await order(bram)];
    expect(await redeemed(bram, code, first)).toEqual({ overtaken: null });
    expect(await redeemed(bram, code, first)).toEqual({ overtaken: null });
    expect(await redeemed(bram, code, second)).toEqual({ overtaken: first });
    await ended(second, 'returned');
    await ended(second, 'returned');
    expect(await states(code)).toEqual(['taken_over', 'returned']);
    expect(await redeemed(bram, code, third)).toEqual({ overtaken: null });
    expect(await states(code)).toEqual(['taken_over', 'returned', 'held']);
  });

  test('stays with whoever paid: nothing gives it back, and no other order gets the code', async () => {
    const code = await give();
    const lars = await memberSince('lars', 30 * HOUR_MS);
    const [first, second] = [await order(lars), await order(lars)];
    await redeemed(lars, code, first);
    await ended(first, 'used');
    await ended(first, 'returned');
    expect(await states(code)).toEqual(['used']);
    await expect(redeemed(lars, code, second)).rejects.toMatchObject({ code: 'discount_used', status: 409 });
    expect(await price(lars, { typed: code.code })).toMatchObject({ total: PRICE, refused: 'discount_used' });
    const eva = await memberSince('eva', 30 * HOUR_MS);
    expect(await redeemed(eva, code, await order(eva))).toEqual({ overtaken: null });
  });

  test('that was taken over counts all the same when its order is paid, also after it was returned', async () => {
    const code = await give();
    const pim = await memberSince('pim', 30 * HOUR_MS);
    const [first, second, third] = [await order(pim), await order(pim), await order(pim)];
    await redeemed(pim, code, first);
    await redeemed(pim, code, second);
    await ended(first, 'used');
    expect(await states(code)).toEqual(['used', 'held']);
    await expect(redeemed(pim, code, third)).rejects.toMatchObject({ code: 'discount_used' });
    await ended(second, 'returned');
    await ended(second, 'used');
    expect(await states(code)).toEqual(['used', 'used']);
  });

  test('of a code that is unlimited takes nothing from another order', async () => {
    const code = await give({ validity: 'unlimited' });
    const gijs = await memberSince('gijs', 30 * HOUR_MS);
    for (const payment of [await order(gijs), await order(gijs)]) {
      expect(await redeemed(gijs, code, payment)).toEqual({ overtaken: null });
      await ended(payment, 'used');
    }
    expect(await states(code)).toEqual(['used', 'used']);
  });

  test("is refused for somebody else's order, somebody else's code, a second code and one that is over", async () => {
    const [kees, mia] = [await memberSince('kees', 30 * HOUR_MS), await memberSince('mia', 30 * HOUR_MS)];
    const [code, second] = [await give(), await give()];
    const [mine, hers] = [await order(kees), await order(mia)];
    const missing = { code: 'discount_not_found', status: 404 };
    await expect(redeemed(kees, code, hers)).rejects.toMatchObject(missing);
    await expect(redeemed(kees, await give({ account_id: mia.id }), mine)).rejects.toMatchObject(missing);
    await expect(redeemed(kees, await give({ expires_at: services.now() }), mine)).rejects.toMatchObject(missing);
    await expect(redeemed(kees, { id: 999_999 }, mine)).rejects.toMatchObject(missing);
    await redeemed(kees, code, mine);
    await expect(redeemed(kees, second, mine)).rejects.toMatchObject(missing);
    expect(await states(second)).toEqual([]);
  });

  test('waits for a payment that is just ending with the code', async () => {
    const code = await give();
    const tess = await memberSince('tess', 30 * HOUR_MS);
    const [first, second] = [await order(tess), await order(tess)];
    await redeemed(tess, code, first);
    const results = await Promise.allSettled([ended(first, 'used'), redeemed(tess, code, second)]);
    // Either order is right; what never happens is that a paid order has lost its code for good.
    const [paid, newer] = await states(code);
    expect(paid).toBe('used');
    expect(newer === undefined).toBe(results[1]?.status === 'rejected');
  });
});

describe('The offer to somebody who thinks of leaving', () => {
  const offerTo = async (who: Person) =>
    StayOfferReply.parse((await send('GET', '/api/stay-discount.php', who)).json());

  test("is the company's discount, and looking at it takes nothing", async () => {
    const ilse = await memberSince('ilse', 30 * HOUR_MS);
    expect(await offerTo(ilse)).toEqual({ percentage: 20, discountcode: null });
    expect(await ask('select 1 from discount_codes where account_id = $1', ilse.id)).toEqual([]);
  });

  test('becomes a personal code by a press, the same one however often it is pressed', async () => {
    const [hugo, stranger] = [await memberSince('hugo', 30 * HOUR_MS), await memberSince('stranger', 30 * HOUR_MS)];
    const replies = await Promise.all(Array.from({ length: 5 }, () => send('POST', '/api/stay-discount.php', hugo)));
    const codes = replies.map((reply) => DiscountCodeReply.parse(reply.json()).discountcode);
    expect(new Set(codes.map(({ code }) => code)).size).toBe(1);
    const [code] = codes;
    expect(code).toMatchObject({
      user_id: hugo.id,
      percentage: 20,
      validity: 'once',
      code: expect.stringMatching(/^STAY/),
    });
    const days = (Date.parse(code?.expires ?? '') - services.now().getTime()) / (24 * HOUR_MS);
    expect(Math.round(days)).toBe(14);
    expect(await offerTo(hugo)).toEqual({ percentage: 20, discountcode: code });
    expect(await price(hugo, { typed: code?.code ?? '' })).toMatchObject({
      total: { amount: 1980 },
      discount: { kind: 'stay' },
    });
    expect(await price(stranger, { typed: code?.code ?? '' })).toMatchObject({
      total: PRICE,
      refused: 'discount_not_found',
    });
    expect(await outcome(`/api/discountcode.php?code=${code?.code}`, stranger)).toEqual([404, 'Code not found']);
    expect(await outcome(`/api/discountcode.php?code=${code?.code}`)).toEqual([404, 'Code not found']);
  });

  test('comes once: neither a code that was used nor one that is over is followed by another', async () => {
    const [used, late] = [await memberSince('used', 30 * HOUR_MS), await memberSince('lapsed', 30 * HOUR_MS)];
    const { discount } = await price(used, { typed: await taken(used) });
    const payment = await order(used);
    await redeemed(used, discount ?? { id: 0 }, payment);
    await ended(payment, 'used');
    await taken(late);
    await ask("update discount_codes set expires_at = now() - interval '1 minute' where account_id = $1", late.id);
    for (const [who, status, words] of [
      [used, 409, 'Code already used'],
      [late, 404, 'Code not found'],
    ] as const) {
      expect(await offerTo(who)).toEqual({ percentage: null, discountcode: null });
      const reply = await send('POST', '/api/stay-discount.php', who);
      expect([reply.statusCode, reply.json().error.message]).toEqual([status, words]);
    }
  });
  const taken = async (who: Person): Promise<string> =>
    (await send('POST', '/api/stay-discount.php', who)).json().discountcode.code;

  test('is nothing where the company offers none', async () => {
    const rik = await memberSince('rik', 30 * HOUR_MS);
    await ask('update companies set delete_discount = null');
    kindling.travel(6000);
    expect(await offerTo(rik)).toEqual({ percentage: null, discountcode: null });
    expect((await send('POST', '/api/stay-discount.php', rik)).statusCode).toBe(404);
  });
});

test('the packages stand at what a newcomer pays for them, and at their usual prices for whoever has bought', async () => {
  const [marie, hein] = [await memberSince('Marie', 300_000), await memberSince('Hein', 300_000)];
  await ask('update accounts set paid_user = true where id = $1 returning id', hein.id);
  const pricesOf = async (who: Person, path: string) => {
    const { packages } = (await send('GET', `${path}?country=NL`, who)).json() as { packages: PackageView[] };
    return packages.map(({ price, price_per_message }) => [price.amount, price_per_message.amount]);
  };
  const usual = await pricesOf(marie, '/api/packages.php');
  const own = await pricesOf(marie, '/api/own-prices.php');
  expect(own.map(([amount]) => amount)).toEqual(usual.map(([amount = 0]) => Math.floor((amount * 75) / 100)));
  expect(own.every(([, message = 0], at) => message < (usual[at]?.[1] ?? 0))).toBe(true);
  expect(await pricesOf(hein, '/api/own-prices.php')).toEqual(usual);
  expect((await send('GET', '/api/own-prices.php')).statusCode).toBe(403);
});
