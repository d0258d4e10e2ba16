import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isUnavailable } from '../db/unavailable.ts';
import { AppError, busy, type ErrorCode, type PlatformError } from '../errors.ts';
import type { FormatLocale } from '../i18n/format-locale.ts';
import type { ErrorReply } from './error-reply.ts';
import { answerToUnread } from './linger.ts';

export type ErrorText = (formats: FormatLocale, code: ErrorCode, params?: Record<string, string | number>) => string;

const BY_CODE: Record<string, [code: PlatformError, status: number]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', 413],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 415],
};

const UNREAD_BODY = [
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_INVALID_JSON_BODY',
];
/** PostgreSQL keeps no U+0000, in texts nor in JSON, wherever in a request it was. */
const UNKEPT_CHARACTER = ['22021', '22P05'];

/** Seconds of `Retry-After`; a range, so that callers do not all come back at once. */
const RETRY_AFTER = { min: 2, spread: 4 };

/** Milliseconds between two log lines of one cause: while a database is away every call fails for it. */
const LOG_INTERVAL_MS = 1000;

/** What it does not know is logged and answered without detail. */
export function errorHandler(text: ErrorText, formatsOf: (request: FastifyRequest) => FormatLocale) {
  const loggedAt = new Map<string, number>();
  const logSometimes = (request: FastifyRequest, reason: string) => {
    const now = Date.now();
    if (now - (loggedAt.get(reason) ?? 0) < LOG_INTERVAL_MS) return;
    loggedAt.set(reason, now);
    request.log.warn({ reason }, 'something that calls need is away or full');
  };
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const known = asAppError(error, request);
    const formats = formatsOf(request);
    if (known.status === 503) {
      reply.header('retry-after', `${RETRY_AFTER.min + Math.floor(Math.random() * RETRY_AFTER.spread)}`);
      // A 503 that was thrown as an AppError has been logged by whoever threw it.
      if (error !== known) logSometimes(request, reasonOf(error));
    } else if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    if (known.status === 429 && known.params.seconds !== undefined)
      reply.header('retry-after', `${known.params.seconds}`);
    const body: ErrorReply = { error: { code: known.code, message: text(formats, known.code, known.params) } };
    const fields = Object.entries(known.fields);
    if (fields.length) {
      body.error.fields = Object.fromEntries(fields.map(([name, code]) => [name, text(formats, code, known.params)]));
    }
    if (known.status >= 500) body.error.request_id = request.id;
    if (known.code === 'authentication_required') body.authentication_required = true;
    const answer = JSON.stringify(body);
    reply.code(known.status).header('cache-control', 'no-store').type('application/json');
    if (known.code !== 'payload_too_large') return reply.send(answer);
    return reply
      .headers({ connection: 'close', 'content-length': Buffer.byteLength(answer) })
      .send(answerToUnread(request.raw, answer));
  };
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return String(code ?? message);
}

/** @param paths where each is, from the outside in. */
export function wrongInput(paths: (readonly PropertyKey[])[]): AppError {
  const fields = paths.map((path) => [path.map(String).join('.') || 'body', 'invalid_input'] as const);
  return new AppError<PlatformError>('invalid_input', 400, {}, Object.fromEntries(fields));
}

function unkeptIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return value.includes('\0') ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => unkeptIn(inner, [...path, name]));
}

function asAppError(error: unknown, { body, query, params }: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return wrongInput(error.validation.map(({ instancePath }) => instancePath.split('/').slice(1)));
  if (isUnavailable(error)) return busy();
  const fastify = error as Partial<FastifyError>;
  if (UNREAD_BODY.includes(fastify.code ?? '')) return wrongInput([[]]);
  if (UNKEPT_CHARACTER.includes(fastify.code ?? ''))
    return wrongInput([body, query, params].flatMap((part) => unkeptIn(part)));
  const mapped = fastify.code ? BY_CODE[fastify.code] : undefined;
  if (mapped) return new AppError<PlatformError>(mapped[0], mapped[1]);
  if (fastify.statusCode === 429) return new AppError<PlatformError>('rate_limited', 429);
  if (fastify.statusCode && fastify.statusCode >= 400 && fastify.statusCode < 500)
    return new AppError<PlatformError>('invalid_input', fastify.statusCode);
  return new AppError<PlatformError>('internal', 500);
}
