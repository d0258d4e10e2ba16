import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#platform/http/app.ts';
import { BufferedReply } from '#platform/http/buffered-reply.ts';
import type { ErrorReply } from '#platform/http/error-reply.ts';
import { escapeHtml } from '#platform/http/escape-html.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { PageAssets } from './document.ts';
import { ICON_PATH } from './icon-paths.ts';

const texts = serverText('pages.shell');

const REFRESH_SECONDS = 5;

/** The database that knows its session is away: the page needs nothing but styles, and asks again by itself. */
export function brokenPage(app: App, assets: (locale: Locale) => PageAssets) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    if (!request.headers.accept?.includes('text/html')) return app.errorHandler(error as never, request, reply);
    const answer = new ErrorPageReply(reply);
    app.errorHandler(error as never, request, answer as unknown as FastifyReply);
    const { error: known } = JSON.parse(answer.payload) as ErrorReply;
    const t = texts(request.formats);
    const links = assets(request.locale).styles.map((href) => `<link rel="stylesheet" href="${href}">`);
    const refresh = answer.status === 503 ? `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">` : '';
    const message = escapeHtml(known.message);
    reply.allowStyle(STYLE);
    return reply
      .code(answer.status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${request.formats}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">${refresh}<title>${message}</title><link rel="icon" href="${ICON_PATH}" type="image/svg+xml">${links.join('')}<style>${STYLE}</style></head><body><main><h1>${message}</h1><p>${escapeHtml(t('error.status', { status: answer.status }))}</p><a href="">${escapeHtml(t('error.again'))}</a></main></body></html>`,
      );
  };
}

const STYLE = `main{max-width:34rem;margin:18vh auto 0;padding:0 var(--gutter);text-align:center}
h1{font:600 var(--t-28)/var(--lh-head) var(--serif);letter-spacing:var(--track-head);margin:0 0 var(--s4);text-wrap:balance}
p{color:var(--ink-2);margin:0 0 var(--s8)}
a{display:inline-flex;align-items:center;min-height:var(--hit);padding:0 var(--s6);border-radius:var(--r-full);background:var(--primary-fill);color:var(--on-primary);font-weight:600;text-decoration:none}`;

class ErrorPageReply extends BufferedReply {
  readonly #reply: FastifyReply;

  constructor(reply: FastifyReply) {
    super();
    this.#reply = reply;
  }

  override header(name: string, value: string) {
    this.#reply.header(name, value);
    return this;
  }
}
