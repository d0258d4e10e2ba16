import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { siteLookStyles } from '#design/site-looks.ts';
import { THEME_BOOT_SCRIPT } from '#design/theme.ts';
import type { App } from '#platform/http/app.ts';
import { escapeHtml } from '#platform/http/escape-html.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { fictionalWord } from '#product/members/fictional-word.ts';
import { themeStylesOf } from '../brand.ts';
import type { PageAssets } from '../document.ts';
import { ICON_PATH } from '../icon-paths.ts';
import type { renderOfflineBody } from '../ssr.tsx';
import { CHAT_LIST_STYLE } from './chat-list-style.ts';

const SCRIPT = readFileSync(join(import.meta.dirname, 'offline-script.js'), 'utf8');
const SCRIPT_PATH = '/offline.js';
const shell = serverText('pages.shell');
const texts = serverText('pages.offline');

export function serveOffline(
  app: App,
  render: typeof renderOfflineBody,
  assets: (locale: Locale) => Pick<PageAssets, 'styles'>,
): void {
  app.get('/offline', { schema: { hide: true } }, (request, reply) => {
    const { settings } = request.site;
    const style = CHAT_LIST_STYLE + themeStylesOf(settings) + siteLookStyles(settings);
    const words = wordsFor(request);
    const { name, logo, headline_face: face } = settings;
    const fictional = { word: fictionalWord(request.site, request.formats), icon: settings.fictional_icon };
    const { body, fonts, label } = render({ name, logo, face, words, fictional });
    const links = [
      ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
      ...assets(request.locale).styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ].join('');
    const title = escapeHtml(`${words.headline} – ${name}`);
    reply.allowStyle(style);
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-language', request.formats)
      .header('vary', 'cookie, accept-language')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${request.formats}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title><link rel="icon" href="${ICON_PATH}" type="image/svg+xml"><script>${THEME_BOOT_SCRIPT}</script>${links}<style>${style}</style></head><body>${body}<script id="labels" type="application/json">${labelsFor(request, label)}</script><script src="${SCRIPT_PATH}" defer></script></body></html>`,
      );
  });
  app.get(SCRIPT_PATH, { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(SCRIPT),
  );
}

function wordsFor({ formats }: FastifyRequest) {
  const [s, t] = [shell(formats), texts(formats)];
  return {
    headline: s('unreached.headline'),
    text: s('unreached.text'),
    again: s('error.again'),
    chats: t('chats'),
  };
}

function labelsFor({ formats }: FastifyRequest, fictional: string): string {
  const t = texts(formats);
  const labels = {
    ...{ chats: t('chats'), back: t('back'), you: t('you'), photo: t('photo'), gift: t('gift') },
    fictional,
    ...{ hidden: t('hidden'), deleted: t('deleted'), waiting: t('waiting'), kept: t('kept', { time: '{time}' }) },
  };
  return JSON.stringify(labels).replaceAll('<', '\\u003c');
}
