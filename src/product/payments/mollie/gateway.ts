import { createHash } from 'node:crypto';
import {
  type AccountCall,
  type OpenAttempt,
  type Opened,
  type PaymentOrder,
  type PaymentProvider,
  type ProviderCall,
  ProviderError,
  type ProviderFact,
  type StoredCard,
  type StoredFact,
} from '../gateway.ts';
import {
  askMollie,
  fieldOf,
  isDone,
  isGone,
  type MollieAnswer,
  type MollieHost,
  type MollieRequest,
  saidBy,
} from './ask-mollie.ts';
import { type Payment, readCustomer, readMandates, readMethods, readPayment, readRefund } from './contract.ts';
import { type Means, paymentRequest } from './payment-request.ts';
import { factsOf, keepsCard, methodOf, moneyOf, oursIn, refundFact, storedCardOf } from './policy.ts';
import { readWebhook } from './read-webhook.ts';

/**
 * Mollie's Payments API (v2). A kept card, by the account's `one_click`:
 * - `hosted`, the default: a payment of a customer (`customerId`, `sequenceType: oneoff`); the bank may ask on the
 * page.
 * - `merchant`: `sequenceType: first` leaves a mandate, `recurring` charges it unasked, if Mollie agreed. A bank that
 * insists on asking fails the payment (`authentication`): a new one on the hosted page is the way out.
 */
export function mollie({
  fetch = globalThis.fetch,
  baseUrl = 'https://api.mollie.com',
}: Partial<MollieHost> = {}): PaymentProvider {
  const send = (to: AccountCall, request: MollieRequest) => askMollie({ fetch, baseUrl }, to, request);

  async function done(to: AccountCall, request: MollieRequest): Promise<MollieAnswer> {
    const answer = await send(to, request);
    if (!isDone(answer)) throw new ProviderError('invalid', saidBy(answer));
    return answer;
  }

  const create = (to: ProviderCall, order: PaymentOrder, key: string, means: Means) =>
    send(to, { method: 'POST', path: '/payments', key, body: paymentRequest(to, order, means) });

  async function createCustomer(to: ProviderCall, { key, buyer }: PaymentOrder): Promise<string> {
    const body = { metadata: { buyer } };
    const request: MollieRequest = { method: 'POST', path: '/customers', key: derivedKey(key, 'customer'), body };
    return readOr(readCustomer, await done(to, request)).id;
  }

  async function openFor(to: ProviderCall, order: PaymentOrder): Promise<Opened> {
    if (!order.store || order.method !== 'card')
      return openedBy(await create(to, order, order.key, { sequenceType: 'oneoff' }), null);
    const sequenceType = isMerchants(to) ? 'first' : 'oneoff';
    if (order.customer) {
      const answer = await create(to, order, order.key, { customerId: order.customer, sequenceType });
      if (!isCustomerGone(answer)) return openedBy(answer, order.customer);
    }
    const customerId = await createCustomer(to, order);
    const key = order.customer ? derivedKey(order.key, 'new customer') : order.key;
    return openedBy(await create(to, order, key, { customerId, sequenceType }), customerId);
  }

  async function chargeOnPage(to: ProviderCall, order: PaymentOrder, { customer }: StoredCard): Promise<Opened> {
    const answer = await create(to, order, order.key, { customerId: customer, sequenceType: 'oneoff' });
    if (!isCustomerGone(answer)) return openedBy(answer, customer);
    const key = derivedKey(order.key, 'without customer');
    return openedBy(await create(to, order, key, { sequenceType: 'oneoff' }), null);
  }

  async function chargeByMandate(to: ProviderCall, order: PaymentOrder, card: StoredCard): Promise<Opened> {
    const means = { customerId: card.customer, mandateId: card.token, sequenceType: 'recurring' } as const;
    const answer = await create(to, order, order.key, means);
    if (isGone(answer) || ['mandateId', 'customerId'].includes(fieldOf(answer) ?? ''))
      throw new ProviderError('refused', saidBy(answer));
    const opened = openedBy(answer, card.customer);
    return { ...opened, facts: factsOf(readOr(readPayment, answer)) };
  }

  async function status(to: ProviderCall, { reference }: Pick<OpenAttempt, 'reference'>): Promise<ProviderFact[]> {
    const path = `/payments/${encodeURIComponent(reference)}?embed=refunds,chargebacks`;
    const answer = await send(to, { method: 'GET', path });
    if (isGone(answer)) return [];
    if (!isDone(answer)) throw new ProviderError('invalid', saidBy(answer));
    const payment = readOr(readPayment, answer);
    return [...factsOf(payment), ...(keepsCard(payment) ? await keptCard(to, payment) : [])];
  }

  /** What was paid must be told whether or not Mollie answers this too. */
  async function keptCard(to: ProviderCall, payment: Payment): Promise<StoredFact[]> {
    const path = `/customers/${encodeURIComponent(payment.customerId ?? '')}/mandates?limit=250`;
    const mandates = await done(to, { method: 'GET', path }).then(
      ({ body }) => readMandates(body)?._embedded.mandates ?? [],
      (error: unknown) => {
        to.call.log.warn({ err: error, payment: payment.id }, 'the mandates of a customer of Mollie could not be read');
        return null;
      },
    );
    if (!mandates) return [];
    const card = storedCardOf(payment, mandates);
    if (!card) return [];
    const { id, metadata } = payment;
    return [{ object: 'stored', id: `stored:${id}:${card.token}`, reference: id, ours: oursIn(metadata), card }];
  }

  return {
    name: 'mollie',
    oneClick: 'hosted',
    accepted: '',
    open: openFor,
    status,

    async chargeStored(to, order, card) {
      const byMandate = isMerchants(to) && isMandate(card.token);
      return byMandate ? chargeByMandate(to, order, card) : chargeOnPage(to, order, card);
    },

    async forget(to, { customer, token }) {
      const mandate = isMandate(token) ? `/mandates/${encodeURIComponent(token)}` : '';
      const path = `/customers/${encodeURIComponent(customer)}${mandate}`;
      const answer = await send(to, { method: 'DELETE', path });
      if (!isDone(answer) && !isGone(answer)) throw new ProviderError('invalid', saidBy(answer));
    },

    async refund(to, { payment, attempt, reference }, { refund, key, amount, currency, description }) {
      const body = { amount: moneyOf(amount, currency), description, metadata: { payment, attempt, refund } };
      const path = `/payments/${encodeURIComponent(reference)}/refunds`;
      const answer = await done(to, { method: 'POST', path, key, body });
      return refundFact(readOr(readRefund, answer), reference, { payment, attempt });
    },

    /** Mollie takes back few methods, and those only while nothing has been paid: for the others time does it. */
    async cancel(to, attempt) {
      const path = `/payments/${encodeURIComponent(attempt.reference)}`;
      const answer = await send(to, { method: 'DELETE', path });
      const payment = isDone(answer) ? readPayment(answer.body) : null;
      return payment ? factsOf(payment) : status(to, attempt);
    },

    async read({ call, account }, webhook) {
      return readWebhook(call, account, webhook);
    },

    async finishReturn() {
      return [];
    },

    async liveMethods(to, { amount, currency, country }) {
      const money = moneyOf(amount, currency);
      const query = new URLSearchParams({
        'amount[value]': money.value,
        'amount[currency]': money.currency,
        billingCountry: country,
        includeWallets: 'applepay',
        sequenceType: 'oneoff',
      });
      const answer = await done(to, { method: 'GET', path: `/methods?${query}` });
      const listed = readOr(readMethods, answer)._embedded.methods;
      const ready = listed.filter((method) => method.status === null || method.status === 'activated');
      return new Set(ready.flatMap(({ id }) => methodOf(id) ?? []));
    },
  };
}

const isMandate = (token: string) => token.startsWith('mdt_');

const isMerchants = ({ account }: ProviderCall): boolean => account.settings.one_click === 'merchant';

function openedBy(answer: MollieAnswer, customer: string | null): Opened {
  if (!isDone(answer)) {
    const beyond = fieldOf(answer) === 'amount' || fieldOf(answer) === 'amount.value';
    throw beyond
      ? new ProviderError('refused', saidBy(answer), { failure: 'limit' })
      : new ProviderError('invalid', saidBy(answer));
  }
  const payment = readOr(readPayment, answer);
  return {
    reference: payment.id,
    url: payment._links.checkout?.href ?? null,
    expiresAt: dateOf(payment.expiresAt),
    customer,
    facts: [],
  };
}

/** Success that does not even name what was made: only asking by the same key tells. */
function readOr<Read>(read: (body: unknown) => Read | null, { status, body }: MollieAnswer): Read {
  const found = read(body);
  if (!found) throw new ProviderError('unreachable', `${status} without an id`, { unknown: true });
  return found;
}

const isCustomerGone = (answer: MollieAnswer): boolean =>
  !isDone(answer) && (isGone(answer) || fieldOf(answer) === 'customerId');

function dateOf(text: string | null): Date | null {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}

function derivedKey(key: string, purpose: string): string {
  const hex = createHash('sha256').update(`${key} ${purpose}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
