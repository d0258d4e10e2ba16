import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#platform/i18n/locales.ts';
import { PAYMENT_FAILURES, PAYMENT_METHODS } from '../contract.ts';
import { type Payment, readMandates, readPayment, readRefund } from './contract.ts';
import { MOLLIE } from './mollie.ts';
import { factsOf, keepsCard, localeOf, METHODS, methodOf, minorOf, moneyOf, storedCardOf } from './policy.ts';

const ORACLES = join(import.meta.dirname, '..', '..', '..', '..', 'tests', 'oracles');
const jsonOf = (file: string) => JSON.parse(readFileSync(join(ORACLES, file), 'utf8'));
const { schemas } = jsonOf('mollie-v2.openapi.json').components;

function namedIn(schema: { const?: string; enum?: string[]; anyOf?: object[] }): string[] {
  const here = [...(schema.const === undefined ? [] : [schema.const]), ...(schema.enum ?? [])];
  return [...here, ...(schema.anyOf ?? []).flatMap(namedIn)];
}

function payment(changes: object = {}): Payment {
  const read = readPayment({
    id: 'tr_1',
    status: 'paid',
    amount: { value: '24.75', currency: 'EUR' },
    metadata: { payment: 7, attempt: 9 },
    ...changes,
  });
  if (!read) throw new Error('That is no payment.');
  return read;
}

const stateOf = (changes: object) => factsOf(payment(changes))[0];

describe('amounts', () => {
  test('are written with two decimals, and read back as they were', () => {
    expect(moneyOf(995, 'EUR')).toEqual({ value: '9.95', currency: 'EUR' });
    expect(moneyOf(5, 'PLN')).toEqual({ value: '0.05', currency: 'PLN' });
    expect(moneyOf(100_000, 'SEK')).toEqual({ value: '1000.00', currency: 'SEK' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
        const { value } = moneyOf(amount, 'EUR');
        expect(value).toMatch(/^\d+\.\d{2}$/);
        expect(minorOf(value)).toBe(amount);
      }),
    );
  });

  test('that are none are no money, which is never what was ordered', () => {
    for (const value of ['', 'nine', '1e400', '9.95 EUR']) expect(minorOf(value)).toBe(0);
  });
});

describe('states', () => {
  test('of payments are all known, and one that is not neither pays nor ends', () => {
    const known = Object.fromEntries(
      namedIn(schemas['payment-status']).map((status) => {
        const fact = stateOf({ status });
        return [status, fact?.object === 'payment' ? fact.state : null];
      }),
    );
    expect(known).toEqual({
      open: 'open',
      pending: 'pending',
      authorized: 'pending',
      paid: 'paid',
      canceled: 'cancelled',
      expired: 'expired',
      failed: 'failed',
    });
    for (const status of ['on_hold', '', null, 7, 'constructor', '__proto__'])
      expect(stateOf({ status })).toMatchObject({ state: 'pending' });
  });

  test('of refunds are all known, and one that is not waits', () => {
    const states = [...namedIn(schemas['refund-status']), 'on_hold', null].map((status) => {
      const refund = { id: 're_1', status, amount: { value: '1.00', currency: 'EUR' }, metadata: { refund: 3 } };
      const [, fact] = factsOf(payment({ _embedded: { refunds: [refund], chargebacks: [] } }));
      return [status, fact?.object === 'refund' ? fact.state : null];
    });
    expect(states).toEqual([
      ['queued', 'pending'],
      ['pending', 'pending'],
      ['processing', 'pending'],
      ['refunded', 'settled'],
      ['failed', 'failed'],
      ['canceled', 'failed'],
      ['on_hold', 'pending'],
      [null, 'pending'],
    ]);
  });

  test('that failed have a reason of ours, and only an unknown one is unknown', () => {
    const reasons = namedIn(schemas.payment.properties.details.anyOf[0].properties.failureReason);
    expect(reasons.length).toBeGreaterThan(10);
    for (const failureReason of reasons) {
      const fact = stateOf({ status: 'failed', details: { failureReason } });
      const failure = fact?.object === 'payment' ? fact.failure : null;
      expect(PAYMENT_FAILURES).toContain(failure);
      expect([failureReason, failure === 'unknown']).toEqual([failureReason, failureReason === 'unknown_reason']);
    }
    expect(stateOf({ status: 'failed', details: { failureReason: 'toString' } })).toMatchObject({ failure: 'unknown' });
    expect(stateOf({ status: 'failed', statusReason: { code: 'stolen_card' } })).toMatchObject({ failure: 'blocked' });
    expect(stateOf({ status: 'paid', details: { failureReason: 'card_declined' } })).toMatchObject({ failure: null });
  });
});

test('a field of another shape reads as absent, and what is there still counts', () => {
  const odd = { metadata: 'ours', details: 'none', _links: 3, _embedded: { refunds: 'none', chargebacks: [{}] } };
  expect(factsOf(payment(odd))).toEqual([
    expect.objectContaining({ state: 'paid', amount: 2475, ours: null, detail: null }),
  ]);
  expect(factsOf(payment({ amount: 3 }))).toEqual([expect.objectContaining({ amount: 0, currency: '' })]);
  for (const none of [null, 'x', {}, { id: '' }, [], { id: 7 }]) expect(readPayment(none)).toBeNull();
});

test('ours are numbers of ours, and nothing else', () => {
  expect(stateOf({})?.ours).toEqual({ payment: 7, attempt: 9 });
  for (const metadata of [null, {}, { payment: '7', attempt: 9 }, { payment: 7 }, { payment: 7.5, attempt: 1 }, [7, 9]])
    expect(stateOf({ metadata })?.ours).toBeNull();
});

test('the bank that paid is told by its IBAN, a wallet by nothing', () => {
  const detailOf = (details: object) => {
    const fact = stateOf({ details });
    return fact?.object === 'payment' ? fact.detail : undefined;
  };
  expect(detailOf({ consumerAccount: 'NL55INGB0000004217' })).toEqual({ brand: null, last4: '4217', country: 'NL' });
  expect(detailOf({ consumerAccount: 'buyer@example.org' })).toBeNull();
  const amex = { cardLabel: 'American Express', cardNumber: '0005', cardCountryCode: 'DE' };
  expect(detailOf(amex)).toEqual({ brand: 'amex', last4: '0005', country: 'DE' });
  expect(detailOf({ cardLabel: 'Cartes Bancaires' })).toMatchObject({ brand: 'cartebancaire' });
  expect(detailOf({ cardLabel: 'New Brand' })).toMatchObject({ brand: 'new brand' });
});

test('the samples of Mollie are read', () => {
  expect(readPayment(jsonOf('examples/mollie/payment.json'))).toMatchObject({ status: 'open', details: null });
  expect(readRefund(jsonOf('examples/mollie/refund.json'))).toMatchObject({ id: 're_4qqhO89gsT', status: 'pending' });
  const chargebacks = [jsonOf('examples/mollie/chargeback.json')];
  const [, dispute] = factsOf(payment({ _embedded: { refunds: [], chargebacks } }));
  expect(dispute).toMatchObject({
    object: 'dispute',
    state: 'lost_funds',
    amount: 4338,
    currency: 'USD',
    reason: 'AC01',
  });
  expect(readdirSync(join(ORACLES, 'examples/mollie'))).toContain('mandate.json');
});

describe('a kept card', () => {
  const details = { cardLabel: 'Visa', cardNumber: '4242', cardExpiryDate: '2031-12-31' };
  const mandatesOf = (...mandates: object[]) => readMandates({ _embedded: { mandates } })?._embedded.mandates ?? [];
  const mandate = { id: 'mdt_1', method: 'creditcard', status: 'valid', details };

  test('is kept for a customer who agreed and paid', () => {
    const agreed = { customerId: 'cst_1', metadata: { payment: 7, attempt: 9, store: true } };
    expect(keepsCard(payment(agreed))).toBe(true);
    expect(keepsCard(payment({ ...agreed, status: 'open' }))).toBe(false);
    expect(keepsCard(payment({ ...agreed, customerId: null }))).toBe(false);
    expect(keepsCard(payment({ ...agreed, metadata: { payment: 7, attempt: 9 } }))).toBe(false);
  });

  test('is its mandate, else the customer', () => {
    const card = { customer: 'cst_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2031 };
    const paid = payment({ customerId: 'cst_1', details });
    expect(storedCardOf(paid, mandatesOf(mandate))).toEqual({ ...card, token: 'mdt_1' });
    expect(storedCardOf(paid, [])).toEqual({ ...card, token: 'cst_1' });
    const others = mandatesOf(
      { ...mandate, status: 'invalid' },
      { ...mandate, method: 'directdebit' },
      { ...mandate, details: { ...details, cardNumber: '1111' } },
    );
    expect(storedCardOf(paid, others)).toEqual({ ...card, token: 'cst_1' });
    const named = payment({ customerId: 'cst_1', mandateId: 'mdt_1', details: null });
    expect(storedCardOf(named, mandatesOf(mandate))).toEqual({ ...card, token: 'mdt_1' });
  });

  test('of which too little is known is none', () => {
    expect(
      storedCardOf(payment({ customerId: 'cst_1', details: { ...details, cardExpiryDate: null } }), []),
    ).toBeNull();
    expect(storedCardOf(payment({ customerId: 'cst_1', details: { ...details, cardNumber: null } }), [])).toBeNull();
    expect(storedCardOf(payment({ details }), [])).toBeNull();
  });
});

test('methods and languages are names that Mollie takes', () => {
  const request = schemas['payment-request'].properties;
  const methods = namedIn(request.method);
  for (const method of PAYMENT_METHODS) {
    const name = METHODS[method];
    if (name !== null) expect(methods).toContain(name);
    expect(methodOf(name)).toBe(name === null ? undefined : method);
  }
  const locales = namedIn(request.locale);
  for (const locale of LOCALES)
    for (const country of ['NL', 'BE', 'AT', 'CH', 'US', 'GB', 'FI', 'xx']) {
      expect(locales).toContain(localeOf(locale, country));
      expect(localeOf(locale, country).slice(0, 2)).toBe(locale);
    }
  expect(localeOf('de', 'CH')).toBe('de_CH');
  expect(localeOf('nl', 'BE')).toBe('nl_BE');
  expect(localeOf('en', 'NL')).toBe('en_GB');
});

test('every offer has a name at Mollie, so that its page can be opened', () => {
  expect(MOLLIE.offers.filter(({ method }) => !METHODS[method])).toEqual([]);
});
