import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyRequest, type HTTPMethods, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { AppError, notFound, type PlatformError } from '#platform/errors.ts';
import { type ApiDocument, apiDocument } from '#platform/http/api-document.ts';
import type { App } from '#platform/http/app.ts';
import { compressAnswers } from '#platform/http/compress.ts';
import { sendDataHeaders } from '#platform/http/data-headers.ts';
import { isDraining } from '#platform/http/draining.ts';
import { errorHandler } from '#platform/http/errors.ts';
import { cameByPlainName, hostCookies } from '#platform/http/host-cookies.ts';
import { inProcessCalls } from '#platform/http/in-process-transport.ts';
import { refuseForeignOrigin, refuseSilentForm } from '#platform/http/origin.ts';
import { otherAddresses } from '#platform/http/other-addresses.ts';
import { sharedRateLimits } from '#platform/http/rate-limit-store.ts';
import { markWriters, tellReadOnly } from '#platform/http/reads.ts';
import { serveRoutes } from '#platform/http/serve.ts';
import { watchSlowBodies } from '#platform/http/slow-bodies.ts';
import { trustedProxies } from '#platform/http/trusted-proxies.ts';
import { countryFinder } from '#platform/http/visitor-country.ts';
import { type FormatLocale, formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { LOCALE_COOKIE, type Locale, localeOf, localeOfHeader } from '#platform/i18n/locales.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { logRequests, requestIds } from '#platform/log/requests.ts';
import { serveWorker } from '#platform/push/service-worker.ts';
import type { Services } from '#platform/services.ts';
import { SESSION_COOKIE, sessionCookie, sessionsOf } from '#product/accounts/sessions/sessions.ts';
import { setupPages } from '#product/backoffice/setup/setup-pages.ts';
import { SITES_CHANGED, sitesOf } from '#product/sites/sites.ts';
import { announceSetup } from './announce-setup.ts';
import { serveMark } from './brand.ts';
import { callMaker } from './calls.ts';
import { leadToChangePassword } from './change-password.ts';
import { demoRoutes } from './demo-routes.ts';
import { leaveDot, siteAsked } from './hosts.ts';
import { serveInstalledApp } from './installed-app.ts';
import { handleJobs } from './jobs.ts';
import { LIMITS, MAX_CONNECTIONS, SLOW_BODIES } from './limits.ts';
import { leaveLoopbackNumbers } from './loopback.ts';
import { modules } from './modules.ts';
import { noteRefusals } from './note-refusals.ts';
import { workerParts } from './offline/worker-parts.ts';
import { operationsRoutes } from './operations.ts';
import { type PageRenderer, servePages } from './pages.ts';
import type { Renderer } from './pages-renderer.ts';
import { paymentProviders } from './payment-providers.ts';
import { limitReading } from './reading-limits.ts';
import { serveRobots } from './search-engines/robots.ts';
import { serveSitemaps } from './search-engines/sitemaps.ts';
import { securityHeaders } from './security-headers.ts';
import { answerUnreadable } from './unreadable-addresses.ts';

declare module 'fastify' {
  interface FastifyRequest {
    locale: Locale;
    formats: FormatLocale;
  }
}

/** The same for every server of a process; to make it takes 150 ms. */
let described: ApiDocument | undefined;

export async function buildServer(
  services: Services,
  renderer: (PageRenderer & Partial<Pick<Renderer, 'renderMail'>>) | null,
): Promise<App> {
  const { config } = services;
  const loggerInstance: FastifyBaseLogger = services.log;
  const errorText = serverText('errors');
  const answer = errorHandler(
    (formats, code, params) => errorText(formats)(code, params),
    (request) => request.formats,
  );
  const trusts = trustedProxies(config.trustedProxies);
  const app: App = Fastify({
    ...LIMITS,
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: requestIds(trusts),
    // Who was let in before the end began is answered.
    return503OnClosing: false,
    trustProxy: trusts,
    rewriteUrl: otherAddresses(modules.flatMap(({ routes = [] }) => routes)),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) =>
      answerUnreadable({ app, protect, data: answer, page: brokenPages }, error, request, reply),
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  logRequests(app);
  watchSlowBodies(app, SLOW_BODIES);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answer);
  await app.register(cookie);
  if (config.publicUrl.startsWith('https:')) hostCookies(app, SESSION_COOKIE);
  await app.register(rateLimit, {
    global: false,
    ...(services.redis && { store: sharedRateLimits(services.redis, services.keys.derive('rate limits')) }),
  });
  sendDataHeaders(app, config.publicUrl.startsWith('https:'));
  const protect = await securityHeaders(app, config, renderer?.inlineScripts ?? []);
  compressAnswers(app);

  const clock = () => services.now().getTime();
  const lasting = services.reads.lasting({ cookies: {} });
  app.decorate('sites', sitesOf(lasting, { address: config.publicUrl, log: services.log, now: clock }));
  services.bus.onAnnouncement(SITES_CHANGED, () => app.sites.forget());
  app.decorate(
    'sessions',
    sessionsOf(lasting, services.bus, {
      now: clock,
      provedStaff: config.mode === 'live',
      isReadOnly: services.reads.isReadOnly,
    }),
  );
  app.decorate('bus', services.bus);
  noteRefusals(app, services.security);
  app.decorateRequest('actor', null);
  app.decorateRequest('country', null);
  app.decorateRequest('isForPhotos', false);
  app.decorateRequest('locale', 'en');
  app.decorateRequest('formats', formatLocaleOf('en', null));
  const countryOf = countryFinder(config);
  app.addHook('onRequest', async (request, reply) => {
    request.locale =
      localeOf(request.cookies[LOCALE_COOKIE]) ?? localeOfHeader(request.headers['accept-language']) ?? 'en';
    request.formats = formatLocaleOf(request.locale, null);
    const route = request.routeOptions.url ?? '';
    if (IMPERSONAL.includes(route)) return;
    request.country = countryOf(request);
    request.site = await siteAsked(app.sites, request, config.mode);
    const token = request.isForPhotos ? undefined : request.cookies[SESSION_COOKIE];
    const actor = await app.sessions.actorOf(token);
    request.actor = actor && (actor.allSites || actor.siteId === request.site.id) ? actor : null;
    if (actor && token && cameByPlainName(request))
      reply.setCookie(SESSION_COOKIE, token, sessionCookie(request.site.origin));
    request.locale = localeFor(request);
    request.formats = formatLocaleOf(request.locale, request.site.settings.country);
    const isApi = route.startsWith('/api/');
    if ((isApi || !READING.includes(request.method)) && !request.routeOptions.config.acceptsForeignCalls) {
      refuseForeignOrigin(request, { origin: request.site.origin, anyHost: config.mode !== 'live' });
      if (isApi) refuseSilentForm(request);
    }
    if (!isApi) return leaveDot(request, reply) ?? undefined;
  });
  leaveLoopbackNumbers(app);
  app.addHook('onSend', async (request, reply) => {
    // Answers are about somebody: no cache on the way may keep them unless a route says otherwise.
    if (request.routeOptions.url?.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'private, no-store');
    if (isDraining()) reply.header('connection', 'close');
  });
  markWriters(app, services);
  tellReadOnly(app, services.reads);
  limitReading(app, services);
  const calls = inProcessCalls(app);
  operationsRoutes(app, services);
  setupPages(app, services, {
    ...{ providers: paymentProviders(config), address: config.publicUrl },
    tellCode: (code) => announceSetup(config.publicUrl, code),
  });
  leadToChangePassword(app);
  serveMark(app);
  serveInstalledApp(app);
  serveRobots(app);
  serveSitemaps(app, services);
  serveWorker(app, { build: renderer?.build ?? '', parts: workerParts(), off: config.serviceWorker === 'off' });
  const making = callMaker(services, app.sites);
  for (const { routes = [], pages } of modules) {
    serveRoutes(app, routes, making);
    pages?.(app, services);
  }
  described ??= apiDocument(modules, SESSION_COOKIE);
  const document = described;
  if (config.mode === 'demo') demoRoutes(app, services, document, renderer);
  if (config.testKey) {
    (await import('../demo/test-people.ts')).testPeopleRoutes(app, services, config.testKey);
    (await import('../demo/test-sites.ts')).testSiteRoutes(app, services, config.testKey);
  }
  app.get('/api/openapi.json', { schema: { hide: true }, config: { isData: true } }, async () => document);
  app.all('/api/*', { schema: { hide: true }, config: { isData: true } }, async (request, reply) => {
    const [url = ''] = request.url.split('?', 1);
    const allowed = app.supportedMethods.filter((method) => app.hasRoute({ method: method as HTTPMethods, url }));
    if (allowed.length === 0) throw notFound();
    reply.header('allow', allowed.join(', '));
    throw new AppError<PlatformError>('method_not_allowed', 405);
  });
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  const brokenPages = renderer && servePages(app, services, renderer, calls);
  await app.ready();
  // No part of getting ready, for which Fastify gives ten seconds: on a machine that is busy the first start takes longer.
  await handleJobs(app, services);
  return app;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by other servers (webhooks) or by links in mails, never by our pages alone. */
    acceptsForeignCalls?: boolean;
  }
}

/** By the route that was found, never by the address: `/%61pi/` leads to `/api/` too, and `/healthzz` is a page. */
const IMPERSONAL = ['/assets/*', '/healthz', '/readyz', '/metrics', '/setup'];

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** PRODUCT 2: the member's language, the cookie, the site's language, Accept-Language, English. */
function localeFor(request: FastifyRequest): Locale {
  return (
    request.actor?.language ??
    localeOf(request.cookies[LOCALE_COOKIE]) ??
    request.site.settings.domain_language ??
    localeOfHeader(request.headers['accept-language']) ??
    'en'
  );
}
