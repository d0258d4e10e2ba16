import type { FastifyBaseLogger } from 'fastify';
import { AppError, PLATFORM_ERRORS } from '../errors.ts';
import { counterOf } from '../metrics/metrics.ts';
import type { Endpoint } from './endpoint.ts';

const count = counterOf<string>(
  'undeclared_refusals_total',
  'Refusals that their endpoints do not declare, by endpoint and code.',
  'refusal',
);

const ANYWHERE: readonly string[] = PLATFORM_ERRORS;

/** Writes down a refusal by the handler of an endpoint that its contract does not name with this status; tests fail by it. */
export function noteUndeclared(
  { method, path, errors: declared = {} }: Endpoint,
  error: unknown,
  log: Pick<FastifyBaseLogger, 'error'>,
): void {
  if (!(error instanceof AppError)) return;
  const { code, status } = error;
  const errors: Readonly<Record<string, number>> = declared;
  if (errors[code] === status || (ANYWHERE.includes(code) && errors[code] === undefined)) return;
  const refusal = `${method} ${path} ${status} ${code}`;
  count(refusal);
  log.error({ refusal }, 'an endpoint refuses by what its contract does not declare');
}
