import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticated, AutocommitCall, CallFacts, ReadCall, WriteCall } from '../call.ts';
import type { App } from './app.ts';
import type { Endpoint, ReadInputOf, ReplyOf } from './endpoint.ts';
import type { HttpContext } from './http-context.ts';

type CallFor<E extends Endpoint, Call extends CallFacts> = E['access'] extends 'anyone' ? Call : Authenticated<Call>;

type Answer<T> = T | Promise<T>;

/**
 * A call of a controller, before and between transactions: for what takes several of them, or has to do with cookies and
 * headers. `sql` is the database itself.
 */
export interface ControllerCall<Within extends WriteCall = WriteCall> extends AutocommitCall {
  readonly http: HttpContext;
  /** Runs work in one transaction, and tells whom it told after the commit. */
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
  /**
   * Who may read a copy of the database, which may be two seconds old: everybody, visitors only, or nobody. Nobody unless
   * said otherwise.
   */
  copy?: 'everybody' | 'visitors';
  /** The ETag of the answer, by a short query of its own: a caller that has the same is answered 304. Null: it has none. */
  tag?: (call: ReadCall) => Promise<string | null>;
  /**
   * The same ETag from rows that the handler has read already; saves the short query for callers that send none.
   * Null: those rows were not read, so the query is made after all.
   */
  readEtag?: (call: ReadCall) => string | null;
  /**
   * What the query string of the next page is, from what the handler has read with the call; null: this was the last one. Sent
   * as the header `Link` (RFC 8288).
   */
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

/** A handler that runs in one transaction. */
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

/** An answer that is no JSON: whatever is returned is sent as it is. */
export const raw = <E extends Endpoint>(
  endpoint: E,
  handler: (http: Omit<RawCall, 'call'> & { readonly call: ControllerCallFor<E> }, input: ReadInputOf<E>) => unknown,
  options: Pick<ReadOptions, 'copy'> = {},
): Route => ({ endpoint, kind: 'raw', handler, ...options });
