import * as z from 'zod/mini';
import type { Webhook } from '../provider.ts';
import { loadStripe } from './client.ts';
import { Event } from './shapes.ts';

const SIGNATURE_HEADER = 'stripe-signature';
/** Seconds that a signature may be old. */
const TOLERANCE_SECONDS = 300;

/** Any of the secrets may have signed it. @returns null for a wrong signature or age, and for what is no event. */
export async function signedEvent(
  { headers, body }: Webhook,
  secrets: readonly string[],
  now: Date,
): Promise<Event | null> {
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
