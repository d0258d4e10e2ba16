import type { App } from './app.ts';

/** Answers that are data load nothing, run nothing and stand in no frame, whoever opens them as a page. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
/** Photos and what the build made. A page asks for dozens of them: a page's headers would weigh a kilobyte each. */
const FILES = ['/assets/', '/media/'];
/** A year, as pages say it. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/**
 * Gives every route that declares what JSON it answers with, and built files and photos, constant headers of their own.
 * Pages' headers leave those routes alone by `isData`.
 * @param https tells browsers to stay with it.
 */
export function sendDataHeaders(app: App, https: boolean): void {
  const headers = https ? { ...HEADERS, ...HTTPS_ONLY } : HEADERS;
  app.addHook('onRoute', (route) => {
    const isFile = FILES.some((folder) => route.url.startsWith(folder));
    if (!isFile && (!route.url.startsWith('/api/') || !route.schema?.response)) return;
    route.config = { ...route.config, isData: true };
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.isData) reply.headers(headers);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `sendDataHeaders`. */
    isData?: boolean;
  }
}
