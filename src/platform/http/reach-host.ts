import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { lookupPublic } from '../push/endpoint-rule.ts';

const ANSWER_TIMEOUT_MS = 5000;
/** Of an answer, what is read to compare it; nobody gets to see it. */
const MAX_ANSWER_LENGTH = 300;
const DAY_MS = 24 * 3600_000;

/** `no_address`: no public one. */
export type Reach = 'answers' | 'answers_wrongly' | 'no_address' | 'bad_certificate' | 'silent';

interface ReachOptions {
  protocol: string;
  port: string;
  /** Loopback and private addresses too: where the product is tried out on one machine. */
  allowsPrivate: boolean;
  proof?: { readonly nonce: string; readonly answer: string };
}

export interface HostProbe {
  reach: Reach;
  /** By the answer's `Date`; null without one. */
  clock: Date | null;
  /** Days until its certificate ends; null without https. */
  certificateDays: number | null;
}

/** Looked up once, and nothing of the answer but its status is kept: no way to read what only the server reaches. */
export const reachHost = async (host: string, options: ReachOptions): Promise<Reach> =>
  (await probeHost(host, options)).reach;

export function probeHost(host: string, options: ReachOptions): Promise<HostProbe> {
  const { protocol, port, allowsPrivate, proof } = options;
  const nothing = (reach: Reach): HostProbe => ({ reach, clock: null, certificateDays: null });
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0 && !allowsPrivate) return Promise.resolve(nothing('no_address'));
  const request = protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((found) => {
    const call = request({
      host,
      port: port || (protocol === 'https:' ? 443 : 80),
      path: proof ? `/healthz?nonce=${proof.nonce}` : '/healthz',
      method: 'GET',
      agent: false,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      ...(!allowsPrivate && { lookup: lookupPublic }),
    });
    call.once('response', async (response) => {
      const { statusCode, headers } = response;
      const certificateDays = daysOf(response);
      const isRight = statusCode === 200 && (!proof || (await begins(response)).includes(`"${proof.answer}"`));
      response.destroy();
      const clock = headers.date ? new Date(headers.date) : null;
      found({ reach: isRight ? 'answers' : 'answers_wrongly', clock, certificateDays });
    });
    call.once('error', (error: NodeJS.ErrnoException) => found(nothing(reachOf(error))));
    call.end();
  });
}

async function begins(response: IncomingMessage): Promise<string> {
  let text = '';
  try {
    for await (const part of response.setEncoding('utf8')) {
      text += part;
      if (text.length >= MAX_ANSWER_LENGTH) break;
    }
  } catch {
    // A connection that breaks has said what it said.
  }
  return text.slice(0, MAX_ANSWER_LENGTH);
}

function daysOf({ socket }: IncomingMessage): number | null {
  const ends = (socket as Partial<TLSSocket>).getPeerCertificate?.().valid_to;
  return ends ? Math.floor((Date.parse(ends) - Date.now()) / DAY_MS) : null;
}

function reachOf({ code = '' }: NodeJS.ErrnoException): Reach {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'no_address';
  return /^(?:CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code) ? 'bad_certificate' : 'silent';
}
