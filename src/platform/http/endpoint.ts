import type * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';

/**
 * Who may call. `session` is whoever is logged in, staff too. Of the others the first five each admit those after it: `anyone`
 * visitors too, `suspended` every member, also one who is suspended and has just given the right password, `member` those who may take part, `confirmed` after the e-mail address was, `premium` paying ones.
 * `staff` is any of them; the rest are roles of staff, of which an admin has all.
 */
export const ACCESS = [
  'anyone',
  'session',
  'suspended',
  'member',
  'confirmed',
  'premium',
  'staff',
  'moderator',
  'support',
  'finance',
  'admin',
] as const;
export type Access = (typeof ACCESS)[number];

export interface CallLimit {
  name: string;
  calls: number;
  seconds: number;
}

export type Reading = 'profile' | 'photo' | 'page';

/** The browser's build leaves all but method and path out (endpoint-plugin.ts), so that no schema is shipped. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /** Clients may call it at this address as well: that of another endpoint, with a word of its own in the query, such as `/api/user.php?push=1`. */
  readonly address?: `/${string}?${string}=${string}`;
  readonly summary: string;
  readonly access: Access;
  /** Of a GET the query string, else the JSON body; none: it takes nothing. */
  readonly input?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly params?: z.ZodMiniType;
  /** JSON of the answer; none: it is no JSON. */
  readonly reply?: z.ZodMiniType;
  /** Media type of an answer that is no JSON; without this and a reply it is a redirect. */
  readonly type?: string;
  /** Codes of refusals with their HTTP status, beside those that any endpoint may answer. */
  readonly errors?: Readonly<Partial<Record<ErrorCode, number>>>;
  readonly limit?: CallLimit;
  /** Counts against what a caller may read in an hour. */
  readonly reads?: Reading;
  /** The body is handed on as the text that was sent, whatever its type: it is what was signed. */
  readonly text?: true;
  /** A JSON body that is no object stands for this field. */
  readonly bare?: string;
  /** The body is bytes of any type, this many at most; the handler gets them beside the query. */
  readonly bytes?: number;
  /** Other servers and links in mails may call it. */
  readonly foreign?: true;
  /** A GET that changes something: it has no HEAD, and no page calls it while it is rendered. */
  readonly writes?: true;
}

export const endpoint = <const E extends Endpoint>(described: E): E => described;

type None = Record<string, never>;
export type InputOf<E extends Endpoint> = E['bytes'] extends number
  ? Blob
  : E['input'] extends z.ZodMiniType
    ? z.input<E['input']>
    : None;
export type ReadInputOf<E extends Endpoint> = E['params'] extends z.ZodMiniType
  ? z.output<E['params']>
  : E['bytes'] extends number
    ? { bytes: Uint8Array } & (E['query'] extends z.ZodMiniType ? z.output<E['query']> : unknown)
    : E['input'] extends z.ZodMiniType
      ? z.output<E['input']>
      : None;
export type ReplyOf<E extends Endpoint> = E['reply'] extends z.ZodMiniType ? z.output<E['reply']> : undefined;
