import type { ReadCall } from '#platform/call.ts';
import type { TestAccount } from '#platform/config/test-accounts.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { PaymentFailure, PaymentMethod } from './contract.ts';
import type { AccountSetting } from './payment-accounts/contract.ts';

export interface PaymentAccount {
  readonly id: number;
  readonly company: number;
  readonly provider: string;
  readonly mode: 'test' | 'live';
  readonly settings: Readonly<Record<string, string>>;
  readonly secrets: PaymentSecrets;
}

/** From files or the environment; never in the database, never in a log. */
export interface PaymentSecrets {
  readonly key: string;
  /** By which webhooks are signed, the newest first: the one before it counts while a key is changed. */
  readonly webhook: readonly string[];
}

/** In the provider's metadata: an event finds its payment also when the provider's answer was lost. */
export interface OurIds {
  readonly payment: number;
  readonly attempt: number;
}

export interface PaymentOrder extends OurIds {
  /** A UUID, kept before the call: the same key is the same payment. */
  readonly key: string;
  /** Minor units of `currency` (all of ours have two decimals), VAT included. */
  readonly amount: number;
  readonly currency: string;
  readonly method: PaymentMethod;
  /** Where the buyer pays from, ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly locale: Locale;
  readonly description: string;
  /** What shall stand on the bank statement, 5 to 22 characters; null leaves it to the provider's own setting. */
  readonly statement: string | null;
  /** Stands for the buyer at the provider: the same for all their orders, and says nothing of who they are. */
  readonly buyer: string;
  /** The provider's own name for the buyer from an earlier payment, where it makes one. */
  readonly customer: string | null;
  readonly store: boolean;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Where the provider reports; null where it could not reach us (loopback): then only asking tells. */
  readonly webhookUrl: string | null;
  /** Where the provider lets us choose. */
  readonly expiresAt: Date;
  /** Of the buyer, for strong authentication of a kept card; null where the buyer goes to the provider's page. */
  readonly browser: { readonly ip: string; readonly userAgent: string; readonly accept: string } | null;
}

export interface Opened {
  /** The provider's id of the payment (session, payment, link), by which it is asked about. */
  readonly reference: string;
  readonly url: string | null;
  readonly expiresAt: Date | null;
  readonly customer: string | null;
  readonly facts: readonly ProviderFact[];
}

export interface OpenAttempt extends OurIds {
  readonly reference: string;
  /** What refunds name, once it was paid (an intent, a charge); null before, or where it is `reference`. */
  readonly charge: string | null;
  readonly method: PaymentMethod;
  /** Minor units of `currency`. */
  readonly amount: number;
  readonly currency: string;
}

export type Failure = PaymentFailure;

export interface MethodDetail {
  readonly brand: string | null;
  readonly last4: string | null;
  /** Of the card or bank, ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

export interface StoredCard {
  /** The provider's name for the buyer; empty where it needs none. */
  readonly customer: string;
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

interface Fact {
  /** The same id is the same fact: the provider's own id of its message, else made of object, id and state. */
  readonly id: string;
  readonly reference: string;
  readonly ours: OurIds | null;
}

export interface PaymentFact extends Fact {
  readonly object: 'payment';
  readonly state: 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
  /** Minor units of `currency`: what was paid, else what was asked. */
  readonly amount: number;
  readonly currency: string;
  /** With `failed` only. */
  readonly failure: Failure | null;
  /** What refunds name, where it is not `reference`. */
  readonly charge: string | null;
  readonly detail: MethodDetail | null;
}

export interface RefundFact extends Fact {
  readonly object: 'refund';
  readonly refund: string;
  readonly ourRefund: number | null;
  readonly state: 'pending' | 'settled' | 'failed' | 'reversed';
  readonly amount: number;
  readonly currency: string;
}

export interface DisputeFact extends Fact {
  readonly object: 'dispute';
  readonly dispute: string;
  /** `warned`: no money moved yet. `lost_funds`: taken, may still be won. `lost`: for good. */
  readonly state: 'warned' | 'lost_funds' | 'won' | 'lost';
  readonly amount: number;
  readonly currency: string;
  readonly reason: string;
  readonly dueAt: Date | null;
}

export interface StoredFact extends Fact {
  readonly object: 'stored';
  readonly card: StoredCard;
}

/** Each may come twice, late, and in any order. */
export type ProviderFact = PaymentFact | RefundFact | DisputeFact | StoredFact;

export interface Webhook {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Byte for byte what was signed. */
  readonly body: string;
}

/** `facts` counts `forged` items. `hint` proves nothing: ask the provider. `forged`: wrong signature, age or shape. */
export type Heard =
  | { readonly kind: 'facts'; readonly facts: readonly ProviderFact[]; readonly forged: number }
  | { readonly kind: 'hint'; readonly reference: string; readonly attempt: number | null }
  | { readonly kind: 'forged' };

export interface RefundOrder {
  readonly refund: number;
  /** A UUID, kept before the call. */
  readonly key: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
}

/** `busy`: the same key is being worked on. */
export type ProviderErrorCode = 'timeout' | 'unreachable' | 'refused' | 'invalid' | 'busy' | 'limit' | 'credentials';

/** The only error that leaves an adapter. */
export class ProviderError extends Error {
  readonly code: ProviderErrorCode;
  /** True where the provider may have done it all the same: only asking tells. */
  readonly unknown: boolean;
  /** With `refused`. */
  readonly failure: Failure;

  constructor(code: ProviderErrorCode, said: string, { unknown = false, failure = 'unknown' as Failure } = {}) {
    super(`${code}: ${said}`);
    this.code = code;
    this.unknown = unknown;
    this.failure = failure;
  }
}

export type OneClick = 'challenge' | 'hosted' | 'merchant';

/** Each call ends by the signal, and throws nothing but `ProviderError`. */
export interface ProviderCall {
  readonly call: ReadCall;
  readonly account: PaymentAccount;
  readonly signal: AbortSignal;
}

export type AccountCall = Pick<ProviderCall, 'account' | 'signal'>;

export interface MethodOffer {
  readonly method: PaymentMethod;
  /** Where its buyers are, ISO 3166-1 alpha-2; null: everywhere. */
  readonly countries: readonly string[] | null;
  readonly currencies: readonly string[];
  /** Minor units, both included, whatever the currency. */
  readonly least: number;
  readonly most: number;
  readonly storable: boolean;
  /** Days within which money can go back the same way; 0: not at all. */
  readonly refundDays: number;
  /** Only where the company says so in its account (`methods_on` of its settings): our own ways go before it. */
  readonly onRequest?: true;
}

export interface ProviderKind {
  readonly name: string;
  readonly offers: readonly MethodOffer[];
  /** Variables that set up a test account; null: it needs no secrets. */
  readonly testAccount: TestAccount | null;
  /** An account is its settings, in every mode. */
  readonly keyless?: true;
  /** In a live site only an account that says `allow_test` is used. */
  readonly forTrials?: true;
  /** Staff are asked for them in this order. */
  readonly settings: readonly { readonly name: AccountSetting; readonly needed?: true }[];
  /** The checkout's button leads to it and binds nobody. */
  readonly ordersOnOwnPage?: true;
  /** Null where keys do not say. */
  modeOf(key: string): 'test' | 'live' | null;
  /** A sentence for the log: such an account is not used. */
  problemOf?(settings: Readonly<Record<string, string>>): string | null;
  /** @param origin where it is called instead of at its own host. */
  connect(origin: string | undefined): PaymentProvider;
}

/** All its calls are made outside of any transaction. */
export interface PaymentProvider {
  readonly name: string;
  readonly oneClick: OneClick;
  /** The body of a 200 that it wants for a webhook. */
  readonly accepted: string;
  open(to: ProviderCall, order: PaymentOrder): Promise<Opened>;
  /** Refunds and disputes too; `cannot` where it has no such question. */
  status(to: ProviderCall, attempt: OpenAttempt): Promise<readonly ProviderFact[] | 'cannot'>;
  chargeStored(to: ProviderCall, order: PaymentOrder, card: StoredCard): Promise<Opened>;
  forget(to: ProviderCall, card: StoredCard): Promise<void>;
  refund(to: ProviderCall, attempt: OpenAttempt, refund: RefundOrder): Promise<RefundFact>;
  /** What it was paid with meanwhile wins. `cannot` where there is no such call. */
  cancel(to: ProviderCall, attempt: OpenAttempt): Promise<readonly ProviderFact[] | 'cannot'>;
  /** Calls nobody. */
  read(to: Omit<ProviderCall, 'signal'>, webhook: Webhook): Promise<Heard>;
  finishReturn(
    to: ProviderCall,
    attempt: OpenAttempt,
    query: Readonly<Record<string, string>>,
  ): Promise<readonly ProviderFact[]>;
  /** All of the static table where it is not there. */
  liveMethods?(
    to: AccountCall,
    asked: { readonly amount: number; readonly currency: string; readonly country: string },
  ): Promise<ReadonlySet<PaymentMethod>>;
}

export type PaymentProviders = ReadonlyMap<string, PaymentProvider & { readonly kind: ProviderKind }>;

declare module '#platform/call.ts' {
  interface CallFacts {
    readonly providers: PaymentProviders;
  }
}
