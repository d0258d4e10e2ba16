import { setTimeout } from 'node:timers/promises';
import type { Failure, PaymentAccount, PaymentProvider } from '#product/payments/gateway.ts';

/** How calls go. `lost`: done, but the answer never arrives; `cut`: done, and the connection breaks instead of an answer. */
export type Misbehaviour = 'slow' | 'error' | 'hang' | 'lost' | 'cut';

const SLOW_MS = 250;
/** What `slow` takes before it answers. */
export const slowAnswer = (): Promise<void> => setTimeout(SLOW_MS);

/** What a double of a provider can be told, whichever provider it plays. */
export interface PaymentDouble {
  /** Origin, such as http://127.0.0.1:41234. */
  readonly origin: string;
  /** The account by which its adapter is called. */
  readonly account: PaymentAccount;
  readonly provider: PaymentProvider;
  /** Webhooks that it would have sent so far, oldest first, signed; they are delivered by the test (or by `deliverTo`). */
  readonly webhooks: readonly {
    readonly path: string;
    readonly headers: Record<string, string>;
    readonly body: string;
  }[];
  /** Posts every webhook to this origin from now on (the address that the order gave wins where there is one). */
  deliverTo(origin: string | null): void;
  /** What the payer does on the hosted page of a reference. */
  pay(reference: string, how?: { brand?: string; last4?: string; country?: string }): Promise<void>;
  end(reference: string, how: 'pending' | 'failed' | 'cancelled' | 'expired', failure?: Failure): Promise<void>;
  /** What a provider does by itself. */
  refundByHand(reference: string, amount: number): Promise<void>;
  settleRefunds(how: 'settled' | 'failed' | 'reversed'): Promise<void>;
  dispute(reference: string, state: 'warned' | 'lost_funds' | 'won' | 'lost'): Promise<void>;
  /** The next charge of a stored card. */
  nextCharge(how: 'paid' | 'challenged' | 'declined'): void;
  /** How the next calls go. */
  misbehave(how: Misbehaviour | null, calls?: number): void;
  /** Requests so far, oldest first. */
  readonly requests: readonly { method: string; path: string; key: string | null; body: unknown }[];
  close(): Promise<void>;
}
