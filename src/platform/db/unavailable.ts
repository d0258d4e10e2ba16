import { UnknownCommit } from './unknown-commit.ts';

/** Two transactions stood in each other's way, and the server undid this one. */
const CONFLICTS = ['40001', '40P01'];
/** The server is well, and so is the connection: the one statement, or the transaction, took too long or lost. */
const HARMLESS = [...CONFLICTS, '57014', '55P03', '53300', '53400'];
const SERVER_CODES = [
  ...CONFLICTS,
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
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end|Query read timeout|No connection is free|The embedded database has ended)/;

/** Whether something failed only because the database is away or full just now, so that the same call may succeed soon. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof UnknownCommit) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isUnavailable);
  const { code } = error as { code?: unknown };
  // What only a primary can tell, asked of a server that has just become a copy.
  if (code === '55000') return error.message.includes('recovery is in progress');
  if (typeof code === 'string') return code.startsWith('08') || [...SERVER_CODES, ...SOCKET_CODES].includes(code);
  return SENTENCES.test(error.message);
}

/** Whether the server undid what was asked because of what others did at that moment: the same may succeed at once. */
export const isConflict = (error: unknown): boolean => CONFLICTS.includes(codeOf(error));

/** Whether a connection leads to a server that is of no use, such as one that takes no writes any more: another one may lead elsewhere. */
export const isLost = (error: unknown): boolean => isUnavailable(error) && !HARMLESS.includes(codeOf(error));

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);
