import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allows } from './counted-calls.ts';
import type { CallLimit } from './endpoint.ts';

/** What a controller may know of the request and do to the answer, also while the answer becomes part of a page. */
export interface HttpContext {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Network address of the caller. */
  readonly ip: string;
  /** Where the caller seems to be, ISO 3166-1 alpha-2; null where nothing tells. */
  readonly country: string | null;
  /** The query string as it was read, or the words of the page's own address while a page is made. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: FastifyRequest['headers'];
  /** A page is being made of the answer: nobody sees its headers, only its cookies go on. */
  readonly inPage: boolean;
  /** Counts one call of a limit under a key of one's own. @returns false when there were too many. */
  allows(limit: CallLimit, key: string): Promise<boolean>;
  header(name: string, value: string): void;
  setCookie(name: string, value: string, options: CookieSerializeOptions): void;
  clearCookie(name: string, options: CookieSerializeOptions): void;
}

/** The exchange of a request of its own. */
export const httpContextOf = (request: FastifyRequest, reply: FastifyReply): HttpContext => ({
  cookies: request.cookies,
  ip: request.ip,
  country: request.country,
  query: (request.query ?? {}) as Record<string, unknown>,
  headers: request.headers,
  inPage: false,
  allows: (limit, key) => allows(request, limit, key),
  header: (name, value) => {
    reply.header(name, value);
  },
  setCookie: (name, value, options) => {
    reply.setCookie(name, value, options);
  },
  clearCookie: (name, options) => {
    reply.clearCookie(name, options);
  },
});
