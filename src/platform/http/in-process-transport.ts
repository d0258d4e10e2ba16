import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { BufferedReply } from './buffered-reply.ts';
import type { HttpContext } from './http-context.ts';
import { errorOf, pathWith, type QueryValue, type Transport } from './transport.ts';

export interface InProcessCalls {
  /** @param cookies all that handlers are told of the visitor; by default what they sent. */
  as(request: FastifyRequest, reply: FastifyReply, cookies?: Record<string, string>): PageTransport;
}

export interface PageTransport extends Transport {
  /** True when a call set or cleared a cookie, or took the way through the whole server: the page is for one alone. */
  readonly personal: boolean;
}

const FORWARDED = ['cookie', 'accept-language', 'user-agent'] as const;

/** Call it before endpoints are made. What is limited or no endpoint takes the way through the whole server. */
export function inProcessCalls(app: App): InProcessCalls {
  const answers = new Map<string, FastifyContextConfig['answerPage']>();
  app.addHook('onRoute', ({ method, url, config }) => {
    if (method === 'GET' && config?.answerPage) answers.set(url, config.answerPage);
  });
  return {
    as(request, reply, cookies) {
      let personal = false;
      const notePersonal = () => {
        personal = true;
      };
      const visitor = cookies ? visitorOf(request, cookies) : request;
      return {
        get personal() {
          return personal;
        },
        async get<Reply>(path: string, query: Record<string, QueryValue> = {}) {
          const answerPage = answers.get(path);
          if (!answerPage) {
            notePersonal();
            return wholeCall<Reply>(app, request, reply, pathWith(path, query));
          }
          try {
            const http = new PageHttpContext(visitor, reply, query, notePersonal);
            return (await answerPage(visitor, http, query)) as Reply;
          } catch (error) {
            const kept = new BufferedReply();
            app.errorHandler(error as never, visitor, kept as unknown as FastifyReply);
            throw errorOf(kept.status, kept.payload);
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

class PageHttpContext implements HttpContext {
  readonly inPage = true;
  readonly cookies: HttpContext['cookies'];
  readonly query: HttpContext['query'];
  readonly headers: HttpContext['headers'];
  readonly ip: string;
  readonly country: string | null;
  readonly #page: FastifyReply;
  readonly #notePersonal: () => void;

  constructor(visitor: FastifyRequest, page: FastifyReply, query: HttpContext['query'], notePersonal: () => void) {
    this.cookies = visitor.cookies;
    this.query = query;
    this.headers = visitor.headers;
    this.ip = visitor.ip;
    this.country = visitor.country;
    this.#page = page;
    this.#notePersonal = notePersonal;
  }

  allows(): Promise<boolean> {
    return Promise.reject(new Error('A page never does what is limited while it is rendered.'));
  }

  header(): void {}

  setCookie(...cookie: Parameters<HttpContext['setCookie']>): void {
    this.#notePersonal();
    this.#page.setCookie(...cookie);
  }

  clearCookie(...cookie: Parameters<HttpContext['clearCookie']>): void {
    this.#notePersonal();
    this.#page.clearCookie(...cookie);
  }
}

/** The same request with only the given cookies, so that a page for many visitors cannot hold anything of one of them. */
const visitorOf = (request: FastifyRequest, cookies: Record<string, string>): FastifyRequest =>
  Object.create(request, { headers: { value: { host: request.host } }, cookies: { value: cookies } });

/** The host as a proxy told it: the calls are about the same site as the page. */
function forwarded(request: FastifyRequest): Record<string, string> {
  const headers: Record<string, string> = {
    'x-forwarded-for': request.ip,
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
