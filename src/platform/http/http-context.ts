import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allows } from './counted-calls.ts';
import type { CallLimit } from './endpoint.ts';

export interface HttpContext {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly ip: string;
  /** Where the caller seems to be, ISO 3166-1 alpha-2; null where nothing tells. */
  readonly country: string | null;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: FastifyRequest['headers'];
  /** A page is being made of the answer: nobody sees its headers, only its cookies go on. */
  readonly inPage: boolean;
  /** @returns false when there were too many. */
  allows(limit: CallLimit, key: string): Promise<boolean>;
  header(name: string, value: string): void;
  setCookie(name: string, value: string, options: CookieSerializeOptions): void;
  clearCookie(name: string, options: CookieSerializeOptions): void;
}

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
