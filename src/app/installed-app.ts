import type { FastifyRequest } from 'fastify';
import { MARKS, type MarkName } from '#design/marks.ts';
import type { App } from '#platform/http/app.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { MAIL_COLOURS } from '#platform/mail/mail-colours.ts';
import { siteWords } from '#product/sites/settings.ts';
import { mailColoursOf, markOf, partsOf, servePicture } from './brand.ts';
import { FULL_ICON_PATH, ICON_PATH, MANIFEST_PATH, TOUCH_ICON_PATH } from './icon-paths.ts';
import { SCREENSHOTS, screenshotOf } from './screenshots.ts';

const MAX_AGE_SECONDS = 3600;
const SIZES = [192, 512];
const TOUCH_SIZE = 180;
const FULL_SIZE = 512;

const iconPath = (size: number) => `/brand/icon-${size}.png`;
const barOf = serverText('pages.shell.bar');
const searchOf = serverText('notifications.push.install');
const square = (size: number) => `${size}x${size}`;

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
  for (const shot of SCREENSHOTS) servePicture(app, shot.path, (parts) => screenshotOf(parts, shot));
  servePicture(app, FULL_ICON_PATH, (parts) => markOf(parts, FULL_SIZE, 'full'));
  servePicture(app, TOUCH_ICON_PATH, (parts) => markOf(parts, TOUCH_SIZE, 'full'));
}

/** Every name, colour and picture is the site's own, since several of them may be installed side by side. */
function manifestFor({ site, locale, formats }: FastifyRequest) {
  const { name } = site.settings;
  const bar = barOf(formats);
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
    screenshots: SCREENSHOTS.map(({ form, path, width, height }) => ({
      ...{ src: path, sizes: `${width}x${height}`, ...png, form_factor: form, label: bar('members') },
    })),
    shortcuts: [
      shortcut(bar('messages'), '/chats'),
      shortcut(bar('likes'), '/likes'),
      shortcut(searchOf(formats)('search'), '/members'),
    ],
  };
}

const shortcut = (name: string, url: string) => ({
  ...{ name, short_name: name, url },
  icons: [{ src: iconPath(192), sizes: square(192), type: 'image/png' }],
});

function drawnIcon([main = '', , second = '', logo = 'flame']: string[]): string {
  const mark = MARKS[logo as MarkName];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -1 32 32"><path d="${mark.main}" fill="${main}"/><path d="${mark.second}" fill="${second}"/></svg>`;
}
