import { type PaymentAccount, type ProviderCall, ProviderError } from '../gateway.ts';
import { readRefusal } from './contract.ts';

export interface MollieRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `/v2`. */
  readonly path: string;
  /** A UUID: the same key is the same request. */
  readonly key?: string;
  readonly body?: object;
}

export interface MollieAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Nothing was sent where the address was not even reached, or is not Mollie's by its certificate. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export interface MollieHost {
  readonly fetch: typeof globalThis.fetch;
  readonly baseUrl: string;
}

/** Repeats nothing: whoever calls repeats by the key. @throws ProviderError, but not for refusals of the request. */
export async function askMollie(
  { fetch, baseUrl }: MollieHost,
  { account, signal }: Pick<ProviderCall, 'account' | 'signal'>,
  request: MollieRequest,
): Promise<MollieAnswer> {
  const { method, path, body } = request;
  const changes = method !== 'GET';
  const headers = headersOf(account, request);
  const content = body ? { body: JSON.stringify(body) } : {};
  let status: number;
  let text: string;
  try {
    const url = `${baseUrl}/v2${path}`;
    const response = await fetch(url, { method, headers, signal, redirect: 'error', ...content });
    status = response.status;
    text = await response.text();
  } catch (error) {
    throw networkError(error, signal, changes);
  }
  const answer = { status, body: parsed(text) };
  const code = codeOf(answer);
  if (code) throw new ProviderError(code, saidBy(answer), { unknown: changes && code === 'unreachable' });
  return answer;
}

function headersOf({ secrets }: PaymentAccount, { key, body }: MollieRequest): Headers {
  const headers = new Headers({ accept: 'application/hal+json' });
  if (body) headers.set('content-type', 'application/json');
  if (key) headers.set('idempotency-key', key);
  try {
    headers.set('authorization', `Bearer ${secrets.key}`);
  } catch {
    // The words of this error would hold the key.
    throw new ProviderError('credentials', 'the key has characters that no header takes');
  }
  return headers;
}

function networkError(error: unknown, signal: AbortSignal, changes: boolean): ProviderError {
  if (signal.aborted) return new ProviderError('timeout', 'no answer in time', { unknown: changes });
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? `${cause.code}` : '';
  const neverSent = NEVER_SENT.has(code) || code.startsWith('ERR_TLS_') || code.includes('CERT');
  return new ProviderError('unreachable', code || 'the connection failed', { unknown: changes && !neverSent });
}

/** Undefined for what is not JSON; null for nothing. */
function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf({ status, body }: MollieAnswer) {
  if (status === 401 || status === 403) return 'credentials';
  if (status === 409) return 'busy';
  if (status === 429) return 'limit';
  if (status >= 500 || status < 200 || body === undefined) return 'unreachable';
  return undefined;
}

export const isDone = ({ status }: MollieAnswer): boolean => status >= 200 && status < 300;
export const isGone = ({ status }: MollieAnswer): boolean => status === 404 || status === 410;

export const fieldOf = ({ body }: MollieAnswer): string | null => readRefusal(body)?.field ?? null;

export function saidBy({ status, body }: MollieAnswer): string {
  const refusal = readRefusal(body);
  const words = [refusal?.detail ?? refusal?.title ?? 'no words', refusal?.field ? `(${refusal.field})` : ''];
  return `${status} ${words.join(' ').trim().slice(0, 300)}`;
}
