import { UnknownCommit } from './unknown-commit.ts';

const SERVER_CODES = [
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
  '53400',
  '57014',
  '55P03',
  '25P03',
  '25P04',
  '25006',
];
const SOCKET_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
const SENTENCES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end|Query read timeout|The embedded database has ended)/;

/** Whether something failed only because the database is away or full just now, so that the same call may succeed soon. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof UnknownCommit) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isUnavailable);
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code.startsWith('08') || [...SERVER_CODES, ...SOCKET_CODES].includes(code);
  return SENTENCES.test(error.message);
}
