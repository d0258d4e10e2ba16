import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#platform/http/app.ts';
import { DATA_HEADERS } from '#platform/http/data-headers.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { LOCALE_COOKIE, localeOf, localeOfHeader } from '#platform/i18n/locales.ts';
import type { brokenPage } from './broken-page.ts';
import type { ProtectReply } from './security-headers.ts';

interface Answers {
  app: App;
  protect: ProtectReply;
  data: (error: Error, request: FastifyRequest, reply: FastifyReply) => unknown;
  page: ReturnType<typeof brokenPage> | null;
}

/** No hook has run by then, and neither request nor reply is one of this server's own. */
export function answerUnreadable(
  { app, protect, data, page }: Answers,
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { cookie = '', 'accept-language': accepted } = request.headers;
  request.locale = localeOf(app.parseCookie(cookie)[LOCALE_COOKIE]) ?? localeOfHeader(accepted) ?? 'en';
  request.formats = formatLocaleOf(request.locale, null);
  if (page && !request.url.startsWith('/api/') && request.headers.accept?.includes('text/html')) {
    protect(reply);
    page(error, request, reply);
    return;
  }
  reply.headers(DATA_HEADERS);
  data(error, request, reply);
}
