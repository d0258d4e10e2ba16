import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import webpush from 'web-push';
import * as z from 'zod/mini';
import { counterOf } from '../metrics/metrics.ts';
import { type EndpointRule, lookupPublic } from './endpoint-rule.ts';
import type { PushKeys } from './keys.ts';

/** Where one browser is reached, and what encrypts for it alone. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** Encrypted for the browser; at most some 3000 bytes. */
  payload: string;
  /** Seconds that the push service keeps it for a browser that is away. */
  ttl: number;
  urgency: 'low' | 'normal' | 'high';
  /** A newer message of the same topic takes the place of one that still waits; up to 32 characters of base64url. */
  topic?: string;
  /** Whom the push service may write to: an address of the site. */
  contact: string;
}

/** `gone`: there is no such browser any more, and never will be. */
export type PushResult = 'sent' | 'gone';

/** Sends messages to browsers by their push services (RFC 8030, 8188, 8291, 8292). */
export interface Push {
  /** What a browser subscribes with. */
  readonly publicKey: string;
  /** Whether an address that a browser gave may be called at all. */
  readonly allows: EndpointRule;
  /** @throws when the push service does not take it now: the same message may succeed later. */
  send(target: PushTarget, message: PushMessage): Promise<PushResult>;
}

/** Milliseconds that a push service may take to answer. */
const PUSH_TIMEOUT_MS = 10_000;
/** Answers of a push service whose browser is no more. */
const GONE = [404, 410];

const count = counterOf<'sent' | 'gone' | 'failed'>(
  'pushes_total',
  'Messages to push services, by what came of it.',
  'result',
);

export function pushBy({ publicKey, privateKey }: PushKeys, allows: EndpointRule): Push {
  return {
    publicKey,
    allows,
    async send({ endpoint, p256dh, auth }, { payload, ttl, urgency, topic, contact }) {
      if (!allows(endpoint)) return 'gone';
      let details: webpush.RequestDetails;
      try {
        details = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          TTL: ttl,
          urgency,
          ...(topic && { topic }),
          vapidDetails: { subject: contact, publicKey, privateKey },
        });
      } catch {
        // Keys that nothing can be encrypted with never become any.
        count('gone');
        return 'gone';
      }
      const status = await post(endpoint, details).catch((error: unknown) => {
        count('failed');
        throw error;
      });
      if (GONE.includes(status)) {
        count('gone');
        return 'gone';
      }
      if (status < 200 || status > 299) {
        count('failed');
        throw new Error(`A push service answered ${status}.`);
      }
      count('sent');
      return 'sent';
    },
  };
}

/** Follows no redirect: whoever is asked is the one whose address was looked at. @returns the status. */
function post(endpoint: string, { headers, body }: webpush.RequestDetails): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = endpoint.startsWith('https:') ? httpsRequest : httpRequest;
    const sent = request(
      endpoint,
      {
        method: 'POST',
        headers: z.parse(Headers, headers),
        signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
        // A trusted one is allowed to be on this machine; every other name is looked up again for each call.
        ...(endpoint.startsWith('https:') && { lookup: lookupPublic }),
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', reject);
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

const Headers = z.record(z.string(), z.union([z.string(), z.number()]));
