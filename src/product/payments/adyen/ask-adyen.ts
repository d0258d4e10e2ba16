import * as z from 'zod/mini';
import { type AccountCall, type PaymentAccount, ProviderError } from '../gateway.ts';
import { shapes } from './contract.ts';

const TEST = 'https://checkout-test.adyen.com/v72';

export interface Connection {
  readonly fetch: typeof globalThis.fetch;
  /** Host and version; null for the account's own. */
  readonly baseUrl: string | null;
}

interface Question<Shape extends z.ZodMiniType> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** At most 64 characters: the same one is answered by what was answered first, for seven days at least. */
  readonly key?: string;
  readonly reads: Shape;
}

/** Asks once. @throws ProviderError; `unknown` where Adyen may have done it all the same. */
export async function askAdyen<Shape extends z.ZodMiniType>(
  { fetch, baseUrl }: Connection,
  { account, signal }: AccountCall,
  { method, path, body, key, reads }: Question<Shape>,
): Promise<z.output<Shape>> {
  const writes = method !== 'GET';
  const address = `${baseUrl ?? hostOf(account)}${path}`;
  try {
    const response = await fetch(address, {
      method,
      signal,
      // Another host must never see the key.
      redirect: 'error',
      headers: {
        'x-api-key': account.secrets.key,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (!response.ok) throw refusalOf(response.status, answer, method);
    return understood(reads, answer, writes);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    if (signal.aborted) throw new ProviderError('timeout', `${method} had no answer in time`, { unknown: writes });
    const why = reasonOf(error);
    throw new ProviderError('unreachable', why, { unknown: writes && !NEVER_SENT.has(why) });
  }
}

function hostOf({ mode, settings }: PaymentAccount): string {
  if (mode === 'test') return TEST;
  const prefix = settings.live_prefix ?? '';
  if (!/^[a-z0-9-]{1,63}$/i.test(prefix))
    throw new ProviderError('credentials', 'live_prefix is not set, or no prefix');
  return `https://${prefix}-checkout-live.adyenpayments.com/checkout/v72`;
}

function understood<Shape extends z.ZodMiniType>(reads: Shape, answer: string, writes: boolean): z.output<Shape> {
  const parsed = z.safeParse(reads, jsonOf(answer));
  if (!parsed.success) throw new ProviderError('unreachable', 'an answer of no known shape', { unknown: writes });
  return parsed.data;
}

/** Adyen's code for a key whose first call is still being worked on. */
const IN_PROGRESS = '704';
const NOT_STORED = new Set(['800', '803']);

function refusalOf(status: number, answer: string, method: Question<z.ZodMiniType>['method']): ProviderError {
  const writes = method !== 'GET';
  const { errorCode, message } = z.safeParse(shapes.error, jsonOf(answer)).data ?? {};
  const said = `${status} ${errorCode ?? ''} ${message ?? ''}`.replaceAll(/\d{12,}/g, '…').slice(0, 300);
  if (status === 401 || status === 403) return new ProviderError('credentials', said);
  if (status === 409 || errorCode === IN_PROGRESS) return new ProviderError('busy', said, { unknown: writes });
  if (status === 429) return new ProviderError('limit', said);
  if (NOT_STORED.has(errorCode ?? '') || (status === 404 && method === 'DELETE'))
    return new ProviderError('refused', said, { failure: 'declined' });
  if (status >= 400 && status < 500) return new ProviderError('invalid', said);
  return new ProviderError('unreachable', said, { unknown: writes });
}

const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The code of what broke a connection, never its words: they may hold the address with what was asked. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : 'the connection broke';
}

function jsonOf(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return undefined;
  }
}
