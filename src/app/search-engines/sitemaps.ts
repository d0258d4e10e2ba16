import { Readable } from 'node:stream';
import { createBrotliCompress, createGzip, constants as zlib } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { notFound } from '#platform/errors.ts';
import type { App } from '#platform/http/app.ts';
import { encodingFor, varyByEncoding } from '#platform/http/compress.ts';
import type { Services } from '#platform/services.ts';
import { listPages } from '#product/content/pages/list-pages.ts';
import { profileSitemaps, profilesInSitemap } from '#product/members/profile-sitemaps.ts';
import type { Site } from '#product/sites/contract.ts';
import { siteCalls } from '../calls.ts';
import { LISTED_ADDRESSES } from './existing-pages.ts';
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const MAX_AGE_SECONDS = 3600;
/** Milliseconds that this process keeps which sitemaps there are, which takes longer than most answers. */
const TTL_MS = 10 * 60 * 1000;
/** Of one address in a minute: search engines fetch each about once a day. */
const LIMIT = { max: 60, timeWindow: 60_000, groupId: 'sitemaps' };

interface Known {
  pages: SitemapEntry[];
  profiles: Map<number, Date>;
}

/** One sitemap of pages and landers, and of members who agreed to be found one for each 50,000 numbers. */
export function serveSitemaps(app: App, services: Services): void {
  const known = new LRUCache<number, Promise<Known>>({
    max: 1000,
    ttl: TTL_MS,
    perf: { now: () => services.now().getTime() },
  });
  const callFor = (request: FastifyRequest) => ({
    ...siteCalls(services, app.sites, request.site).read,
    sql: services.reads.recent(request),
  });
  const knownOf = (request: FastifyRequest): Promise<Known> => {
    const { site } = request;
    const before = known.get(site.id);
    if (before) return before;
    const reading = readKnown(callFor(request));
    known.set(site.id, reading);
    reading.catch(() => known.delete(site.id));
    return reading;
  };
  const options = { schema: { hide: true }, config: { rateLimit: LIMIT } };

  app.get('/sitemap.xml', options, async (request, reply) => {
    const { pages, profiles } = await knownOf(request);
    const { origin } = request.site;
    const newest = pages.reduce<Date | null>((latest, { changedAt }) => later(latest, changedAt), null);
    return asXml(reply).send(
      sitemapIndexXml([
        { url: `${origin}/sitemaps/pages.xml`, changedAt: newest },
        ...[...profiles].map(([number, changedAt]) => ({ url: `${origin}/sitemaps/members-${number}.xml`, changedAt })),
      ]),
    );
  });

  app.get<{ Params: { name: string } }>('/sitemaps/:name', options, async (request, reply) => {
    const { pages, profiles } = await knownOf(request);
    const { name } = request.params;
    if (name === 'pages.xml') return sendSitemap(request, reply, sitemapXml([pages]));
    const number = Number(/^members-(0|[1-9]\d{0,9})\.xml$/.exec(name)?.[1] ?? Number.NaN);
    if (!profiles.has(number)) throw notFound();
    return sendSitemap(request, reply, sitemapXml(profileEntries(callFor(request), number)));
  });
}

const later = (one: Date | null, other: Date | null) => (one && other && other < one ? one : (other ?? one));

async function readKnown(call: Parameters<typeof listPages>[0]): Promise<Known> {
  const [written, sitemaps] = await Promise.all([listPages(call), profileSitemaps(call)]);
  const url = (path: string) => call.site.origin + path;
  return {
    pages: [
      ...LISTED_ADDRESSES.map((path) => ({ url: url(path), changedAt: null })),
      ...written.map(({ path, changedAt }) => ({ url: url(path), changedAt })),
    ],
    profiles: new Map(sitemaps.map(({ number, changed_at }) => [number, changed_at])),
  };
}

async function* profileEntries(
  call: { site: Site } & Parameters<typeof profilesInSitemap>[0],
  number: number,
): AsyncGenerator<SitemapEntry[]> {
  for await (const profiles of profilesInSitemap(call, number))
    yield profiles.map(({ id, changed_at }) => ({ url: `${call.site.origin}/members/${id}`, changedAt: changed_at }));
}

/** Sends it as it is written: 50,000 addresses are five megabytes before compression. */
function sendSitemap(request: FastifyRequest, reply: FastifyReply, xml: AsyncGenerator<string>) {
  const stream = Readable.from(xml, { objectMode: false });
  varyByEncoding(asXml(reply));
  const encoding = encodingFor(request, 'small');
  if (!encoding) return reply.send(stream);
  const compressing =
    encoding === 'gzip'
      ? createGzip({ level: 5 })
      : createBrotliCompress({ params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } });
  stream.on('error', (error) => compressing.destroy(error));
  compressing.on('close', () => stream.destroy());
  return reply.header('content-encoding', encoding).send(stream.pipe(compressing));
}

const asXml = (reply: FastifyReply) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`);
