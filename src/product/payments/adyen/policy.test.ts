import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAYMENT_FAILURES, PAYMENT_METHODS } from '../contract.ts';
import { ADYEN } from './adyen.ts';
import * as policy from './policy.ts';

interface Described {
  components: { schemas: Record<string, { properties: Record<string, { enum?: string[]; items?: unknown }> }> };
  webhooks?: Record<string, unknown>;
}
const described = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../tests/oracles/${name}`, import.meta.url), 'utf8')) as Described;
const checkout = described('adyen-checkout-v72.openapi.json');
const webhooks = described('adyen-webhooks-v1.openapi.json');
const codesOf = (schema: string, property: string) =>
  checkout.components.schemas[schema]?.properties[property]?.enum ?? [];

describe('a reference', () => {
  const id = fc.integer({ min: 1, max: 999_999_999_999_999 });

  test('gives our ids back, of a payment, a refund and a cancellation', () => {
    fc.assert(
      fc.property(id, id, id, (payment, attempt, refund) => {
        const ours = { payment, attempt };
        const read = (reference: string) => policy.readReference(reference);
        expect(read(policy.referenceOf(ours))).toEqual({ ours, refund: null, cancels: false });
        expect(read(policy.refundReferenceOf(ours, refund))).toEqual({ ours, refund, cancels: false });
        expect(read(policy.cancelReferenceOf(ours))).toEqual({ ours, refund: null, cancels: true });
      }),
    );
  });

  test.each([
    '',
    'p1',
    'p1-a',
    'p1-a2-r',
    'p1-a2-r3-c',
    'xp1-a2',
    'p1-a2x',
    'p1-a2\n',
    'P1-A2',
    'p-1-a2',
    'p1-a1234567890123456',
    'order 17',
  ])('of somebody else, such as %j, has none of ours', (reference) => {
    expect(policy.readReference(reference)).toEqual({ ours: null, refund: null, cancels: false });
  });

  test('is short enough for Adyen', () => {
    const most = { payment: 999_999_999_999_999, attempt: 999_999_999_999_999 };
    expect(policy.refundReferenceOf(most, 999_999_999_999_999).length).toBeLessThanOrEqual(64);
  });
});

describe('of all that Adyen may answer', () => {
  test('one result is paid, and those end a payment that say so', () => {
    const codes = codesOf('PaymentResponse', 'resultCode');
    expect(codes.length).toBeGreaterThan(10);
    const told = Object.fromEntries(codes.map((code) => [code, policy.stateOfResult(code)]));
    expect(told).toEqual({
      AuthenticationFinished: 'pending',
      AuthenticationNotRequired: 'pending',
      Authorised: 'paid',
      Cancelled: 'cancelled',
      ChallengeShopper: 'open',
      Error: 'failed',
      IdentifyShopper: 'open',
      PartiallyAuthorised: 'pending',
      Pending: 'pending',
      PresentToShopper: 'pending',
      Received: 'pending',
      RedirectShopper: 'open',
      Refused: 'failed',
      Success: 'pending',
    });
    expect(policy.stateOfResult('Whatever')).toBe('pending');
    expect(policy.stateOfResult(undefined)).toBe('pending');
  });

  test('each status of a session has its state', () => {
    const told = codesOf('SessionResultResponse', 'status').map((status) => [status, policy.stateOfSession(status)]);
    expect(Object.fromEntries(told)).toEqual({
      active: 'open',
      canceled: 'cancelled',
      completed: 'paid',
      expired: 'expired',
      paymentPending: 'pending',
      refused: 'failed',
    });
    expect(policy.stateOfSession('constructor')).toBe('open');
    expect(policy.stateOfSession(undefined)).toBe('open');
  });
});

describe('of all that Adyen reports', () => {
  const kinds = Object.keys(webhooks.webhooks ?? {}).map((path) => path.slice(1));
  const saysOf = (success: boolean, cancels = false) =>
    Object.fromEntries(
      kinds.flatMap((kind) => {
        const told = policy.toldBy(kind, success, cancels);
        return told ? [[kind, 'state' in told ? `${told.object} ${told.state}` : told.object]] : [];
      }),
    );

  test('what succeeded tells this', () => {
    expect(kinds).toHaveLength(20);
    expect(saysOf(true)).toEqual({
      AUTHORISATION: 'payment paid',
      CANCELLATION: 'refund settled',
      CANCEL_OR_REFUND: 'refund settled',
      CAPTURE_FAILED: 'dispute lost',
      CHARGEBACK: 'dispute lost_funds',
      CHARGEBACK_REVERSED: 'dispute won',
      EXPIRE: 'dispute lost',
      NOTIFICATION_OF_CHARGEBACK: 'dispute warned',
      NOTIFICATION_OF_FRAUD: 'dispute warned',
      OFFER_CLOSED: 'payment expired',
      RECURRING_CONTRACT: 'stored',
      REFUND: 'refund settled',
      REFUNDED_REVERSED: 'refund reversed',
      REFUND_FAILED: 'refund failed',
      REQUEST_FOR_INFORMATION: 'dispute warned',
      SECOND_CHARGEBACK: 'dispute lost',
      TECHNICAL_CANCEL: 'refund settled',
    });
  });

  test('what did not succeed tells of a payment and of refunds only', () => {
    expect(saysOf(false)).toEqual({ AUTHORISATION: 'payment failed', REFUND: 'refund failed' });
  });

  test('a cancellation that we ordered, of what nobody paid, gives nothing back', () => {
    expect(policy.toldBy('CANCELLATION', true, true)).toEqual({ object: 'payment', state: 'cancelled' });
    expect(policy.toldBy('CANCELLATION', false, true)).toBeNull();
  });

  test('what nobody knows tells nothing', () => {
    expect(policy.toldBy('MOON_PHASE', true, false)).toBeNull();
    expect(policy.toldBy('toString', true, false)).toBeNull();
  });
});

describe('a refusal', () => {
  test.each([
    ['Not enough balance', '12', 'insufficient_funds'],
    ['Expired Card', '6', 'expired_card'],
    ['Blocked Card', '5', 'blocked'],
    ['3D Not Authenticated', '11', 'authentication'],
    ['Withdrawal amount exceeded', '28', 'limit'],
    ['Shopper Cancelled', '16', 'abandoned'],
    ['FRAUD', '20', 'declined'],
  ])('%s is told by its name and by its number', (name, code, failure) => {
    expect(policy.failureOf(name)).toBe(failure);
    expect(policy.failureOf(` ${name.toUpperCase()} `)).toBe(failure);
    expect(policy.failureOf(undefined, code)).toBe(failure);
    expect(policy.failureOf('in other words', code)).toBe(failure);
  });

  test('for any reason is one of ours', () => {
    expect(policy.failureOf('The moon was full', '999')).toBe('unknown');
    expect(policy.failureOf(undefined)).toBe('unknown');
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, code) => PAYMENT_FAILURES.includes(policy.failureOf(name, code))),
    );
  });
});

describe('a method', () => {
  test('has a name of Adyen, or is not offered', () => {
    const without = PAYMENT_METHODS.filter((method) => !policy.TYPES[method]);
    expect(without).toEqual(['giropay', 'sofort', 'satispay', 'nexi']);
    const types = PAYMENT_METHODS.flatMap((method) => policy.TYPES[method] ?? []);
    expect(new Set(types).size).toBe(types.length);
    expect(policy.methodsOf(['scheme', 'bcmc_mobile', 'klarna', ''])).toEqual(new Set(['card', 'bancontact']));
  });
});

describe('how something was paid', () => {
  test('is told by card and bank', () => {
    const card = { cardSummary: '4444', cardPaymentMethod: 'mc', cardIssuingCountry: 'BE' };
    expect(policy.detailOf(card, 'mc')).toEqual({ brand: 'mastercard', last4: '4444', country: 'BE' });
    expect(policy.detailOf({ cardSummary: '1111' }, 'visa_applepay')).toMatchObject({ brand: 'visa', country: null });
    const iban = { iDealConsumerIBAN: 'NL13TEST0123456789' };
    expect(policy.detailOf(iban, 'ideal')).toEqual({ brand: null, last4: '6789', country: 'NL' });
    expect(policy.detailOf({}, 'ideal')).toBeNull();
    expect(policy.detailOf(undefined, undefined)).toBeNull();
  });

  test('never shows more of a card than four digits', () => {
    expect(policy.detailOf({ cardSummary: '4111111111111111' }, 'visa')?.last4).toBeNull();
  });

  test('says which card was stored only where a buyer can read which', () => {
    const data = {
      'tokenization.storedPaymentMethodId': 'M5N7TQ4TG5PFWR50',
      'tokenization.shopperReference': 'acct-0042',
      cardSummary: '4242',
      expiryDate: '3/2030',
    };
    const card = {
      customer: 'acct-0042',
      token: 'M5N7TQ4TG5PFWR50',
      brand: 'visa',
      last4: '4242',
      expMonth: 3,
      expYear: 2030,
    };
    expect(policy.storedIn(data, 'visa')).toEqual(card);
    for (const name of Object.keys(data)) expect(policy.storedIn({ ...data, [name]: undefined }, 'visa')).toBeNull();
    expect(policy.storedIn({ ...data, expiryDate: '13/2030' }, 'visa')).toBeNull();
    expect(policy.storedIn({ ...data, expiryDate: '0/2030' }, 'visa')).toBeNull();
    expect(policy.storedIn(data, undefined)).toBeNull();
  });
});

test('every offer has a name at Adyen, so that its page can be opened', () => {
  expect(ADYEN.offers.filter(({ method }) => !policy.TYPES[method])).toEqual([]);
});
