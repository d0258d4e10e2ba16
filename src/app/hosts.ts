import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { AppError } from '#platform/errors.ts';
import type { Site, SiteError } from '#product/sites/contract.ts';
import type { Sites } from '#product/sites/sites.ts';
import { LOOPBACK } from './loopback.ts';

/** A name that ends with the root's dot is the same name (RFC 1034, 3.1). */
const withoutDot = (name: string): string => name.replace(/\.$/, '');

const isPhoto = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/media/') ?? false;

/** Live only at its own names: links are made of them. @throws unknown_host (421), site_unavailable (503) */
export async function siteAsked(sites: Sites, request: FastifyRequest, mode: Config['mode']): Promise<Site> {
  const name = withoutDot(request.hostname);
  const site = await sites.named(name);
  if (site) return site;
  const ofPhotos = isPhoto(request) ? await sites.withPhotosAt(name) : null;
  if (ofPhotos) {
    request.isForPhotos = true;
    return ofPhotos;
  }
  const first = await sites.byHost(name);
  const isThisMachine = LOOPBACK.includes(name) && first.host === 'localhost';
  if (mode === 'live' && !isThisMachine) throw new AppError<SiteError>('unknown_host', 421);
  return first;
}

/** `?domain=`. @returns null: it names none, its own, or none that is known. @throws site_unavailable (503) */
export async function pageOfNamedSite(sites: Sites, { query, site, url }: FastifyRequest): Promise<string | null> {
  const name = typeof query === 'object' && query !== null && 'domain' in query ? query.domain : undefined;
  const named = typeof name === 'string' ? await sites.named(name) : null;
  if (!named || named.id === site.id) return null;
  const page = new URL(named.origin + url);
  page.searchParams.delete('domain');
  return page.href;
}

/** Leads a page at a site's name with a dot to the name without: cookies of the two are apart. */
export function leaveDot({ hostname, method, site, url }: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  if (!hostname.endsWith('.') || !site || withoutDot(hostname).toLowerCase() !== site.host) return null;
  return method === 'GET' || method === 'HEAD' ? reply.redirect(site.origin + url, 308) : null;
}
