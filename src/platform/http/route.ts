import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallFacts, Known, ReadCall, StatementCall, WriteCall } from '../call.ts';
import type { App } from './app.ts';
import type { Endpoint, ReadInputOf, ReplyOf } from './endpoint.ts';
import type { Exchange } from './exchange.ts';

/** The call that a verb behind an endpoint gets: with somebody, where the access asks for one. */
type CallFor<E extends Endpoint, Call extends CallFacts> = E['access'] extends 'anyone' ? Call : Known<Call>;

type Answer<T> = T | Promise<T>;

/**
 * A call at the edge, before and between transactions: for what takes several of them, or has to do with cookies and
 * headers. `sql` is the database itself.
 */
export interface EdgeCall<Within extends WriteCall = WriteCall> extends StatementCall {
  readonly http: Exchange;
  /** Runs work in one transaction, and tells whom it told after the commit. */
  transaction<T>(work: (call: Within) => Promise<T>): Promise<T>;
}
/** An edge call by somebody whom the endpoint's access has made sure of. */
export type KnownEdgeCall = Known<EdgeCall<Known<WriteCall>>>;
type EdgeFor<E extends Endpoint> = E['access'] extends 'anyone' ? EdgeCall : KnownEdgeCall;

/** A route with everything of HTTP in hand, for answers that are no JSON. */
export interface RawCall {
  readonly call: EdgeCall;
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
   * The same ETag from rows that the verb has read already; saves the short query for callers that send none.
   * Null: those rows were not read, so the query is made after all.
   */
  tagRead?: (call: ReadCall) => string | null;
  /**
   * What the query string of the next page is, from what the verb has read with the call; null: this was the last one. Sent
   * as the header `Link` (RFC 8288).
   */
  next?: (call: ReadCall) => string | null;
}

/** An endpoint with the verb behind it. */
export interface Route extends ReadOptions {
  readonly endpoint: Endpoint;
  readonly kind: 'read' | 'write' | 'statement' | 'edge' | 'raw';
  readonly verb: (call: never, input: never) => unknown;
}

/** A verb that only reads. */
export const read = <E extends Endpoint>(
  endpoint: E,
  verb: (call: CallFor<E, ReadCall>, input: ReadInputOf<E>) => Answer<ReplyOf<E>>,
  options: ReadOptions = {},
): Route => ({ endpoint, kind: 'read', verb, ...options });

/** A verb that runs in one transaction. */
export const write = <E extends Endpoint>(
  endpoint: E,
  verb: (call: CallFor<E, WriteCall>, input: ReadInputOf<E>) => Promise<ReplyOf<E>>,
): Route => ({ endpoint, kind: 'write', verb });

/** A verb that is one atomic statement. */
export const statement = <E extends Endpoint>(
  endpoint: E,
  verb: (call: CallFor<E, StatementCall>, input: ReadInputOf<E>) => Promise<ReplyOf<E>>,
): Route => ({ endpoint, kind: 'statement', verb });

/** Several transactions, or cookies and headers. */
export const edge = <E extends Endpoint>(
  endpoint: E,
  verb: (call: EdgeFor<E>, input: ReadInputOf<E>) => Answer<ReplyOf<E>>,
  options: ReadOptions = {},
): Route => ({ endpoint, kind: 'edge', verb, ...options });

/** An answer that is no JSON: whatever is returned is sent as it is. */
export const raw = <E extends Endpoint>(
  endpoint: E,
  verb: (http: Omit<RawCall, 'call'> & { readonly call: EdgeFor<E> }, input: ReadInputOf<E>) => unknown,
  options: Pick<ReadOptions, 'copy'> = {},
): Route => ({ endpoint, kind: 'raw', verb, ...options });
