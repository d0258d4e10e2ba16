import type { FastifyRequest } from 'fastify';
import { AppError, type PlatformError } from '../errors.ts';

/**
 * Refuses calls that another site's page makes a browser send. Browsers say so themselves: by Sec-Fetch-Site
 * (https://www.w3.org/TR/fetch-metadata/), and by Origin on everything that writes.
 */
export function refuseForeignOrigin(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new AppError<PlatformError>('foreign_origin', 403);
  const origin = request.headers.origin;
  if (origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== request.host)
    throw new AppError<PlatformError>('foreign_origin', 403);
}
