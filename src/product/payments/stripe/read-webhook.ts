import * as z from 'zod/mini';
import type { Heard, ProviderCall, Webhook } from '../gateway.ts';
import { loadStripe } from './ask-stripe.ts';
import { Event } from './contract.ts';
import { factsOfEvent } from './facts.ts';

const SIGNATURE_HEADER = 'stripe-signature';
const TOLERANCE_SECONDS = 300;

/** One that is signed is never refused, or Stripe would send it for days and then switch the endpoint off. */
export async function readWebhook({ call, account }: Omit<ProviderCall, 'signal'>, webhook: Webhook): Promise<Heard> {
  const event = await signedEvent(webhook, account.secrets.webhook, call.now);
  if (!event) return { kind: 'forged' };
  try {
    // An endpoint of the other mode has another secret; if it has not, its events are still not about our money.
    const facts = event.livemode === (account.mode === 'live') ? factsOfEvent(event) : [];
    return { kind: 'facts', facts, forged: 0 };
  } catch (error) {
    call.log.error({ error, event: event.id, type: event.type }, 'a Stripe event could not be read');
    return { kind: 'facts', facts: [], forged: 0 };
  }
}

/** Any of the secrets may have signed it. @returns null for a wrong signature or age. */
async function signedEvent({ headers, body }: Webhook, secrets: readonly string[], now: Date): Promise<Event | null> {
  const { webhooks } = await loadStripe();
  const signature = headers[SIGNATURE_HEADER];
  if (typeof signature !== 'string') return null;
  for (const secret of secrets) {
    try {
      const signed = webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime());
      return z.safeParse(Event, signed).data ?? null;
    } catch {
      // Another secret may be the one.
    }
  }
  return null;
}
