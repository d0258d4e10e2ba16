import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { AppError } from '#platform/errors.ts';
import type { Site, SiteError } from '#product/sites/contract.ts';
import type { Sites } from '#product/sites/sites.ts';
import { LOOPBACK } from './loopback.ts';

/** A name that ends with the root's dot is the same name (RFC 1034, 3.1). */
const withoutDot = (name: string): string => name.replace(/\.$/, '');

/**
 * The site that is asked for. A demo answers at every name as its default site; a live one only at its own, since what is
 * made of a foreign name (links, cookies, kept pages) is somebody else's.
 * @throws unknown_host (421), site_unavailable (503)
 */
export async function siteAsked(sites: Sites, { hostname }: FastifyRequest, mode: Config['mode']): Promise<Site> {
  const name = withoutDot(hostname);
  const site = await sites.named(name);
  if (site) return site;
  const first = await sites.byHost(name);
  const isThisMachine = LOOPBACK.includes(name) && first.host === 'localhost';
  if (mode === 'live' && !isThisMachine) throw new AppError<SiteError>('unknown_host', 421);
  return first;
}

/** Leads a page at a site's name with a dot to the name without: cookies of the two are apart. */
export function leaveDot({ hostname, method, site, url }: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  if (!hostname.endsWith('.') || !site || withoutDot(hostname).toLowerCase() !== site.host) return null;
  return method === 'GET' || method === 'HEAD' ? reply.redirect(site.origin + url, 308) : null;
}
