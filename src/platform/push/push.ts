import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import webpush from 'web-push';
import * as z from 'zod/mini';
import { counterOf } from '../metrics/metrics.ts';
import { outcomeOf, type PushOutcome, retryAfterOf } from './answers.ts';
import { type EndpointRule, lookupPublic } from './endpoint-rule.ts';
import type { PushKeys } from './keys.ts';
import { vapidSigner } from './vapid.ts';

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** JSON, encrypted for the browser; at most 2890 bytes. */
  payload: string;
  /** Seconds that the push service keeps it for a browser that is away. */
  ttl: number;
  urgency: 'low' | 'normal' | 'high';
  /** A newer message of the same topic takes the place of one that still waits; up to 32 characters of base64url. */
  topic?: string;
  contact: string;
}

export interface PushResult {
  outcome: PushOutcome;
  /** Seconds that the service asks to be left alone. */
  retryAfter: number | null;
  /** The service took a push of ours some minutes ago: what it refuses now is not about our key. */
  trusted: boolean;
}

/** Sends messages to browsers by their push services (RFC 8030, 8188, 8291, 8292). */
export interface Push {
  readonly publicKey: string;
  readonly allows: EndpointRule;
  send(target: PushTarget, message: PushMessage): Promise<PushResult>;
}

interface PushOptions {
  now?: () => number;
  /** Milliseconds that a push service may take to answer. */
  timeout?: number;
}

const PUSH_TIMEOUT_MS = 10_000;
const TRUST_TTL_MS = 10 * 60_000;
/** Browsers name the services, so there may be any number of them. */
const MAX_TRUSTED = 1000;
/** Bytes of a payload, so that its length tells little of what it says, and a message stays below 3000. */
const STEPS = [1000, 2000, 2890];

const count = counterOf<PushOutcome>('pushes_total', 'Messages to push services, by what came of it.', 'result');

export function pushBy(
  keys: PushKeys,
  allows: EndpointRule,
  { now = Date.now, timeout = PUSH_TIMEOUT_MS }: PushOptions = {},
): Push {
  const sign = vapidSigner(keys, now);
  const trusted = new Map<string, number>();
  return {
    publicKey: keys.publicKey,
    allows,
    async send({ endpoint, p256dh, auth }, { payload, ttl, urgency, topic, contact }) {
      const origin = URL.parse(endpoint)?.origin ?? '';
      const done = (outcome: PushOutcome, retryAfter: number | null = null): PushResult => {
        count(outcome);
        return { outcome, retryAfter, trusted: now() - (trusted.get(origin) ?? 0) < TRUST_TTL_MS };
      };
      if (!allows(endpoint)) return done('gone');
      let details: webpush.RequestDetails;
      try {
        details = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, padded(payload), {
          TTL: ttl,
          urgency,
          ...(topic && { topic }),
        });
      } catch {
        // Keys that nothing can be encrypted with never become any.
        return done('gone');
      }
      const headers = { ...details.headers, Authorization: sign(origin, contact) };
      const answer = await post(endpoint, { ...details, headers }, timeout).catch(() => null);
      if (!answer) return done('silent');
      const outcome = outcomeOf(answer.status);
      if (outcome === 'accepted') {
        if (trusted.size >= MAX_TRUSTED) trusted.clear();
        trusted.set(origin, now());
      }
      return done(outcome, retryAfterOf(answer.retryAfter, now()));
    },
  };
}

/** JSON may end in spaces. */
function padded(payload: string): string {
  const bytes = Buffer.byteLength(payload);
  return payload + ' '.repeat(Math.max(0, (STEPS.find((step) => step >= bytes) ?? 0) - bytes));
}

interface Answer {
  status: number;
  retryAfter: string | undefined;
}

/** Follows no redirect: whoever is asked is the one whose address was looked at. */
function post(endpoint: string, { headers, body }: webpush.RequestDetails, timeout: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = endpoint.startsWith('https:') ? httpsRequest : httpRequest;
    const sent = request(
      endpoint,
      {
        method: 'POST',
        headers: z.parse(Headers, headers),
        signal: AbortSignal.timeout(timeout),
        // A trusted one is allowed to be on this machine; every other name is looked up again for each call.
        ...(endpoint.startsWith('https:') && { lookup: lookupPublic }),
      },
      (answer) => {
        // A body that never ends is cut off by the signal, and nobody waits for it.
        answer.once('error', () => undefined).resume();
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

const Headers = z.record(z.string(), z.union([z.string(), z.number()]));
