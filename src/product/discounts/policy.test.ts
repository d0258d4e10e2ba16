import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TIME_BONUS_SECONDS, totalOf } from './contract.ts';
import {
  type Buyer,
  type Circumstances,
  readCode,
  refusalOf,
  runsUntil,
  type StoredCode,
  takeOver,
  timeBonusEnd,
  welcomeEnd,
} from './policy.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-26T18:00:00Z');
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

const codeOf = (change: Partial<StoredCode> = {}): StoredCode => ({
  ...{ id: 1, code: 'AUTUMN', kind: 'code', account_id: null, country: null, percentage: 2000, currency: null },
  ...{ minimum_order_value: null, methods: null, validity: 'once-per-user', status: 'active' },
  ...{ starts_at: null, expires_at: null, used_by_caller: false, taken_by_other: false },
  ...change,
});
const bonus = codeOf({ id: 2, code: 'TIMEBONUS25', kind: 'time_bonus', percentage: 2500 });
const buyerOf = (change: Partial<Buyer> = {}): Buyer => ({
  ...{ id: 7, signedUp: ago(HOUR_MS), paid: false, bought: false },
  ...change,
});
const at = (change: Partial<Circumstances> = {}): Circumstances => ({
  ...{ now: NOW, buyer: buyerOf(), bonus, welcome: { percentage: 25, days: 7 } },
  ...change,
});
const dutch = { country: 'NL', price: { amount: 2475, currency: 'EUR' } };

describe('A reduced price', () => {
  test('is rounded down to the minor unit: 25 % off 24.75 is 18.56', () => {
    expect(totalOf({ amount: 2475, currency: 'EUR' }, 2500)).toEqual({ amount: 1856, currency: 'EUR' });
    expect(totalOf({ amount: 995, currency: 'EUR' }, 2500).amount).toBe(746);
  });

  test('is the largest whole amount that is not above the exact one, for every price and percentage', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_147_483_647 }),
        fc.integer({ min: 1, max: 9900 }),
        (amount, percentage) => {
          const total = BigInt(totalOf({ amount, currency: 'EUR' }, percentage).amount);
          const exact = BigInt(amount) * BigInt(10_000 - percentage);
          expect(total * 10_000n <= exact && exact < (total + 1n) * 10_000n).toBe(true);
        },
      ),
    );
  });
});

describe('The time bonus', () => {
  test('runs for exactly 14,400 seconds from the sign-up', () => {
    const ends = timeBonusEnd(at());
    expect(ends).toEqual(new Date(NOW.getTime() + 3 * HOUR_MS));
    const late = (milliseconds: number) => timeBonusEnd(at({ buyer: buyerOf({ signedUp: ago(milliseconds) }) }));
    expect(late(TIME_BONUS_SECONDS * 1000 - 1)).not.toBeNull();
    expect(late(TIME_BONUS_SECONDS * 1000)).toBeNull();
  });

  test('is nothing for visitors and paying members', () => {
    expect(timeBonusEnd(at({ buyer: null }))).toBeNull();
    expect(timeBonusEnd(at({ buyer: buyerOf({ paid: true }) }))).toBeNull();
    for (const buyer of [null, buyerOf({ paid: true }), buyerOf({ signedUp: ago(5 * HOUR_MS) })])
      expect(refusalOf(bonus, at({ buyer }), dutch)).toBe('discount_not_found');
  });

  test('is used up by a purchase, also when that was paid back', () => {
    expect(refusalOf({ ...bonus, used_by_caller: true }, at(), dutch)).toBe('discount_used');
  });

  test('goes on for who signed up before its site stopped it, and does not begin afterwards', () => {
    const stopped = { ...bonus, expires_at: ago(HOUR_MS / 2) };
    expect(timeBonusEnd(at({ bonus: stopped }))).not.toBeNull();
    expect(timeBonusEnd(at({ bonus: stopped, buyer: buyerOf({ signedUp: ago(HOUR_MS / 4) }) }))).toBeNull();
    expect(timeBonusEnd(at({ bonus: { ...bonus, status: 'inactive' } }))).toBeNull();
  });
});

describe('The welcome discount', () => {
  const withoutBonus = { ...bonus, expires_at: ago(1000 * HOUR_MS) };

  test('is for members who were offered no time bonus, for the days that the site sets', () => {
    const signedUp = ago(30 * HOUR_MS);
    expect(welcomeEnd(at({ buyer: buyerOf({ signedUp }) }))).toBeNull();
    expect(welcomeEnd(at({ bonus: withoutBonus, buyer: buyerOf({ signedUp }) }))).toEqual(
      new Date(signedUp.getTime() + 7 * 24 * HOUR_MS),
    );
    expect(welcomeEnd(at({ bonus: withoutBonus, buyer: buyerOf({ signedUp: ago(7 * 24 * HOUR_MS) }) }))).toBeNull();
  });

  test('is for the first purchase only', () => {
    expect(welcomeEnd(at({ bonus: withoutBonus, buyer: buyerOf({ bought: true }) }))).toBeNull();
    expect(welcomeEnd(at({ bonus: withoutBonus, buyer: buyerOf({ paid: true }) }))).toBeNull();
  });

  test('may follow the bonus if it is smaller', () => {
    const after = { welcome: { percentage: 10, days: 7 }, buyer: buyerOf({ signedUp: ago(5 * HOUR_MS) }) };
    expect(welcomeEnd(at(after))).not.toBeNull();
    expect(welcomeEnd(at({ ...after, buyer: buyerOf() }))).toBeNull();
  });

  test('never makes the countdown a lie: while or after somebody had the bonus, nothing as good is theirs', () => {
    const hours = fc.integer({ min: -400, max: 400 }).map((n) => new Date(NOW.getTime() + (n * HOUR_MS) / 2));
    const often = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 2 });
    const settings = fc.record({ percentage: fc.integer({ min: 0, max: 99 }), days: fc.integer({ min: 1, max: 365 }) });
    const offers = fc.record({ starts_at: often(hours), stopped: often(fc.tuple(hours, fc.boolean())) });
    const clocks = fc.array(fc.integer({ min: 0, max: 400 * HOUR_MS }), { minLength: 2, maxLength: 30 });
    let [had, welcomed] = [0, 0];
    fc.assert(
      fc.property(
        hours,
        offers,
        fc.array(settings, { minLength: 1, maxLength: 3 }),
        clocks,
        (signedUp, offer, set, after) => {
          let seen = 0;
          for (const [index, later] of after.toSorted((one, other) => one - other).entries()) {
            const now = new Date(signedUp.getTime() + later);
            const [moment, atOnce] = offer.stopped ?? [null, false];
            const isStopped = moment !== null && now >= moment;
            const stored: StoredCode = {
              ...bonus,
              starts_at: offer.starts_at,
              expires_at: isStopped && !atOnce ? moment : null,
              status: isStopped && atOnce ? 'inactive' : 'active',
            };
            const welcome = set[index % set.length] ?? { percentage: 25, days: 7 };
            const circumstances = at({ now, buyer: buyerOf({ signedUp }), bonus: stored, welcome });
            const code = codeOf({ id: 3, code: 'WELCOME', kind: 'welcome', percentage: welcome.percentage * 100 });
            const running = runsUntil(stored, circumstances);
            const welcomes = runsUntil(code, circumstances);
            if (running) seen = Math.max(seen, stored.percentage);
            if (running) expect(welcomes).toBe(false);
            if (seen && welcomes) expect(code.percentage).toBeLessThan(seen);
            if (seen && welcomes) welcomed += 1;
          }
          if (seen) had += 1;
        },
      ),
      { numRuns: 2000 },
    );
    expect(Math.min(had, welcomed), 'what was promised about happened').toBeGreaterThan(100);
  });

  test('counts by its present size only', () => {
    const code = codeOf({ kind: 'welcome', percentage: 2500 });
    expect(runsUntil(code, at({ bonus: withoutBonus }))).toBeInstanceOf(Date);
    expect(runsUntil(code, at({ bonus: withoutBonus, welcome: { percentage: 10, days: 7 } }))).toBe(false);
  });
});

describe('A code', () => {
  test.each<[string, Partial<StoredCode>, ReturnType<typeof refusalOf>]>([
    ['as it is', {}, null],
    ['of nobody yet', { starts_at: new Date(NOW.getTime() + 1) }, 'discount_not_found'],
    ['from this moment on', { starts_at: NOW }, null],
    ['that ends now', { expires_at: NOW }, 'discount_not_found'],
    ['that ends in a moment', { expires_at: new Date(NOW.getTime() + 1) }, null],
    ['that was switched off', { status: 'inactive' }, 'discount_not_found'],
    ["of somebody else's", { account_id: 8 }, 'discount_not_found'],
    ["of the buyer's own", { account_id: 7 }, null],
    ['of this country', { country: 'NL' }, null],
    ['of another country', { country: 'DE' }, 'discount_not_found'],
    ['of this currency', { currency: 'EUR' }, null],
    ['of another currency', { currency: 'SEK' }, 'discount_unsuited'],
    ['for this price and more', { currency: 'EUR', minimum_order_value: 2475 }, null],
    ['for a higher price', { currency: 'EUR', minimum_order_value: 2476 }, 'discount_unsuited'],
    ['for this method among others', { methods: ['ideal', 'card'] }, null],
    ['for other methods', { methods: ['ideal'] }, 'discount_unsuited'],
    ['that the buyer has used', { used_by_caller: true }, 'discount_used'],
    ['that may be used again', { used_by_caller: true, validity: 'unlimited' }, null],
    ['that somebody was quicker with', { validity: 'once', taken_by_other: true }, 'discount_used'],
  ])('%s: %o is %s', (_, change, verdict) => {
    expect(refusalOf(codeOf(change), at(), { ...dutch, method: 'card' })).toBe(verdict);
  });

  test('for some methods counts until another one is chosen', () => {
    expect(refusalOf(codeOf({ methods: ['ideal'] }), at(), dutch)).toBeNull();
  });

  test('is read as people type it', () => {
    expect(readCode(' autumn-25 ')).toBe('AUTUMN25');
    expect(readCode('Time Bonus 25')).toBe('TIMEBONUS25');
    for (const typed of ['', '  ', 'ab', 'herbst!', 'ÄPFEL1', 'x'.repeat(25)]) expect(readCode(typed)).toBeNull();
  });
});

describe('A code that an order has', () => {
  const row = { id: 1, account_id: 7, payment_id: 100, state: 'held' } as const;

  test("is taken over by the member's newer order while the older one is open", () => {
    expect(takeOver([row], 7, 101)).toEqual({ overtaken: row });
    expect(takeOver([], 7, 101)).toEqual({ overtaken: null });
    expect(takeOver([row], 7, 100)).toBe('repeated');
  });

  test("stays with an order that is paid, and with somebody else's", () => {
    expect(takeOver([row, { ...row, id: 2, state: 'used', payment_id: 99 }], 7, 101)).toBe('used');
    expect(takeOver([row], 8, 101)).toBe('used');
  });
});
