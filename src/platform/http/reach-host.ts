import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { lookupPublic } from '../push/endpoint-rule.ts';

/** Milliseconds that a host has to answer. */
const ANSWER_TIMEOUT_MS = 5000;

/** `no_address`: no public one. */
export type Reach = 'answers' | 'answers_wrongly' | 'no_address' | 'bad_certificate' | 'silent';

interface ReachOptions {
  /** Of the deployment's addresses. */
  protocol: string;
  port: string;
  /** Loopback and private addresses too: where the product is tried out on one machine. */
  allowsPrivate: boolean;
}

/**
 * Whether the product answers at a host that somebody typed. The name is looked up once, what it leads to is called, and nothing of
 * the answer but its status is kept: this is no way to read what only the server can reach.
 */
export function reachHost(host: string, { protocol, port, allowsPrivate }: ReachOptions): Promise<Reach> {
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0 && !allowsPrivate) return Promise.resolve('no_address');
  const request = protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((found) => {
    const call = request({
      host,
      port: port || (protocol === 'https:' ? 443 : 80),
      path: '/healthz',
      method: 'GET',
      agent: false,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      ...(!allowsPrivate && { lookup: lookupPublic }),
    });
    call.once('response', (response) => {
      const { statusCode } = response;
      response.destroy();
      found(statusCode === 200 ? 'answers' : 'answers_wrongly');
    });
    call.once('error', (error: NodeJS.ErrnoException) => found(reachOf(error)));
    call.end();
  });
}

function reachOf({ code = '' }: NodeJS.ErrnoException): Reach {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'no_address';
  return /^(?:CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code) ? 'bad_certificate' : 'silent';
}
