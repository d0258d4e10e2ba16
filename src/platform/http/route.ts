import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticated, AutocommitCall, CallFacts, ReadCall, WriteCall } from '../call.ts';
import type { App } from './app.ts';
import type { Endpoint, ReadInputOf, ReplyOf } from './endpoint.ts';
import type { HttpContext } from './http-context.ts';

type CallFor<E extends Endpoint, Call extends CallFacts> = E['access'] extends 'anyone' ? Call : Authenticated<Call>;

type Answer<T> = T | Promise<T>;

/** For what takes several transactions, or has to do with cookies and headers. `sql` is the database itself. */
export interface ControllerCall<Within extends WriteCall = WriteCall> extends AutocommitCall {
  readonly http: HttpContext;
  transaction<T>(work: (call: Within) => Promise<T>): Promise<T>;
}
export type AuthenticatedControllerCall = Authenticated<ControllerCall<Authenticated<WriteCall>>>;
type ControllerCallFor<E extends Endpoint> = E['access'] extends 'anyone'
  ? ControllerCall
  : AuthenticatedControllerCall;

export interface RawCall {
  readonly call: ControllerCall;
  readonly app: App;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface ReadOptions {
  /** Who may read a copy, which may be two seconds old; nobody unless said otherwise. */
  copy?: 'everybody' | 'visitors';
  /** The ETag of the answer, by a short query of its own: a caller that has the same is answered 304. Null: it has none. */
  tag?: (call: ReadCall) => Promise<string | null>;
  /** From rows that the handler has read already; null: those were not read, so the query of `tag` is made. */
  readEtag?: (call: ReadCall) => string | null;
  /** The query string of the next page, for the header `Link` (RFC 8288); null: this was the last one. */
  next?: (call: ReadCall) => string | null;
}

export interface Route extends ReadOptions {
  readonly endpoint: Endpoint;
  readonly kind: 'read' | 'write' | 'autocommit' | 'controller' | 'raw';
  readonly handler: (call: never, input: never) => unknown;
}

export const read = <E extends Endpoint>(
  endpoint: E,
  handler: (call: CallFor<E, ReadCall>, input: ReadInputOf<E>) => Answer<ReplyOf<E>>,
  options: ReadOptions = {},
): Route => ({ endpoint, kind: 'read', handler, ...options });

export const write = <E extends Endpoint>(
  endpoint: E,
  handler: (call: CallFor<E, WriteCall>, input: ReadInputOf<E>) => Promise<ReplyOf<E>>,
): Route => ({ endpoint, kind: 'write', handler });

export const autocommit = <E extends Endpoint>(
  endpoint: E,
  handler: (call: CallFor<E, AutocommitCall>, input: ReadInputOf<E>) => Promise<ReplyOf<E>>,
): Route => ({ endpoint, kind: 'autocommit', handler });

export const controller = <E extends Endpoint>(
  endpoint: E,
  handler: (call: ControllerCallFor<E>, input: ReadInputOf<E>) => Answer<ReplyOf<E>>,
  options: ReadOptions = {},
): Route => ({ endpoint, kind: 'controller', handler, ...options });

export const raw = <E extends Endpoint>(
  endpoint: E,
  handler: (http: Omit<RawCall, 'call'> & { readonly call: ControllerCallFor<E> }, input: ReadInputOf<E>) => unknown,
  options: Pick<ReadOptions, 'copy'> = {},
): Route => ({ endpoint, kind: 'raw', handler, ...options });
