import type { App } from '#platform/http/app.ts';

/**
 * What crawlers are asked to leave alone: data, which are no pages. Everything else may be read, also what may not be kept:
 * a page that says `noindex` has to be read for that.
 */
const RULES = 'User-agent: *\nDisallow: /api/\n';
/** Seconds. */
const MAX_AGE_SECONDS = 3600;

export function serveRobots(app: App): void {
  app.get('/robots.txt', { schema: { hide: true } }, ({ site }, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
      .send(`${RULES}\nSitemap: ${site.origin}/sitemap.xml\n`),
  );
}
