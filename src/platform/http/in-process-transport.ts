import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import type { App } from './app.ts';
import type { Exchange } from './exchange.ts';
import { KeptAnswer } from './kept-answer.ts';
import { errorOf, pathWith, type QueryValue, type Transport } from './transport.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** True for a call of a page that is being rendered: nobody will ever see the headers of its reply. */
    inPage?: boolean;
  }
}

/** Calls the API of the same process while a page is rendered. */
export interface InProcessCalls {
  /**
   * @returns the way to the API for one page: its calls are made as the visitor that asked for the page.
   * @param cookies all that handlers are told of the visitor, for pages that others get too; by default what they sent.
   */
  as(request: FastifyRequest, reply: FastifyReply, cookies?: Record<string, string>): PageTransport;
}

export interface PageTransport extends Transport {
  /** True when a call set or cleared a cookie, or took the way through the whole server: the page is for one alone. */
  readonly personal: boolean;
}

/** Headers of the visitor that a whole in-process request repeats. */
const FORWARDED = ['cookie', 'accept-language', 'user-agent'] as const;

/**
 * Gathers the API's routes; call it before they are made.
 *
 * A page's request has passed the server's own hooks: its site, actor, language and cookies are known. A call of the
 * same visitor needs none of that again, so the route's handler is called at once, between the same reading of the
 * input and the same writing of the reply by the route's schemas, and with the same error handler. Routes with hooks
 * or limits of their own, and input that the schema refuses, take the way through the whole server.
 */
export function inProcessCalls(app: App): InProcessCalls {
  const routes = new Map<string, RouteOptions>();
  app.addHook('onRoute', (route) => {
    if (route.method === 'GET' && route.url.startsWith('/api/')) routes.set(route.url, route);
  });
  return {
    as(request, reply, cookies) {
      let personal = false;
      const notePersonal = () => {
        personal = true;
      };
      return {
        get personal() {
          return personal;
        },
        async get<Reply>(path: string, query: Record<string, QueryValue> = {}) {
          const route = routes.get(path);
          const answerPage = route?.config?.answerPage;
          if (answerPage) {
            const http = new PageExchange(request, reply, cookies, query, notePersonal);
            try {
              return (await answerPage(
                callOf(request, cookies, pathWith(path, query), { read: query }),
                http,
                query,
              )) as Reply;
            } catch (error) {
              const kept = new KeptAnswer();
              app.errorHandler(error as never, request, kept as unknown as FastifyReply);
              throw errorOf(kept.status, kept.payload);
            }
          }
          const input = route && !hasOwnHooks(route) ? readQuery(route, query) : undefined;
          if (!route || !input) {
            notePersonal();
            return wholeCall<Reply>(app, request, reply, pathWith(path, query));
          }
          const answer = new Answer(reply, notePersonal);
          const call = callOf(request, cookies, pathWith(path, query), input);
          try {
            const returned: unknown = await route.handler.call(app, call, answer as unknown as FastifyReply);
            return writeReply(route, returned) as Reply;
          } catch (error) {
            app.errorHandler(error as never, call, answer as unknown as FastifyReply);
            throw errorOf(answer.status, answer.payload);
          }
        },
        async call(endpoint, given) {
          const { method, path } = endpoint;
          if (method !== 'GET') throw new Error('A page never writes while it is rendered.');
          return this.get(path, given as Record<string, QueryValue>);
        },
      };
    },
  };
}

/** What an edge verb knows and may do while a page is made: only cookies go on to the visitor. */
class PageExchange implements Exchange {
  readonly inPage = true;
  readonly cookies: Exchange['cookies'];
  readonly query: Exchange['query'];
  readonly headers: Exchange['headers'];
  readonly ip: string;
  readonly #page: FastifyReply;
  readonly #notePersonal: () => void;

  constructor(
    request: FastifyRequest,
    page: FastifyReply,
    cookies: Record<string, string> | undefined,
    query: Exchange['query'],
    notePersonal: () => void,
  ) {
    this.cookies = cookies ?? request.cookies;
    this.query = query;
    this.headers = cookies ? { host: request.host } : forwarded(request);
    this.ip = request.ip;
    this.#page = page;
    this.#notePersonal = notePersonal;
  }

  allows(): Promise<boolean> {
    return Promise.reject(new Error('A page never does what is limited while it is rendered.'));
  }

  /** Nobody sees them. */
  header(): void {}

  setCookie(...cookie: Parameters<Exchange['setCookie']>): void {
    this.#notePersonal();
    this.#page.setCookie(...cookie);
  }

  clearCookie(...cookie: Parameters<Exchange['clearCookie']>): void {
    this.#notePersonal();
    this.#page.clearCookie(...cookie);
  }
}

/** What a handler may do to a reply that becomes part of a page: only its cookies go on to the visitor. */
class Answer extends KeptAnswer {
  readonly #page: FastifyReply;
  readonly #notePersonal: () => void;

  constructor(page: FastifyReply, notePersonal: () => void) {
    super();
    this.#page = page;
    this.#notePersonal = notePersonal;
  }

  setCookie(...cookie: Parameters<FastifyReply['setCookie']>) {
    this.#notePersonal();
    this.#page.setCookie(...cookie);
    return this;
  }

  clearCookie(...cookie: Parameters<FastifyReply['clearCookie']>) {
    this.#notePersonal();
    this.#page.clearCookie(...cookie);
    return this;
  }
}

type Schemas = { params?: unknown; body?: unknown; querystring?: z.core.$ZodType; response?: Record<string, unknown> };

const OWN_HOOKS = ['onRequest', 'preParsing', 'preValidation', 'preHandler', 'preSerialization', 'onSend'] as const;
const hasOwnHooks = (route: RouteOptions): boolean =>
  OWN_HOOKS.some((name) => {
    const hooks = route[name];
    return hooks !== undefined && [hooks].flat().length > 0;
  }) || (route.schema as Schemas | undefined)?.response?.[200] === undefined;

/** The query as the route's schema reads it from an address; undefined when it refuses it. */
function readQuery(route: RouteOptions, query: Record<string, QueryValue>): { read: unknown } | undefined {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) given[name] = String(value);
  const schema = (route.schema as Schemas).querystring;
  if (!schema) return { read: given };
  const parsed = z.safeParse(schema, given);
  return parsed.success ? { read: parsed.data } : undefined;
}

/** By what a handler returned; a frozen object is a promise that it stays as it is. */
const written = new WeakMap<object, unknown>();

/** Keeps what the contract knows, as the server's own serializer does; the rest never leaves the process. */
function writeReply(route: RouteOptions, returned: unknown): unknown {
  const lasting = typeof returned === 'object' && returned !== null && Object.isFrozen(returned) ? returned : null;
  const known = lasting && written.get(lasting);
  if (known) return known;
  const reply: unknown = z.encode((route.schema as Schemas).response?.[200] as z.core.$ZodType, returned);
  if (lasting) written.set(lasting, Object.freeze(reply));
  return reply;
}

/** The page's request, asking for something else. */
function callOf(
  request: FastifyRequest,
  cookies: Record<string, string> | undefined,
  url: string,
  { read }: { read: unknown },
): FastifyRequest {
  return Object.create(request, {
    inPage: { value: true },
    url: { value: url },
    query: { value: read },
    params: { value: {} },
    headers: { value: cookies ? { host: request.host } : forwarded(request) },
    cookies: { value: cookies ?? request.cookies },
  }) as FastifyRequest;
}

/** The host as a proxy told it: the calls are about the same site as the page. */
function forwarded(request: FastifyRequest): Record<string, string> {
  const headers: Record<string, string> = {
    'x-forwarded-for': request.ip,
    // One id for all that is written about a page.
    'x-request-id': request.id,
    host: request.host,
  };
  for (const name of FORWARDED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}

async function wholeCall<Reply>(app: App, request: FastifyRequest, reply: FastifyReply, url: string): Promise<Reply> {
  const answer = await app.inject({ method: 'GET', url, headers: forwarded(request) });
  const cookies = answer.headers['set-cookie'];
  for (const cookie of cookies === undefined ? [] : [cookies].flat()) reply.header('set-cookie', cookie);
  if (answer.statusCode >= 400) throw errorOf(answer.statusCode, answer.payload);
  return JSON.parse(answer.payload) as Reply;
}
