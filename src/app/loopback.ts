import type { FastifyRequest } from 'fastify';
import type { App } from '#platform/http/app.ts';

export const LOOPBACK: readonly string[] = ['127.0.0.1', '[::1]'];

/** Cookies and ways back are of the site's own host. Only by the same port; programs are answered where they ask. */
export function leaveLoopbackNumbers(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    const place = placeByName(request);
    if (place) return reply.redirect(place, 302);
  });
}

function placeByName({ method, headers, site, host, url }: FastifyRequest): string | null {
  if (method !== 'GET' || headers['sec-fetch-mode'] !== 'navigate' || !site) return null;
  const asked = URL.parse(`http://${host}`);
  const own = new URL(site.origin);
  const isByNumber = asked !== null && LOOPBACK.includes(asked.hostname) && asked.port === own.port;
  return isByNumber && own.hostname === 'localhost' ? site.origin + url : null;
}
