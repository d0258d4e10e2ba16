import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { ProviderError } from '../gateway.ts';
import { failureOf } from './policy.ts';

export interface Connection {
  readonly key: string;
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
}

/** Far above every time-out of ours: the signal ends calls, not the library. */
const LIBRARY_TIMEOUT_MS = 120_000;

/** Nothing went out: the address is unknown, nobody listens there, or it is somebody else. */
const NEVER_SENT = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
];

/** The library takes 200 ms to load: only processes that talk to Stripe pay that. */
export const loadStripe = async () => (await import('stripe')).default;

/** @param ask every call in it is made once and ends by the signal. @throws ProviderError and nothing else. */
export async function askStripe<Answer>(to: Connection, ask: (client: Stripe) => Promise<Answer>): Promise<Answer> {
  const Library = await loadStripe();
  // Whether something may have been changed, by the call that broke or by one before it.
  let writing = false;
  let broken: unknown = null;
  const once: typeof fetch = async (address, init) => {
    writing ||= init?.method === 'POST';
    const signal = init?.signal ? AbortSignal.any([init.signal, to.signal]) : to.signal;
    try {
      const answer = await to.fetch(address, { ...init, signal, redirect: 'error' });
      return withoutNotice(answer);
    } catch (error) {
      broken = error;
      // Without a code of the network: the library repeats some of them, retries off or not.
      throw new Error('The call did not come through.');
    }
  };
  const { hostname, port, protocol } = new URL(to.baseUrl);
  const secure = protocol === 'https:';
  try {
    return await ask(
      new Library(to.key, {
        host: hostname,
        port: port || (secure ? 443 : 80),
        protocol: secure ? 'https' : 'http',
        httpClient: Library.createFetchHttpClient(once),
        maxNetworkRetries: 0,
        timeout: LIBRARY_TIMEOUT_MS,
        telemetry: false,
      }),
    );
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    const said = wordsOf(error).replaceAll(to.key, 'the key');
    if (to.signal.aborted) throw new ProviderError('timeout', said, { unknown: writing });
    throw error instanceof Library.errors.StripeError && error.statusCode
      ? refusal(error, said, writing)
      : new ProviderError('unreachable', said, { unknown: writing && !wasNeverSent(broken) });
  }
}

/** Stripe's notices to developers would be printed among our logs. */
function withoutNotice(answer: Response): Response {
  if (!answer.headers.has('stripe-notice')) return answer;
  const headers = new Headers(answer.headers);
  headers.delete('stripe-notice');
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

/** A key in use is `busy`; one that was used for something else is our fault, and may have been done. */
function refusal(error: Stripe.errors.StripeError, said: string, writing: boolean): ProviderError {
  const { statusCode: status = 0 } = error;
  if (status === 401 || status === 403) return new ProviderError('credentials', said);
  if (status === 409) return new ProviderError('busy', said, { unknown: writing });
  if (error.rawType === 'idempotency_error') return new ProviderError('invalid', said, { unknown: true });
  if (status === 429 || error.code === 'rate_limit') return new ProviderError('limit', said);
  if (status >= 500 || status < 400) return new ProviderError('unreachable', said, { unknown: writing });
  if (status !== 402 && !REFUSALS.includes(error.code ?? '')) return new ProviderError('invalid', said);
  const { code = null, decline_code = null } = error;
  return new ProviderError('refused', said, { failure: failureOf({ type: error.rawType ?? '', code, decline_code }) });
}

/** Stripe says that it will not, although nothing is wrong with what was asked. */
const REFUSALS = ['charge_already_refunded', 'charge_disputed', 'insufficient_funds', 'balance_insufficient'];

/** For the log: Stripe masks keys in its messages and names no cards. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'an error without words';
  const { code, requestId } = error as Error & { code?: string; requestId?: string };
  return [error.message, code && `(${code})`, requestId && `[${requestId}]`].filter(Boolean).join(' ');
}

function wasNeverSent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code && NEVER_SENT.includes(code)) return true;
  const causes = error instanceof AggregateError ? error.errors : [error.cause];
  return causes.length > 0 && causes.every((cause) => wasNeverSent(cause));
}

/** Stripe has done it, but says so in no way that we can read: only asking again tells. */
export function readAnswer<Shape extends z.ZodMiniType>(shape: Shape, answer: unknown): z.output<Shape> {
  const read = z.safeParse(shape, answer);
  if (read.success) return read.data;
  throw new ProviderError('unreachable', `an answer without an id: ${read.error.message}`, { unknown: true });
}

export async function isRefusal(error: unknown, param?: string): Promise<boolean> {
  const { errors } = await loadStripe();
  return error instanceof errors.StripeInvalidRequestError && (param === undefined || error.param === param);
}
