import type { App } from '#platform/http/app.ts';

/** Data are no pages. A page that says `noindex` has to be read for that, so it is not among them. */
const RULES = 'User-agent: *\nDisallow: /api/\n';
const MAX_AGE_SECONDS = 3600;

export function serveRobots(app: App): void {
  app.get('/robots.txt', { schema: { hide: true } }, ({ site }, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
      .send(`${RULES}\nSitemap: ${site.origin}/sitemap.xml\n`),
  );
}
