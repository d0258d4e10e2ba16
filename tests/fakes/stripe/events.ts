import Stripe from 'stripe';
import { STRANGE } from './api.ts';
import { newId } from './objects.ts';
import { API_VERSION, wrongInEvent } from './oracle.ts';

export interface SentWebhook {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/**
 * An event as Stripe posts it, signed. It has to be as Stripe describes it.
 * @param known false for a kind that Stripe does not have.
 */
export function signedEvent(
  of: { type: string; object: object; path: string; secret: string; at: Date },
  known = true,
): SentWebhook {
  const seconds = Math.floor(of.at.getTime() / 1000);
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: seconds,
    data: { object: of.object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: of.type,
  };
  const body = JSON.stringify(event, null, 2);
  const wrong = known && !body.includes(STRANGE) ? wrongInEvent(of.type, JSON.parse(body)) : null;
  if (wrong) throw new Error(`A wrong event ${of.type}: ${wrong}`);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: of.secret, timestamp: seconds });
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  return { path: of.path, headers, body };
}
