import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { App } from '#platform/http/app.ts';
import { MAIL_COLOURS } from '#platform/mail/mail-colours.ts';
import { siteWords } from '#product/sites/settings.ts';
import { mailColoursOf, markOf, partsOf, servePicture } from './brand.ts';
import { FULL_ICON_PATH, ICON_PATH, MANIFEST_PATH, TOUCH_ICON_PATH } from './icon-paths.ts';

/** Seconds that a manifest is kept by who fetched it. */
const MAX_AGE_SECONDS = 3600;
/** Pixels of the icons that systems ask for. */
const SIZES = [192, 512];
const TOUCH_SIZE = 180;
const FULL_SIZE = 512;

const iconPath = (size: number) => `/brand/icon-${size}.png`;
const square = (size: number) => `${size}x${size}`;

/** Serves what a system needs to install a site as an app of its own: the manifest, and icons in the site's colours. */
export function serveInstalledApp(app: App): void {
  app.get(MANIFEST_PATH, { schema: { hide: true } }, (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('content-language', request.locale)
      .header('vary', 'cookie, accept-language')
      .header('cache-control', `private, max-age=${MAX_AGE_SECONDS}`)
      .send(JSON.stringify(manifestFor(request))),
  );
  app.get(ICON_PATH, { schema: { hide: true } }, ({ site }, reply) =>
    reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
      .send(drawnIcon(partsOf(site.settings))),
  );
  for (const size of SIZES) servePicture(app, iconPath(size), (parts) => markOf(parts, size));
  servePicture(app, FULL_ICON_PATH, (parts) => markOf(parts, FULL_SIZE, 'full'));
  servePicture(app, TOUCH_ICON_PATH, (parts) => markOf(parts, TOUCH_SIZE, 'full'));
}

/** Every name, colour and picture is the site's own, since several of them may be installed side by side. */
function manifestFor({ site, locale }: FastifyRequest) {
  const { name } = site.settings;
  const png = { type: 'image/png' };
  return {
    id: '/',
    name,
    short_name: name,
    description: siteWords(site, locale).description,
    lang: locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: MAIL_COLOURS.light.paper,
    theme_color: mailColoursOf(site.settings).light['primary-fill'],
    icons: [
      ...SIZES.map((size) => ({ src: iconPath(size), sizes: square(size), ...png, purpose: 'any' })),
      { src: FULL_ICON_PATH, sizes: square(FULL_SIZE), ...png, purpose: 'maskable' },
    ],
  };
}

const ICON = readFileSync(join(import.meta.dirname, '..', '..', 'assets', 'brand', 'icon.svg'), 'utf8');

/** Of the browser's tab: flame and honey alone. */
const drawnIcon = ([flame = '', , honey = '']: string[]) => ICON.replace('#2348a8', flame).replace('#f0b43c', honey);
