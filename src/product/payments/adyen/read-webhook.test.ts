import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Item, signed } from '#tests/fakes/adyen-items.ts';
import { callAt } from '#tests/payments/provider-world.ts';
import type { PaymentAccount } from '../gateway.ts';
import { shapes } from './contract.ts';
import { readWebhook } from './read-webhook.ts';
import { signatureFits } from './signature.ts';

const [NEW, OLD, OTHER] = ['0f'.repeat(32), 'A1'.repeat(32), 'ee'.repeat(32)] as const;
const account: PaymentAccount = {
  id: 3,
  company: 1,
  provider: 'adyen',
  mode: 'test',
  settings: { merchant_account: 'KindlingECOM' },
  secrets: { key: 'key', webhook: [NEW, OLD] },
};
const item: Item = {
  pspReference: 'QFQTPCQ8HXSKGK82',
  merchantAccountCode: 'KindlingECOM',
  merchantReference: 'p17-a23',
  amount: { value: 2475, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  success: 'true',
  eventDate: '2026-11-26T10:00:00+01:00',
  paymentMethod: 'visa',
  reason: '',
};
const bodyOf = (items: readonly unknown[], live = 'false') =>
  JSON.stringify({ live, notificationItems: items.map((one) => ({ NotificationRequestItem: one })) });

function hear(
  body: string,
  { as = account, headers = {} }: { as?: PaymentAccount; headers?: Record<string, string> } = {},
) {
  return readWebhook({ call: callAt(new Date('2026-11-26T10:00:00Z')), account: as }, { headers, query: {}, body });
}
const hearItem = (changes: Partial<Item> = {}, key: string = NEW) =>
  hear(bodyOf([signed({ ...item, ...changes }, key)]));

describe('a signature', () => {
  test("is right by Adyen's own example", () => {
    const example = shapes.wrapper.parse({
      NotificationRequestItem: {
        pspReference: 'pspReference',
        originalReference: 'originalReference',
        merchantAccountCode: 'merchantAccount',
        merchantReference: 'reference',
        amount: { value: 1000, currency: 'EUR' },
        eventCode: 'REPORT_AVAILABLE',
        success: 'true',
        additionalData: { hmacSignature: 'ZNBPtI+oDyyRrLyD1XirkKnQgIAlFc07Vj27TeHsDRE=' },
      },
    }).NotificationRequestItem;
    const key = 'DFB1EB5485895CFA84146406857104ABB4CBCABDC8AAF103A624C8F6A3EAAB00';
    expect(signatureFits(example, [key])).toBe(true);
    expect(signatureFits({ ...example, success: 'false' }, [key])).toBe(false);
    expect(signatureFits({ ...example, amount: { value: 1001, currency: 'EUR' } }, [key])).toBe(false);
  });

  test('by the key before the newest one still counts', () => {
    expect(hearItem({}, OLD)).toMatchObject({ kind: 'facts', forged: 0 });
    expect(hearItem({}, OTHER)).toEqual({ kind: 'forged' });
  });

  test.each(['', 'zz', '0f', '0f'.repeat(31), `${'0f'.repeat(31)}0`, `${'0f'.repeat(32)}zz`])(
    'by %j as a key is none, also where that is what the account has',
    (key) => {
      const as = { ...account, secrets: { key: 'key', webhook: [key] } };
      expect(hear(bodyOf([signed(item, key)]), { as })).toEqual({ kind: 'forged' });
    },
  );

  test('is wanted of each item', () => {
    const { additionalData: _, ...bare } = signed(item, NEW);
    const right = signed({ ...item, pspReference: 'RIGHT' }, NEW);
    const heard = hear(bodyOf([bare, right, signed(item, OTHER), {}, null, 'x']));
    expect(heard).toMatchObject({ kind: 'facts', forged: 5, facts: [{ id: 'AUTHORISATION:RIGHT:true' }] });
    expect(hear(bodyOf([bare, signed(item, OTHER)]))).toEqual({ kind: 'forged' });
    expect(hear(bodyOf([]))).toEqual({ kind: 'forged' });
  });

  test('of a webhook of the newer kind is of its whole body, in a header', () => {
    const body = JSON.stringify({
      createdAt: '2026-11-26T10:00:00+01:00',
      eventId: 'QBQQ9DLNRHHKGK38',
      environment: 'test',
      type: 'recurring.token.created',
      data: {
        merchantAccount: 'KindlingECOM',
        storedPaymentMethodId: 'M5N7TQ4TG5PFWR50',
        shopperReference: 'acct-0042',
      },
    });
    const hmacsignature = createHmac('sha256', Buffer.from(OLD, 'hex')).update(body).digest('base64');
    expect(hear(body, { headers: { hmacsignature } })).toEqual({ kind: 'facts', facts: [], forged: 0 });
    expect(hear(`${body} `, { headers: { hmacsignature } })).toEqual({ kind: 'forged' });
    expect(hear(body)).toEqual({ kind: 'forged' });
  });
});

describe('an item', () => {
  test('names our ids, what was paid, and the reference for refunds', () => {
    expect(hearItem()).toEqual({
      kind: 'facts',
      forged: 0,
      facts: [
        {
          id: 'AUTHORISATION:QFQTPCQ8HXSKGK82:true',
          reference: 'p17-a23',
          ours: { payment: 17, attempt: 23 },
          object: 'payment',
          state: 'paid',
          amount: 2475,
          currency: 'EUR',
          failure: null,
          charge: 'QFQTPCQ8HXSKGK82',
          detail: null,
        },
      ],
    });
  });

  test('of a refund is about the payment, whoever ordered it', () => {
    const refund = { eventCode: 'REFUND', pspReference: 'REFUND', originalReference: 'PAID' };
    const ours = { payment: 17, attempt: 23 };
    const facts = (merchantReference: string) => hearItem({ ...refund, merchantReference });
    expect(facts('p17-a23-r5')).toMatchObject({
      facts: [{ reference: 'p17-a23', ours, refund: 'REFUND', ourRefund: 5 }],
    });
    expect(facts('p17-a23')).toMatchObject({ facts: [{ reference: 'p17-a23', ours, ourRefund: null }] });
    expect(facts('goodwill')).toMatchObject({ facts: [{ reference: 'PAID', ours: null, ourRefund: null }] });
  });

  test('is believed in what is signed, whatever stands beside it', () => {
    const additionalData = {
      authorisedAmountValue: '999999',
      grossValue: '999999',
      grossCurrency: 'PLN',
      merchantReference: 'p1-a1',
      checkoutSessionId: 'CS-of-somebody-else',
      'modification.action': 'refund',
    };
    const [plain, beside] = [hearItem(), hearItem({ additionalData, reason: 'p1-a1' })];
    expect(beside).toEqual(plain);
  });

  test('of another merchant account is of no concern, though its signature is right', () => {
    expect(hearItem({ merchantAccountCode: 'AnotherECOM' })).toEqual({ kind: 'facts', facts: [], forged: 0 });
  });

  test('of the test mode pays for nothing that is live', () => {
    const as: PaymentAccount = { ...account, mode: 'live' };
    const body = (live: string) => bodyOf([signed(item, NEW)], live);
    expect(hear(body('false'), { as })).toEqual({ kind: 'facts', facts: [], forged: 0 });
    expect(hear(body('true'), { as })).toMatchObject({ facts: [{ state: 'paid' }] });
    expect(hear(body('true'))).toEqual({ kind: 'facts', facts: [], forged: 0 });
  });

  test('that succeeded neither truly nor falsely tells nothing', () => {
    for (const success of ['', 'TRUE', 'yes', '1']) expect(hearItem({ success })).toMatchObject({ facts: [] });
  });

  test('of a cancellation by hand gives the money back; of ours it ends what nobody paid', () => {
    const cancelled = { eventCode: 'CANCELLATION', originalReference: 'PAID', pspReference: 'CANCEL' };
    expect(hearItem(cancelled)).toMatchObject({
      facts: [{ object: 'refund', refund: 'CANCEL', ourRefund: null, state: 'settled', amount: 2475 }],
    });
    expect(hearItem({ ...cancelled, merchantReference: 'p17-a23-c' })).toMatchObject({
      facts: [{ object: 'payment', state: 'cancelled', ours: { payment: 17, attempt: 23 }, charge: 'PAID' }],
    });
  });

  test('of a dispute names the dispute, why and until when', () => {
    const additionalData = { chargebackReasonCode: ' 4853', defensePeriodEndsAt: '2026-12-31T03:03:07+02:00' };
    expect(hearItem({ eventCode: 'CHARGEBACK', pspReference: 'DISPUTE', additionalData })).toMatchObject({
      facts: [{ dispute: 'DISPUTE', state: 'lost_funds', reason: '4853', dueAt: new Date('2026-12-31T01:03:07Z') }],
    });
    const bare = { chargebackReasonCode: '', defensePeriodEndsAt: 'soon' };
    expect(hearItem({ eventCode: 'SECOND_CHARGEBACK', additionalData: bare })).toMatchObject({
      facts: [{ state: 'lost', reason: 'SECOND_CHARGEBACK', dueAt: null }],
    });
  });

  test('of a payment that was authorised and never came takes the credits', () => {
    for (const eventCode of ['CAPTURE_FAILED', 'EXPIRE'])
      expect(hearItem({ eventCode })).toMatchObject({
        facts: [{ object: 'dispute', state: 'lost', reason: eventCode }],
      });
  });

  test('names the stored card, once for each token', () => {
    const additionalData = {
      'recurring.recurringDetailReference': 'M5N7TQ4TG5PFWR50',
      'recurring.shopperReference': 'acct-0042',
      cardSummary: '4242',
      expiryDate: '12/2031',
    };
    const card = {
      customer: 'acct-0042',
      token: 'M5N7TQ4TG5PFWR50',
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: 2031,
    };
    const stored = { id: 'stored:M5N7TQ4TG5PFWR50', object: 'stored', card };
    expect(hearItem({ additionalData })).toMatchObject({ facts: [{ object: 'payment' }, stored] });
    expect(hearItem({ eventCode: 'RECURRING_CONTRACT', additionalData })).toMatchObject({ facts: [stored] });
    expect(hearItem({ success: 'false', additionalData })).toMatchObject({ facts: [{ state: 'failed' }] });
    expect(hearItem({ eventCode: 'RECURRING_CONTRACT' })).toMatchObject({ facts: [] });
  });
});

describe('anything at all', () => {
  test('is read without an error, and is forged', () => {
    const heard = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((json) => bodyOf([JSON.parse(json)])),
    );
    fc.assert(
      fc.property(heard, fc.string(), (body, hmacsignature) => {
        expect(hear(body, { headers: { hmacsignature } })).toEqual({ kind: 'forged' });
      }),
    );
  });

  test('beside what is signed neither fails nor changes the money', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.jsonValue(),
        fc.jsonValue(),
        (extra, reason, method) => {
          const right = signed(item, NEW);
          const additionalData = { ...extra, hmacSignature: right.additionalData?.hmacSignature };
          const heard = hear(bodyOf([{ ...right, additionalData, reason, paymentMethod: method, anythingNew: extra }]));
          expect(heard).toMatchObject({ kind: 'facts', forged: 0 });
          const [paid] = heard.kind === 'facts' ? heard.facts : [];
          expect(paid).toMatchObject({
            state: 'paid',
            amount: 2475,
            currency: 'EUR',
            ours: { payment: 17, attempt: 23 },
          });
        },
      ),
    );
  });

  test('that Adyen shows as an example is understood, signed anew as ours', () => {
    const folder = new URL('../../../../tests/oracles/examples/adyen/', import.meta.url);
    const told = readdirSync(folder).map((name) => {
      const sample = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
      const ours = sample.notificationItems.map(({ NotificationRequestItem: one }: { NotificationRequestItem: Item }) =>
        signed({ ...one, merchantAccountCode: 'KindlingECOM' }, NEW),
      );
      const heard = hear(bodyOf(ours));
      return [
        name,
        heard.kind === 'facts' &&
          heard.facts.map((fact) => ('state' in fact ? [fact.object, fact.state, fact.amount] : fact)),
      ];
    });
    expect(Object.fromEntries(told)).toEqual({
      'authorisationTrue.json': [['payment', 'paid', 10100]],
      'captureFalse.json': [],
      'captureTrue.json': [],
      'refundFalse.json': [['refund', 'failed', 1500]],
      'refundTrue.json': [['refund', 'settled', 1500]],
    });
  });
});
