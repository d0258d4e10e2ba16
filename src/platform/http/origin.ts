import type { FastifyRequest } from 'fastify';
import { AppError, type PlatformError } from '../errors.ts';

/**
 * Refuses calls that another site's page makes a browser send. Browsers say so themselves: by Sec-Fetch-Site
 * (https://www.w3.org/TR/fetch-metadata/), and by Origin on everything that writes: scheme, host and port.
 * @param home where the site that is called has its pages; if that is https, a proxy that forgets to pass the scheme makes
 * no page foreign, and a page that came by plain http, which anybody on the way can write, is never one of ours.
 * @throws foreign_origin (403)
 */
export function refuseForeignOrigin(request: FastifyRequest, home: string): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new AppError<PlatformError>('foreign_origin', 403);
  const origin = request.headers.origin;
  if (origin === undefined) return;
  const scheme = home.startsWith('https:') ? 'https' : request.protocol;
  const own = URL.parse(`${scheme}://${request.host}`);
  if (!own || URL.parse(origin)?.origin !== own.origin) throw new AppError<PlatformError>('foreign_origin', 403);
}
