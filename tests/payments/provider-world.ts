import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { ReadCall } from '#platform/call.ts';
import { keyRingOf } from '#platform/secrets/key-ring.ts';
import type { PaymentMethod } from '#product/payments/contract.ts';
import {
  type OneClick,
  type OpenAttempt,
  type Opened,
  type PaymentAccount,
  type PaymentFact,
  type PaymentOrder,
  type PaymentProvider,
  ProviderError,
  type ProviderFact,
  type RefundFact,
  type RefundOrder,
  type StoredCard,
  type Webhook,
} from '#product/payments/gateway.ts';
import type { PaymentDouble } from '#tests/fakes/payment-double.ts';

export type SentWebhook = PaymentDouble['webhooks'][number];

/** A double, and what only its own provider can be made to do. */
export interface TestedDouble extends PaymentDouble {
  /** What happens when a kept card is charged at this account. */
  readonly oneClick: OneClick;
  /** Its page stays open after a bank said no, so that a payer who comes back has left it, and leads nobody back once it is over. */
  readonly keepsPageOpen?: true;
  /** How many payments it has been made to open, whatever it calls them. */
  made(): number;
  /** A webhook about this payment, rightly signed, of a kind that the adapter does not know. */
  unknownKind(reference: string): Promise<SentWebhook>;
  /** Brings a payment into a state that the adapter does not know, and reports it. */
  unknownState(reference: string): Promise<void>;
  /** A webhook with a good item about this payment between two that nobody signed; of providers that send several at once. */
  mixedBatch?(reference: string): Promise<SentWebhook>;
}

/** An adapter with its double, and what its provider cannot do. */
export interface ProviderUnderTest<Title extends string = string> {
  readonly name: string;
  start(): Promise<TestedDouble>;
  /** The same adapter, calling another origin. */
  at(origin: string): PaymentProvider;
  readonly methods: {
    /** A method whose money may take its time. */
    readonly slow: PaymentMethod;
    /** A method whose open payment can be taken back. */
    readonly cancellable: PaymentMethod;
  };
  /** What the provider calls a card in a request. */
  readonly card: string;
  /** The same webhook, without a right proof. */
  forge(webhook: SentWebhook): SentWebhook;
  /** Cases that the provider has no way to meet, each with the reason. */
  readonly cannot: Partial<Readonly<Record<Title, string>>>;
}

export type ProviderCases = Record<string, (world: ProviderWorld, under: ProviderUnderTest) => Promise<void>>;

/** Keys, clock and log of a call; an adapter needs nothing else of it. */
export const callAt = (now: Date): ReadCall => {
  const keys = keyRingOf([{ id: 'test', key: Buffer.alloc(32, 7) }]);
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  return { now, keys, log } as unknown as ReadCall;
};

/** An address that every provider takes; nobody listens there, the tests read what would have been sent. */
const SHOP = 'https://shop.example';

/** One started double, and the calls of its adapter as the product makes them. */
export class ProviderWorld {
  readonly double: TestedDouble;
  readonly provider: PaymentProvider;
  readonly account: PaymentAccount;
  readonly call: ReadCall = callAt(new Date());
  #payments = 0;

  constructor(double: TestedDouble) {
    this.double = double;
    this.provider = double.provider;
    this.account = double.account;
  }

  to(signal = new AbortController().signal) {
    return { call: this.call, account: this.account, signal };
  }

  order(changes: Partial<PaymentOrder> = {}): PaymentOrder {
    this.#payments += 1;
    const payment = 100 + this.#payments;
    const { call } = this;
    return {
      payment,
      attempt: 1000 + payment,
      key: randomUUID(),
      amount: 2475,
      currency: 'EUR',
      method: 'card',
      country: 'NL',
      locale: 'nl',
      description: `Kindling ${payment}`,
      statement: 'KDL SHOP',
      buyer: 'buyer-0042',
      customer: null,
      store: false,
      returnUrl: `${SHOP}/transactions/${payment}?returned=1`,
      cancelUrl: `${SHOP}/transactions/${payment}?cancelled=1`,
      webhookUrl: `${SHOP}/api/webhook.php?provider=${this.provider.name}&account=${this.account.id}`,
      expiresAt: new Date(call.now.getTime() + 60 * 60 * 1000),
      browser: { ip: '192.0.2.7', userAgent: 'Mozilla/5.0', accept: 'text/html' },
      ...changes,
    };
  }

  async open(changes: Partial<PaymentOrder> = {}) {
    const order = this.order(changes);
    const opened = await this.provider.open(this.to(), order);
    return { order, opened, attempt: attemptOf(order, opened) };
  }

  /** A payment that was opened and paid, and what refunds of it name. */
  async paid(changes: Partial<PaymentOrder> = {}, how: Parameters<PaymentDouble['pay']>[1] = {}) {
    const { order, opened, attempt } = await this.open(changes);
    await this.double.pay(opened.reference, how);
    const facts = await this.learn(attempt);
    const charge = facts.find(isPaid)?.charge ?? null;
    return { order, opened, facts, attempt: { ...attempt, charge } };
  }

  /** A card that a payer agreed to have kept. */
  async storedCard(): Promise<StoredCard> {
    const { facts } = await this.paid({ store: true }, { brand: 'visa', last4: '4242', country: 'NL' });
    const stored = facts.find(({ object }) => object === 'stored');
    if (stored?.object !== 'stored') throw new Error(`No card was kept: ${JSON.stringify(facts)}`);
    return stored.card;
  }

  /** All that webhooks told and asking tells of an attempt. */
  async learn(attempt: OpenAttempt): Promise<ProviderFact[]> {
    const told: ProviderFact[] = [];
    for (const sent of this.double.webhooks) {
      const heard = await this.hear(sent);
      if (heard.kind === 'facts') told.push(...heard.facts);
    }
    const asked = await this.provider.status(this.to(), attempt);
    const names = [attempt.reference, attempt.charge];
    return [...told, ...(asked === 'cannot' ? [] : asked)].filter(({ ours, reference }) =>
      ours ? ours.attempt === attempt.attempt : names.includes(reference),
    );
  }

  hear(sent: SentWebhook, as: { now?: Date; account?: PaymentAccount } = {}) {
    const call = as.now ? callAt(as.now) : this.call;
    return this.provider.read({ call, account: as.account ?? this.account }, webhookOf(sent));
  }

  /** The newest webhook; there is one. */
  lastWebhook(): SentWebhook {
    const sent = this.double.webhooks.at(-1);
    if (!sent) throw new Error('No webhook was sent.');
    return sent;
  }

  refundOrder(changes: Partial<RefundOrder> = {}): RefundOrder {
    return {
      refund: 7,
      key: randomUUID(),
      amount: 2475,
      currency: 'EUR',
      description: 'Kindling refund',
      ...changes,
    };
  }

  /** A call that runs out of time after it has reached the provider. */
  async timedOut(make: (signal: AbortSignal) => Promise<unknown>): Promise<ProviderError> {
    const before = this.double.requests.length;
    const timeout = new AbortController();
    const failed = this.errorOf(make(timeout.signal));
    await vi.waitFor(() => expect(this.double.requests.length).toBeGreaterThan(before), { timeout: 10_000 });
    timeout.abort(new DOMException('The time is over.', 'TimeoutError'));
    return failed;
  }

  /** Of a call that fails: only the one kind of error leaves an adapter, and it gives no secret away. */
  async errorOf(promise: Promise<unknown>): Promise<ProviderError> {
    const error = await promise.then(
      (answer) => new Error(`It did not fail: ${JSON.stringify(answer)}`),
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ProviderError);
    const text = `${(error as Error).stack} ${JSON.stringify(error)}`;
    for (const secret of [this.account.secrets.key, ...this.account.secrets.webhook])
      expect(text).not.toContain(secret);
    return error as ProviderError;
  }
}

export const attemptOf = (order: PaymentOrder, { reference }: Opened): OpenAttempt => ({
  payment: order.payment,
  attempt: order.attempt,
  reference,
  charge: null,
  method: order.method satisfies PaymentMethod,
  amount: order.amount,
  currency: order.currency,
});

export const isPayment = (fact: ProviderFact): fact is PaymentFact => fact.object === 'payment';
export const isPaid = (fact: ProviderFact): fact is PaymentFact => isPayment(fact) && fact.state === 'paid';
export const isRefund = (fact: ProviderFact): fact is RefundFact => fact.object === 'refund';

/** The states of a payment that were heard of, each once. */
export const statesOf = (facts: readonly ProviderFact[]) => [
  ...new Set(facts.filter(isPayment).map(({ state }) => state)),
];

/** As the product hands it on: the address taken apart, the body as it came. */
function webhookOf({ path, headers, body }: SentWebhook): Webhook {
  const { searchParams } = new URL(path, SHOP);
  return { headers, query: Object.fromEntries(searchParams), body };
}
