import type { App } from './app.ts';

const RESOURCE_POLICY = 'cross-origin-resource-policy';

/** Answers that are data load nothing, run nothing and stand in no frame, whoever opens them as a page. */
export const DATA_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
/** Photos. A page asks for dozens of them: a page's headers would weigh a kilobyte each. */
const PHOTOS = '/media/';
const BUILT = '/assets/';
const BUILT_HEADERS = {
  'content-security-policy': DATA_HEADERS['content-security-policy'],
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Pages' headers leave those routes alone by `isData`. @param https tells browsers to stay with it. */
export function sendDataHeaders(app: App, https: boolean): void {
  const headers = https ? { ...DATA_HEADERS, ...HTTPS_ONLY } : DATA_HEADERS;
  const built = https ? { ...BUILT_HEADERS, ...HTTPS_ONLY } : BUILT_HEADERS;
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(BUILT)) {
      route.config = { ...route.config, isData: true, isBuilt: true };
      return;
    }
    if (!route.url.startsWith(PHOTOS) && (!route.url.startsWith('/api/') || !route.schema?.response)) return;
    route.config = { ...route.config, isData: true };
  });
  app.addHook('onSend', async (request, reply) => {
    const { isData, isBuilt } = request.routeOptions.config;
    if (!isData) return;
    const own = reply.getHeader(RESOURCE_POLICY);
    reply.headers(isBuilt ? built : headers);
    if (own) reply.header(RESOURCE_POLICY, own);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    isData?: boolean;
    isBuilt?: boolean;
  }
}
