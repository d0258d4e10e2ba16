import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { App } from '#platform/http/app.ts';
import type { InProcessCalls } from '#platform/http/in-process-transport.ts';
import { type Locale, TIME_ZONE_COOKIE } from '#platform/i18n/locales.ts';
import type { Services } from '#platform/services.ts';
import { BrowserTimeZone } from '#product/sites/contract.ts';
import { CLIENT_FOLDER } from './built-assets.ts';
import type { PageAssets } from './document.ts';
import type { renderPage } from './ssr.tsx';

/** Renders pages: the built bundle, or Vite's own in development. */
export interface PageRenderer {
  render: typeof renderPage;
  assets(locale: Locale): PageAssets;
  /** Development only: answers what the browser asks of the build tool. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** Seconds: built files carry their content's hash in their name. */
const IMMUTABLE = 365 * 24 * 3600;

/** Answers every address that no API route took with a rendered page. */
export function servePages(app: App, services: Services, renderer: PageRenderer, calls: InProcessCalls): void {
  const { middleware } = renderer;
  if (middleware) {
    app.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done));
  } else if (existsSync(CLIENT_FOLDER)) {
    app.register(fastifyStatic, {
      root: `${CLIENT_FOLDER}/assets`,
      prefix: '/assets/',
      maxAge: IMMUTABLE * 1000,
      immutable: true,
      decorateReply: false,
    });
  }
  // Mails and the sandbox bank name no icon of their own, and browsers then ask here.
  app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) => reply.redirect('/assets/icon.svg', 301));
  app.get('/*', { schema: { hide: true } }, (request, reply) =>
    answerWithPage(services, { renderer, calls }, request, reply),
  );
}

async function answerWithPage(
  { config }: Services,
  { renderer, calls }: { renderer: PageRenderer; calls: InProcessCalls },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { settings } = request.site;
  const assets = renderer.assets(request.locale);
  const page = await renderer.render({
    url: request.url,
    origin: config.publicUrl,
    locale: request.locale,
    transport: calls.as(request, reply),
    nonce: reply.cspNonce.script,
    styleNonce: reply.cspNonce.style,
    assets: { ...assets, themeCss: themeCss(settings.primary_color, settings.secondary_color) },
    timeZone: timeZoneOf(request),
    siteTitle: settings.index_title,
    siteDescription: settings.description,
  });
  if (page.location) return reply.redirect(page.location, page.status);
  return reply
    .code(page.status)
    .header('cache-control', 'private, no-store')
    .type('text/html; charset=utf-8')
    .send(Buffer.from(page.html));
}

/** What the browser told of its time zone, if it makes sense. */
function timeZoneOf(request: FastifyRequest): string {
  const zone = request.cookies[TIME_ZONE_COOKIE];
  if (zone === undefined || zones.has(zone)) return zone ?? 'UTC';
  if (!z.safeParse(BrowserTimeZone, { time_zone: zone }).success) return 'UTC';
  if (zones.size < MOST_ZONES) zones.add(zone);
  return zone;
}

/** Zones that made sense before: asking the platform takes as long as a third of a page. */
const zones = new Set<string>();
/** There are about 450. */
const MOST_ZONES = 1000;

/** Only a plain colour value may come from a site's settings into the page. */
function themeCss(primary: string | null, secondary: string | null): string {
  const colour = /^(#[0-9a-f]{3,8}|oklch\([\d.%\s/]+\))$/i;
  const parts = [];
  if (primary && colour.test(primary)) parts.push(`--primary:${primary};--primary-fill:${primary}`);
  if (secondary && colour.test(secondary)) parts.push(`--secondary:${secondary}`);
  return parts.join(';');
}
