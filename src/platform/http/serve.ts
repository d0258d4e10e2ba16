import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import type { ReadCall } from '../call.ts';
import type { App } from './app.ts';
import { noteUndeclared } from './declared.ts';
import type { CallLimit, Endpoint } from './endpoint.ts';
import { wrongInput } from './errors.ts';
import { isKnown, Unchanged } from './etag.ts';
import { type HttpContext, httpContextOf } from './http-context.ts';
import { limitNetwork } from './network-limit.ts';
import type { ControllerCall, RawCall, Route } from './route.ts';

export interface CallMaker {
  read(request: FastifyRequest, route: Pick<Route, 'copy' | 'endpoint'>): ReadCall;
  controller(request: FastifyRequest, http: HttpContext, route: Pick<Route, 'copy' | 'endpoint'>): ControllerCall;
  /** @throws the refusal of a caller whom the access leaves out, or who has read too much. */
  admit(request: FastifyRequest, endpoint: Pick<Endpoint, 'access' | 'reads'>): Promise<void>;
}

/** Who may call is decided before the input is read. */
export function serveRoutes(app: App, routes: readonly Route[], calls: CallMaker): void {
  for (const route of routes) {
    const { text, bytes } = route.endpoint;
    if (!text && !bytes) app.route(optionsOf(app, route, calls));
    else
      app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        const options = bytes ? ({ parseAs: 'buffer', bodyLimit: bytes } as const) : ({ parseAs: 'string' } as const);
        scope.addContentTypeParser('*', options, (_request: FastifyRequest, body: string | Buffer, done: Taken) =>
          done(null, body),
        );
        scope.route(optionsOf(app, route, calls));
      });
  }
}

type Taken = (error: Error | null, body: string | Buffer) => void;

function optionsOf(app: App, route: Route, calls: CallMaker): RouteOptions {
  const { endpoint } = route;
  const { method, path, limit } = endpoint;
  return {
    method,
    url: path,
    exposeHeadRoute: method === 'GET' && !endpoint.writes && endpoint.reply !== undefined,
    config: {
      endpoint,
      ...(isForPages(endpoint) && {
        answerPage: (request: FastifyRequest, http: HttpContext, given: Record<string, unknown>) =>
          answerPage(route, request, http, given, calls),
      }),
      ...(endpoint.foreign && { acceptsForeignCalls: true }),
      ...(limit && { rateLimit: { max: limit.calls, timeWindow: limit.seconds * 1000, groupId: limit.name } }),
    },
    onRequest: [
      ...(limit ? [limitNetwork(app, limit.name, ofNetwork(limit))] : []),
      async (request: FastifyRequest) => calls.admit(request, endpoint),
    ],
    ...(endpoint.bare && { preValidation: wrapBare(endpoint.bare) }),
    schema: schemaOf(route),
    handler: (request, reply) =>
      answer(app, route, request, reply, calls).catch((error: unknown) => {
        noteUndeclared(endpoint, error, request.log);
        throw error;
      }),
  };
}

/** Only numbers and texts: a body of nothing, or a list, is wrong as such. */
const wrapBare = (field: string) => async (request: FastifyRequest) => {
  if (typeof request.body === 'number' || typeof request.body === 'string') request.body = { [field]: request.body };
};

const ofNetwork = ({ calls, seconds }: CallLimit) => ({ max: calls, timeWindow: seconds * 1000 });

function schemaOf({ endpoint, tag }: Route): object {
  const { method, input, query, params, reply } = endpoint;
  const inQuery = method === 'GET' ? input : query;
  return {
    ...(inQuery && { querystring: inQuery }),
    ...(method !== 'GET' && input && { body: input }),
    ...(params && { params }),
    ...(reply && { response: { 200: reply, ...(tag && { 304: Unchanged }) } }),
  };
}

async function answer(app: App, route: Route, request: FastifyRequest, reply: FastifyReply, calls: CallMaker) {
  const input = inputOf(route.endpoint, request);
  if (route.kind === 'raw') {
    const handler = route.handler as (http: RawCall, input: unknown) => unknown;
    return handler(
      { call: calls.controller(request, httpContextOf(request, reply), route), app, request, reply },
      input,
    );
  }
  if (route.readEtag && request.headers['if-none-match'] === undefined) {
    const call = calls.read(request, route);
    const result = await (route.handler as (call: object, input: unknown) => unknown)(call, input);
    const tag = route.readEtag(call);
    if (tag !== null) {
      isKnown(request, reply, tag);
      linkNext(route, call, httpContextOf(request, reply));
      return result;
    }
  }
  if (route.tag) {
    const tag = await route.tag(calls.read(request, route));
    if (tag !== null && isKnown(request, reply, tag)) return reply.code(304).send();
  }
  return resultOf(route, request, httpContextOf(request, reply), input, calls);
}

async function resultOf(
  route: Route,
  request: FastifyRequest,
  http: HttpContext,
  input: unknown,
  calls: CallMaker,
): Promise<unknown> {
  const handler = route.handler as (call: object, input: unknown) => unknown;
  if (route.kind === 'read') {
    const call = calls.read(request, route);
    const result = await handler(call, input);
    linkNext(route, call, http);
    return result;
  }
  const call = calls.controller(request, http, route);
  if (route.kind === 'write') return call.transaction(async (within) => handler(within, input));
  return handler(call, input);
}

function linkNext({ endpoint, next }: Route, call: ReadCall, http: HttpContext): void {
  const query = next?.(call) ?? null;
  if (query !== null) http.header('link', `<${endpoint.path}?${query}>; rel="next"`);
}

function inputOf({ method, params, input, bytes }: Endpoint, request: FastifyRequest): unknown {
  if (params) return request.params;
  if (bytes) return { ...(request.query as object), bytes: request.body ?? new Uint8Array() };
  if (!input) return {};
  return method === 'GET' ? request.query : request.body;
}

const isForPages = ({ method, reply, writes, limit }: Endpoint) => method === 'GET' && reply && !writes && !limit;

/** Encoded replies by what a handler returned: a frozen object never changes, so its encoding can be used again. */
const written = new WeakMap<object, unknown>();

/** @throws what the handler throws, or invalid_input. */
async function answerPage(
  route: Route,
  request: FastifyRequest,
  http: HttpContext,
  given: Record<string, unknown>,
  calls: CallMaker,
): Promise<unknown> {
  const { access, reads, reply } = route.endpoint;
  await calls.admit(request, reads === 'page' ? { access } : { access, ...(reads && { reads }) });
  const returned = await resultOf(route, request, http, readPageInput(route.endpoint, given), calls);
  const lasting = typeof returned === 'object' && returned !== null && Object.isFrozen(returned) ? returned : null;
  const known = lasting && written.get(lasting);
  if (known) return known;
  const encoded: unknown = z.encode(reply as z.ZodMiniType, returned as never);
  if (lasting) written.set(lasting, Object.freeze(encoded));
  return encoded;
}

/** @throws invalid_input */
function readPageInput({ input }: Endpoint, given: Record<string, unknown>): unknown {
  if (!input) return {};
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && value !== null) texts[name] = String(value);
  const parsed = z.safeParse(input, texts);
  if (!parsed.success) throw wrongInput(parsed.error.issues.map(({ path }) => path));
  return parsed.data;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    answerPage?: (request: FastifyRequest, http: HttpContext, given: Record<string, unknown>) => Promise<unknown>;
  }
}
