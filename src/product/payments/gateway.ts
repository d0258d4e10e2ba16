import type { ReadCall } from '#platform/call.ts';
import type { EdgeCall } from '#platform/http/route.ts';
import type { PaymentMethod } from './contract.ts';

/** What a payment provider is told when a payment starts. `payment` is also its idempotency key. */
export interface PaymentOrder {
  payment: number;
  /** Minor units of `currency`, VAT included. */
  amount: number;
  currency: string;
  method: PaymentMethod;
  description: string;
  /** Where the payer comes back to. */
  returnUrl: string;
}

/** What a provider says happened to a payment. */
export interface PaymentEvent {
  /** The provider's own id of this message; the same id is the same message. */
  id: string;
  reference: string;
  status: 'pending' | 'paid' | 'failed' | 'cancelled';
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
}

export interface Webhook {
  headers: Record<string, string | string[] | undefined>;
  /** Byte for byte what was signed. */
  body: string;
}

/** A third party that takes money for us. */
export interface PaymentProvider {
  readonly name: string;
  /** What it offers in a country (two-letter code), the most usual there first. */
  methods(country: string): readonly PaymentMethod[];
  /** Opens a payment; the same `payment` again gives the same one. */
  createPayment(call: EdgeCall, order: PaymentOrder): Promise<{ reference: string; redirectUrl: string }>;
  /** The event of a webhook; null when its signature, age or shape is wrong. */
  verifyWebhook(call: ReadCall, webhook: Webhook): Promise<PaymentEvent | null>;
}

/** The providers of this deployment, by preference. */
export type PaymentProviders = readonly PaymentProvider[];

/** Every way to pay in a country, each by the first provider that offers it. */
export function methodsIn(providers: PaymentProviders, country: string): Map<PaymentMethod, PaymentProvider> {
  const offered = new Map<PaymentMethod, PaymentProvider>();
  for (const provider of providers) {
    for (const method of provider.methods(country)) if (!offered.has(method)) offered.set(method, provider);
  }
  return offered;
}
