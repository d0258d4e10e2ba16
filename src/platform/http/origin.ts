import type { FastifyRequest } from 'fastify';
import { AppError, type PlatformError } from '../errors.ts';

interface Home {
  origin: string;
  /** A demo is opened at whatever address leads to it: pages at the host that was asked are its own. */
  anyHost: boolean;
}

/** What a form can send to another site without asking it first; by anything else a browser asks (CORS). */
const FORMS = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/** By Sec-Fetch-Site (https://www.w3.org/TR/fetch-metadata/), else by Origin. @throws foreign_origin (403) */
export function refuseForeignOrigin(request: FastifyRequest, home: Home): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'same-origin' || site === 'none') return;
  if (site === 'cross-site' || site === 'same-site') throw foreignOrigin();
  if (origin !== undefined && !isOwn(request, origin, home)) throw foreignOrigin();
}

/** @throws foreign_origin (403) */
export function refuseSilentForm({ headers }: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site, 'content-type': type } = headers;
  if (origin === undefined && site === undefined && FORMS.test(type ?? '')) throw foreignOrigin();
}

const foreignOrigin = () => new AppError<PlatformError>('foreign_origin', 403);

/** If the site is https, a page that came by plain http, which anybody on the way can write, is never one of ours. */
function isOwn(request: FastifyRequest, origin: string, home: Home): boolean {
  const from = URL.parse(origin)?.origin;
  if (from === undefined || from === 'null') return false;
  if (!home.anyHost) return from === new URL(home.origin).origin;
  const scheme = home.origin.startsWith('https:') ? 'https' : request.protocol;
  return from === URL.parse(`${scheme}://${request.host}`)?.origin;
}
