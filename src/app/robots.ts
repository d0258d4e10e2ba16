import type { App } from '#platform/http/app.ts';

/**
 * What crawlers are asked to leave alone: data, which are no pages. Everything else may be read, also what may not be kept:
 * a page that says `noindex` has to be read for that.
 */
const ROBOTS = 'User-agent: *\nDisallow: /api/\n';

/** Serves `/robots.txt`, the same on every site; it names nothing that a visitor does not find anyway. */
export function serveRobots(app: App): void {
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(ROBOTS),
  );
}
