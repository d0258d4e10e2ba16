import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteLookStyles } from '#design/site-looks.ts';
import { AppError } from '#platform/errors.ts';
import type { App } from '#platform/http/app.ts';
import { varyByEncoding } from '#platform/http/compress.ts';
import { type GiveWay, givingWay } from '#platform/http/give-way.ts';
import { httpContextOf } from '#platform/http/http-context.ts';
import type { InProcessCalls } from '#platform/http/in-process-transport.ts';
import { isThisMachine } from '#platform/http/this-machine.ts';
import { timeZoneOf } from '#platform/http/time-zone-of.ts';
import type { Transport } from '#platform/http/transport.ts';
import { type TakeTurn, turnsOf } from '#platform/http/turns.ts';
import { COUNTRY_COOKIE } from '#platform/http/visitor-country.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { LOCALE_COOKIE, type Locale, TIME_ZONE_COOKIE } from '#platform/i18n/locales.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { Services } from '#platform/services.ts';
import type { PostedAnswers } from '#product/landers/ui/read-posted.ts';
import { noteVisit } from '#product/numbers/count-visits.ts';
import { photoOriginOf } from '#product/sites/photo-origin.ts';
import { rememberCountry, setSiteLanguage, siteWords } from '#product/sites/settings.ts';
import { BOUNCE_SCRIPT, logsBounces } from '#product/sites/tracking/count-page-hidden.ts';
import { rememberTracking, TRACKING_COOKIE } from '#product/sites/tracking/tracking.ts';
import { anonymousVisitor } from './anonymous-visitor.ts';
import { themeStylesOf } from './brand.ts';
import { brokenPage } from './broken-page.ts';
import { CLIENT_FOLDER } from './built-assets.ts';
import { serveBuiltFiles } from './built-files.ts';
import type { PageAssets } from './document.ts';
import { pageOfNamedSite } from './hosts.ts';
import { ICON_PATH } from './icon-paths.ts';
import { RENDERING } from './limits.ts';
import { serveOffline } from './offline/serve-offline.ts';
import { pageCache, SharedPage } from './page-cache.ts';
import { takePageForms } from './page-forms.ts';
import { serveCards } from './search-engines/cards.ts';
import type { RenderedPage, renderOfflineBody, renderPage } from './ssr.tsx';

export interface PageRenderer {
  render: typeof renderPage;
  inlineScripts: readonly string[];
  assets(locale: Locale): PageAssets;
  renderOffline?: typeof renderOfflineBody;
  build?: string;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

const errorTexts = serverText('errors');

/** @returns what answers browsers where no page can be rendered. */
export function servePages(app: App, services: Services, renderer: PageRenderer, calls: InProcessCalls) {
  const { middleware } = renderer;
  if (middleware) {
    app.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done));
  } else if (existsSync(CLIENT_FOLDER)) {
    serveBuiltFiles(app);
  }
  // Mails and the sandbox bank name no icon of their own, and browsers then ask here.
  app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) => reply.redirect(ICON_PATH, 301));
  const site: PageSite = {
    services,
    renderer,
    calls,
    cache: pageCache(() => services.now().getTime()),
    takeTurn: turnsOf(RENDERING),
    giveWay: givingWay(app),
  };
  if (renderer.renderOffline) serveOffline(app, renderer.renderOffline, renderer.assets);
  serveCards(app, services, (request, reply, path, locale) => titleFor(site, request, reply, path, locale));
  const errorHandler = brokenPage(app, renderer.assets);
  takePageForms(app, errorHandler, async (request, reply, posted) =>
    sendPage(reply, await renderFor(site, request, site.calls.as(request, reply), posted)),
  );
  app.get('/*', { schema: { hide: true }, errorHandler }, async (request, reply) => {
    await refuseSlowly(answerWithPage(site, request, reply));
    if (request.method === 'GET' && reply.statusCode === 200) noteVisit(services, request);
    return reply;
  });
  return errorHandler;
}

interface PageSite {
  services: Services;
  renderer: PageRenderer;
  calls: InProcessCalls;
  cache: ReturnType<typeof pageCache>;
  takeTurn: TakeTurn;
  giveWay: GiveWay;
}

async function answerWithPage(site: PageSite, request: FastifyRequest, reply: FastifyReply) {
  const elsewhere = await pageOfNamedSite(request.server.sites, request);
  if (elsewhere) return reply.redirect(elsewhere, 302);
  const source = rememberTracking(httpContextOf(request, reply), request.query, request.url);
  // What this first page is made of knows it already.
  if (source) request.cookies[TRACKING_COOKIE] = source;
  const country = rememberCountry(httpContextOf(request, reply), request.site, request.query, request.url);
  if (country) request.cookies[COUNTRY_COOKIE] = country;
  const { settings } = request.site;
  const css = themeStylesOf(settings) + siteLookStyles(settings);
  const visitor = site.renderer.middleware ? null : anonymousVisitor(request, css);
  if (!visitor) return sendPage(reply, await renderFor(site, request, site.calls.as(request, reply)));
  setSiteLanguage(httpContextOf(request, reply), request.site);
  let own: RenderedPage | undefined;
  let refused: unknown;
  const page = await site.cache.get(visitor.key, async () => {
    const transport = site.calls.as(request, reply, visitor.cookies);
    try {
      own = await renderFor(site, request, transport);
    } catch (error) {
      // Others who wait for the same page have read less, or find a free line.
      if (!isRefusal(error)) throw error;
      refused = error;
      return null;
    }
    return own.status === 200 && !own.location && !transport.personal ? new SharedPage(own) : null;
  });
  if (page) return sendShared(reply, page);
  if (refused) throw refused;
  // The page that this visitor waited for was made for another one alone, as by a cookie that it set.
  return sendPage(reply, own ?? (await renderFor(site, request, site.calls.as(request, reply))));
}

const isRefusal = (error: unknown) => error instanceof AppError && [429, 503].includes(error.status);

/** Milliseconds that a refusal is kept back, and how many are at a time. */
const REFUSAL_DELAY = { time: 1000, most: 500 };
let keptBack = 0;

/** Who asks again as soon as they are refused would keep the process busy with refusing. */
async function refuseSlowly<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error) && keptBack < REFUSAL_DELAY.most) {
      keptBack += 1;
      await wait(REFUSAL_DELAY.time);
      keptBack -= 1;
    }
    throw error;
  }
}

/** @throws reading_limit (429), busy (503) */
async function renderFor(...[site, request, ...rest]: Parameters<typeof render>): Promise<RenderedPage> {
  await request.server.countReading(request, 'page');
  return site.takeTurn(lineOf(request), async () => {
    await site.giveWay();
    return render(site, request, ...rest);
  });
}

/** What comes from this machine itself has no limit of its own. */
function lineOf({ actor, ip }: FastifyRequest): string {
  if (actor) return `account ${actor.id}`;
  return isThisMachine(ip) ? '' : normalizeIP(ip);
}

function render(
  { services, renderer, giveWay }: PageSite,
  request: FastifyRequest,
  transport: Transport,
  posted?: PostedAnswers | 'unsent',
): Promise<RenderedPage> {
  const { settings } = request.site;
  const words = siteWords(request.site, request.locale);
  const assets = renderer.assets(request.locale);
  const looks = { css: siteLookStyles(settings), face: settings.headline_face };
  const headScript = assets.headScript + (logsBounces(request) ? BOUNCE_SCRIPT : '');
  return renderer.render({
    url: request.url,
    origin: request.site.origin,
    formats: request.formats,
    transport,
    assets: {
      ...assets,
      headScript,
      themeCss: themeStylesOf(settings),
      photoOrigin: photoOriginOf(request.site),
      looks,
    },
    timeZone: timeZoneOf(request),
    readOnly: services.reads.isReadOnly(),
    giveWay,
    siteTitle: words.index_title,
    siteDescription: words.description,
    ...(posted === 'unsent' ? { notice: errorTexts(request.formats)('page_unsent') } : { answers: posted }),
  });
}

async function titleFor(
  site: PageSite,
  request: FastifyRequest,
  reply: FastifyReply,
  url: string,
  locale: Locale,
): Promise<string | null> {
  const cookies = { [TIME_ZONE_COOKIE]: 'UTC', [LOCALE_COOKIE]: locale };
  const formats = formatLocaleOf(locale, request.site.settings.country);
  const asked: FastifyRequest = Object.create(request, {
    ...{ actor: { value: null }, locale: { value: locale }, formats: { value: formats } },
    ...{ url: { value: url }, query: { value: {} }, cookies: { value: cookies } },
  });
  const { status, title } = await render(site, asked, site.calls.as(asked, reply, cookies));
  return status === 200 && title ? title : null;
}

/** Seconds after which it is worth asking again for a page whose content was refused. */
const RETRY_AFTER_SECONDS = 60;

function sendPage(reply: FastifyReply, page: RenderedPage) {
  if (page.status === 429) reply.header('retry-after', `${RETRY_AFTER_SECONDS}`);
  return page.location
    ? reply.redirect(page.location, page.status)
    : asPage(reply, page).code(page.status).send(page.html);
}

async function sendShared(reply: FastifyReply, page: SharedPage) {
  const { encoding, bytes } = await page.for(reply.request);
  if (encoding) reply.header('content-encoding', encoding);
  asPage(reply, page);
  varyByEncoding(reply);
  return reply.send(bytes);
}

function asPage(reply: FastifyReply, { robots, style }: Pick<RenderedPage, 'robots' | 'style'>) {
  if (style) reply.allowStyle(style);
  if (robots) reply.header('x-robots-tag', robots);
  const { formats, site } = reply.request;
  const photos = photoOriginOf(site);
  if (photos) reply.allowPicturesFrom(photos);
  // PRODUCT 2: who has chosen no language reads the site's, and only where it has none what the browser asks for.
  reply
    .header('content-language', formats)
    .header('vary', site.settings.domain_language ? 'cookie' : 'cookie, accept-language');
  return reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8');
}
