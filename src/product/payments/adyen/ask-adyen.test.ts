import { describe, expect, test } from 'vitest';
import { callAt } from '#tests/payments/provider-world.ts';
import type { PaymentAccount, StoredCard } from '../gateway.ts';
import { adyen } from './gateway.ts';

const account: PaymentAccount = {
  id: 3,
  company: 1,
  provider: 'adyen',
  mode: 'test',
  settings: { merchant_account: 'KindlingECOM' },
  secrets: { key: 'AQE-secret', webhook: [] },
};
const asked = { amount: 2475, currency: 'EUR', country: 'NL' };
const card: StoredCard = {
  customer: 'acct-0042',
  token: 'T/1',
  brand: 'visa',
  last4: '4242',
  expMonth: 3,
  expYear: 2030,
};
const as = (changes: Partial<PaymentAccount> = {}, signal = new AbortController().signal) => ({
  call: callAt(new Date('2026-11-26T10:00:00Z')),
  account: { ...account, ...changes },
  signal,
});

/** Adyen, answering one thing, and what it was asked. */
function answering(answer: Response | Error) {
  const sent: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    sent.push({ url: String(url), init });
    if (answer instanceof Error) throw answer;
    return answer.clone();
  };
  return { sent, provider: adyen({ fetch: fetch as typeof globalThis.fetch }) };
}
const problem = (status: number, errorCode = '', message = '') =>
  Response.json({ status, errorCode, message }, { status });
const broken = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

describe('Adyen is asked', () => {
  test('at its test host, or at the live one of the account', async () => {
    const { sent, provider } = answering(Response.json({ paymentMethods: [] }));
    await provider.liveMethods?.(as(), asked);
    await provider.liveMethods?.(
      as({ mode: 'live', settings: { ...account.settings, live_prefix: '1797a841fbb37ca7-Kindling' } }),
      asked,
    );
    expect(sent.map(({ url }) => url)).toEqual([
      'https://checkout-test.adyen.com/v72/paymentMethods',
      'https://1797a841fbb37ca7-Kindling-checkout-live.adyenpayments.com/checkout/v72/paymentMethods',
    ]);
  });

  test.each([undefined, '', 'evil.example/', 'a.b', 'x@y', 'x#'])(
    'nowhere with a live key and the prefix %j',
    async (prefix) => {
      const { sent, provider } = answering(Response.json({}));
      const settings: Record<string, string> = {
        merchant_account: 'KindlingECOM',
        ...(prefix !== undefined && { live_prefix: prefix }),
      };
      const call = provider.liveMethods?.(as({ mode: 'live', settings }), asked);
      await expect(call).rejects.toMatchObject({ code: 'credentials', unknown: false });
      expect(sent).toEqual([]);
    },
  );

  test('nothing without a merchant account', async () => {
    const { sent, provider } = answering(Response.json({}));
    await expect(provider.forget(as({ settings: {} }), card)).rejects.toMatchObject({ code: 'credentials' });
    expect(sent).toEqual([]);
  });

  test('with the key, which follows to no other host', async () => {
    const { sent, provider } = answering(new Response(null, { status: 204 }));
    await provider.forget(as(), card);
    expect(sent[0]?.url).toMatch(
      /\/storedPaymentMethods\/T%2F1\?shopperReference=acct-0042&merchantAccount=KindlingECOM$/,
    );
    expect(sent[0]?.init).toMatchObject({
      method: 'DELETE',
      redirect: 'error',
      headers: { 'x-api-key': 'AQE-secret' },
    });
  });
});

describe('an answer', () => {
  test.each([
    [401, '000', 'credentials', false],
    [403, '901', 'credentials', false],
    [409, '', 'busy', true],
    [422, '704', 'busy', true],
    [422, '14_030', 'invalid', false],
    [400, '702', 'invalid', false],
    [429, '', 'limit', false],
    [500, '905', 'unreachable', true],
    [503, '', 'unreachable', true],
  ])('%i with the code %j is %s', async (status, errorCode, code, unknown) => {
    const { provider } = answering(problem(status, errorCode, 'Words of Adyen'));
    const error = await provider.forget(as(), card).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code, unknown, message: expect.stringContaining('Words of Adyen') });
  });

  test('to a question leaves nothing unknown, since it changed nothing', async () => {
    for (const answer of [problem(500), broken('ECONNRESET'), new Response('<html>')]) {
      const { provider } = answering(answer);
      await expect(provider.finishReturn(as(), attempt, { sessionResult: 'x' })).rejects.toMatchObject({
        code: 'unreachable',
        unknown: false,
      });
    }
  });

  test('never shows what may be the number of a card', async () => {
    const { provider } = answering(problem(422, '101', 'Invalid card number 4111111111111111'));
    const error = await provider.forget(as(), card).catch((thrown: unknown) => thrown);
    expect(String(error)).toContain('Invalid card number');
    expect(String(error)).not.toContain('4111111111111111');
  });

  test.each([
    [404, ''],
    [422, '800'],
    [422, '803'],
  ])('%i %s to forgetting a card says that there is none', async (status, code) => {
    const { provider } = answering(problem(status, code));
    await expect(provider.forget(as(), card)).resolves.toBeUndefined();
  });
});

describe('a line that breaks', () => {
  test.each([
    ['ECONNREFUSED', false],
    ['ENOTFOUND', false],
    ['UND_ERR_CONNECT_TIMEOUT', false],
    ['ECONNRESET', true],
    ['UND_ERR_SOCKET', true],
    ['EPIPE', true],
  ])('by %s may have done it: %s', async (code, unknown) => {
    const { provider } = answering(broken(code));
    await expect(provider.forget(as(), card)).rejects.toMatchObject({ code: 'unreachable', unknown });
  });

  test('when the time is over is a timeout, whatever the error says', async () => {
    const signal = AbortSignal.abort(new Error('over'));
    const { provider } = answering(broken('ECONNREFUSED'));
    await expect(provider.forget(as({}, signal), card)).rejects.toMatchObject({ code: 'timeout', unknown: true });
    const question = provider.finishReturn(as({}, signal), attempt, { sessionResult: 'x' });
    await expect(question).rejects.toMatchObject({ code: 'timeout', unknown: false });
  });
});

const attempt = {
  payment: 17,
  attempt: 23,
  reference: 'CS1',
  charge: null,
  method: 'card',
  amount: 2475,
  currency: 'EUR',
} as const;
