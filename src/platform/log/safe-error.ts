import { masked } from './masked.ts';

export interface SafeError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: SafeError;
  errors?: SafeError[];
}

/** Characters of a message; nothing that explains a failure is longer. */
const MAX_MESSAGE_LENGTH = 500;
const MAX_CAUSES = 4;

/** What is not named here is dropped: PostgreSQL's detail and parameters, a mail's recipients, a request's bytes. */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: cut(typeof error === 'string' ? error : '') };
  const { code } = error as { code?: unknown };
  const message = cut(messageOf(error));
  const type = error.constructor.name || error.name;
  const safe: SafeError = { type, message };
  if (typeof code === 'string' || typeof code === 'number') safe.code = masked(String(code));
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if (frames?.length) safe.stack = masked([`${type}: ${message}`, ...frames].join('\n'));
  if (depth < MAX_CAUSES) {
    if (error.cause !== undefined) safe.cause = safeError(error.cause, depth + 1);
    if (error instanceof AggregateError)
      safe.errors = error.errors.slice(0, MAX_CAUSES).map((one) => safeError(one, depth + 1));
  }
  return safe;
}

function cut(message: string): string {
  const safe = masked(message);
  return safe.length > MAX_MESSAGE_LENGTH ? `${safe.slice(0, MAX_MESSAGE_LENGTH)}…` : safe;
}

/** Some messages quote the very value that was wrong. */
function messageOf(error: Error): string {
  const { code, issues } = error as { code?: unknown; issues?: unknown };
  if (Array.isArray(issues)) return issuesOf(issues);
  // PostgreSQL's data exceptions: `invalid input syntax for type bigint: "..."`.
  if (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)) return error.message.replace(/:.*$/s, '');
  if (error instanceof SyntaxError)
    return error.message.replace(/[^\s,]*, .*is not valid JSON$/s, '… is not valid JSON');
  return error.message;
}

/** Zod's message holds what was expected, and may hold what came. */
function issuesOf(issues: unknown[]): string {
  const told = issues.map((issue) => {
    const { path, code } = issue as { path?: unknown; code?: unknown };
    return `${Array.isArray(path) && path.length ? path.join('.') : 'value'}: ${code}`;
  });
  return told.join(', ');
}
