import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAYMENT_FAILURES } from '../contract.ts';
import { Dispute, Intent, Session } from './contract.ts';
import {
  chargedState,
  descriptorOf,
  disputeState,
  failureOf,
  intentState,
  methodsOf,
  oursOf,
  refundState,
  STRIPE_METHODS,
  sessionState,
  transferCountry,
} from './policy.ts';
import { STRIPE } from './stripe.ts';

const session = (of: object) => Session.parse({ id: 'cs_1', ...of });
const intent = (of: object) => Intent.parse({ id: 'pi_1', ...of });
const dispute = (status: string, ...bookings: number[]) =>
  Dispute.parse({ id: 'dp_1', status, balance_transactions: bookings.map((amount) => ({ amount })) });

describe('the state of a payment at Stripe', () => {
  test('a session is paid when Stripe says so, by itself or by its intent', () => {
    expect(sessionState(session({ status: 'complete', payment_status: 'paid' }))).toBe('paid');
    const payment_intent = { id: 'pi_1', status: 'succeeded' };
    expect(sessionState(session({ status: 'expired', payment_status: 'unpaid', payment_intent }))).toBe('paid');
  });

  test('a session that is complete and unpaid is pending until its intent says more', () => {
    const complete = { status: 'complete', payment_status: 'unpaid' };
    const by = (status: string, last_payment_error: object | null = null) =>
      sessionState(session({ ...complete, payment_intent: { id: 'pi_1', status, last_payment_error } }));
    expect(sessionState(session(complete))).toBe('pending');
    expect(sessionState(session({ ...complete, payment_intent: 'pi_1' }))).toBe('pending');
    expect(by('processing')).toBe('pending');
    expect(by('requires_action')).toBe('pending');
    expect(by('requires_payment_method', { type: 'card_error' })).toBe('failed');
    expect(by('canceled')).toBe('cancelled');
  });

  test('a declined card leaves its session open', () => {
    const payment_intent = {
      id: 'pi_1',
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error' },
    };
    expect(sessionState(session({ status: 'open', payment_status: 'unpaid', payment_intent }))).toBe('open');
    expect(intentState(intent(payment_intent))).toBeNull();
  });

  test('a refused debit ends its session, for its money was already waited for', () => {
    const last_payment_error = { type: 'card_error', payment_method_type: 'sepa_debit' };
    expect(intentState(intent({ status: 'requires_payment_method', last_payment_error }))).toBe('failed');
  });

  test('a stored card that was declined has failed, and one that the bank asks for is open', () => {
    const declined = intent({ status: 'requires_payment_method', last_payment_error: { type: 'card_error' } });
    expect(chargedState(declined)).toBe('failed');
    expect(chargedState(intent({ status: 'requires_payment_method' }))).toBe('open');
    expect(chargedState(intent({ status: 'requires_action' }))).toBe('open');
    expect(chargedState(intent({ status: 'processing' }))).toBe('pending');
    expect(chargedState(intent({ status: 'requires_capture' }))).toBe('pending');
    expect(chargedState(intent({ status: 'canceled' }))).toBe('cancelled');
    expect(chargedState(intent({ status: 'succeeded' }))).toBe('paid');
  });

  test('values that Stripe may add never pay, end or break anything', () => {
    fc.assert(
      fc.property(fc.string(), fc.anything(), (added, strange) => {
        const status = `x${added}`;
        expect(['open', 'pending']).toContain(sessionState(session({ status, payment_status: status })));
        expect(sessionState(session({ status: strange, payment_status: strange, payment_intent: strange }))).not.toBe(
          undefined,
        );
        expect(chargedState(intent({ status }))).toBe('pending');
        expect(intentState(intent({ status, last_payment_error: strange }))).toBeNull();
        expect(refundState(status)).toBe('pending');
        expect(disputeState(dispute(status))).toBe('warned');
        expect(PAYMENT_FAILURES).toContain(failureOf({ type: added, code: added, decline_code: added }));
      }),
    );
  });
});

describe('money that goes back at Stripe', () => {
  test('a refund settles, fails, or waits', () => {
    expect(['pending', 'requires_action', 'succeeded', 'failed', 'canceled'].map(refundState)).toEqual([
      'pending',
      'pending',
      'settled',
      'failed',
      'failed',
    ]);
  });

  test('an inquiry takes nothing, and is over when it is closed', () => {
    expect(disputeState(dispute('warning_needs_response'))).toBe('warned');
    expect(disputeState(dispute('warning_under_review'))).toBe('warned');
    expect(disputeState(dispute('warning_closed'))).toBe('won');
  });

  test('a dispute has taken the money when it is booked', () => {
    expect(disputeState(dispute('needs_response'))).toBe('warned');
    expect(disputeState(dispute('needs_response'), 'charge.dispute.funds_withdrawn')).toBe('lost_funds');
    for (const status of ['needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review', 'later'])
      expect(disputeState(dispute(status, -2475))).toBe('lost_funds');
    expect(disputeState(dispute('lost', -2475))).toBe('lost');
    expect(disputeState(dispute('won', -2475, 2475))).toBe('won');
  });

  test('where the bookings are left out, the status says whether money is gone', () => {
    const bare = (status: string) => disputeState(Dispute.parse({ id: 'dp_1', status }));
    expect(bare('needs_response')).toBe('lost_funds');
    expect(bare('appeal_under_review')).toBe('lost_funds');
    expect(bare('warning_needs_response')).toBe('warned');
  });

  test('what was prevented was blocked, or paid back at once', () => {
    expect(disputeState(dispute('prevented'))).toBe('won');
    expect(disputeState(dispute('prevented', -2475))).toBe('lost');
  });

  test('money that comes back wins a dispute, unless it is lost and only a part comes back', () => {
    const back = 'charge.dispute.funds_reinstated';
    expect(disputeState(dispute('under_review', -2475, 2475), back)).toBe('won');
    expect(disputeState(dispute('lost', -2475, 475), back)).toBe('lost');
  });
});

describe('words for Stripe', () => {
  test('a refusal has a reason of ours', () => {
    const by = (decline_code: string) => failureOf({ type: 'card_error', code: 'card_declined', decline_code });
    expect(by('insufficient_funds')).toBe('insufficient_funds');
    expect(by('expired_card')).toBe('expired_card');
    expect(by('restricted_card')).toBe('blocked');
    expect(by('card_velocity_exceeded')).toBe('limit');
    expect(by('authentication_required')).toBe('authentication');
    expect(by('generic_decline')).toBe('declined');
    expect(failureOf({ type: 'card_error', code: 'expired_card', decline_code: null })).toBe('expired_card');
    expect(failureOf({ type: 'api_error', code: null, decline_code: null })).toBe('unknown');
    expect(failureOf(null)).toBe('unknown');
  });

  test('nobody learns that a card is lost or stolen', () => {
    for (const decline_code of ['lost_card', 'stolen_card', 'fraudulent', 'merchant_blacklist'])
      expect(failureOf({ type: 'card_error', code: 'card_declined', decline_code })).toBe('declined');
  });

  test('a statement fits behind the prefix of the account', () => {
    expect(descriptorOf('KDL SHOP', true, undefined)).toBe('KDL SHOP');
    expect(descriptorOf('KINDLING.EXAMPLE', true, undefined)).toBe('KINDLING.E');
    expect(descriptorOf('KINDLING.EXAMPLE', true, 'KDL')).toBe('KINDLING.EXAMPLE');
    expect(descriptorOf('KINDLING.EXAMPLE', false, undefined)).toBe('KINDLING.EXAMPLE');
    expect(descriptorOf('Café "Zwölf"', false, undefined)).toBe('Cafe Zwolf');
    expect(descriptorOf(null, true, undefined)).toBeNull();
    expect(descriptorOf('12345', true, undefined)).toBeNull();
    expect(descriptorOf('Ab*', false, undefined)).toBeNull();
  });

  test('every statement is one that Stripe takes, or none', () => {
    const text = fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit: 'grapheme', maxLength: 40 }));
    fc.assert(
      fc.property(text, fc.boolean(), fc.string({ minLength: 2, maxLength: 10 }), (statement, card, prefix) => {
        const said = descriptorOf(statement, card, prefix);
        if (said === null) return;
        expect(said).toMatch(/^[ -~]+$/);
        expect(said).toMatch(/[a-z]/i);
        expect(said).not.toMatch(/[<>\\'"*]/);
        expect(said.length + (card ? prefix.length + 2 : 0)).toBeLessThanOrEqual(22);
      }),
    );
  });

  test('only ids of ours are ours', () => {
    expect(oursOf({ payment: '17', attempt: '23' })).toEqual({ payment: 17, attempt: 23 });
    for (const strange of [{}, { payment: '17' }, { payment: 'x', attempt: '1' }, { payment: '-1', attempt: '1' }])
      expect(oursOf(strange as Record<string, string>)).toBeNull();
  });

  test('methods are those that the account has, and Apple Pay comes with cards', () => {
    expect([...methodsOf((name) => name === 'card' || name === 'p24')]).toEqual(['card', 'przelewy24']);
    expect([...methodsOf((name) => name === 'card' || name === 'apple_pay')]).toEqual(['card', 'applepay']);
    const all = methodsOf(() => true);
    for (const missing of ['giropay', 'sofort', 'vipps', 'nexi', 'paysafecard'] as const)
      expect(all.has(missing)).toBe(false);
  });

  test('a transfer goes to an account of a country that Stripe has', () => {
    expect(transferCountry('FR')).toBe('FR');
    expect(transferCountry('AT')).toBe('NL');
  });
});

test('every offer has a name at Stripe, so that its page can be opened', () => {
  expect(STRIPE.offers.filter(({ method }) => !STRIPE_METHODS[method])).toEqual([]);
});
