import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isNotFound } from '@tanstack/react-router';
import { ApiError, isApiError } from '#platform/http/transport.ts';

/** What the server knew when it rendered a page, for the browser to go on with: JSON in the document, no script. */
export interface PageState {
  /** Milliseconds since 1970: when the data were read. */
  at: number;
  queries: [key: QueryKey, data: unknown][];
  matches: StoredMatch[];
}

/** A route's state in the router's own short form; see decision 17. */
interface StoredMatch {
  i: string;
  u: number;
  s: string;
  l?: unknown;
  b?: unknown;
  e?: ApiFailure | NotFound | Failure;
  ssr?: unknown;
  g?: true;
}

interface ApiFailure {
  status: number;
  code: string;
  message: string;
  fields: Record<string, string>;
}

interface NotFound {
  isNotFound: true;
  routeId?: string | undefined;
}

type Failure = Record<string, never>;

/** The part of a router's match that the browser needs. */
export interface RenderedMatch {
  id: string;
  updatedAt: number;
  status: string;
  loaderData?: unknown;
  __beforeLoadContext?: unknown;
  error?: unknown;
  ssr?: unknown;
  _notFound?: boolean | undefined;
}

export const STATE_ID = 'state';

/** The state as text that is safe inside a script element. */
export function pageStateText(queryClient: QueryClient, matches: RenderedMatch[]): string {
  const queries: string[] = [];
  let at = 0;
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    if (state.status !== 'success') continue;
    queries.push(`[${textOf(queryKey)},${textOfData(state.data)}]`);
    at = Math.max(at, state.dataUpdatedAt);
  }
  return `{"at":${at},"queries":[${queries.join(',')}],"matches":${textOf(matches.map(storedMatch))}}`;
}

/** `<` is the only character that could end the script element or begin a comment in it. */
const textOf = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const texts = new WeakMap<object, string>();

/** Frozen data are the same for everybody: their text is made once. */
function textOfData(data: unknown): string {
  if (typeof data !== 'object' || data === null || !Object.isFrozen(data)) return textOf(data);
  const text = texts.get(data) ?? textOf(data);
  texts.set(data, text);
  return text;
}

function storedMatch(match: RenderedMatch): StoredMatch {
  return {
    i: match.id.replaceAll('/', '#'),
    u: match.updatedAt,
    s: match.status,
    ...(match.loaderData === undefined ? {} : { l: match.loaderData }),
    ...(match.__beforeLoadContext === undefined ? {} : { b: match.__beforeLoadContext }),
    ...(match.error === undefined ? {} : { e: storedError(match.error) }),
    ...(match.ssr === undefined ? {} : { ssr: match.ssr }),
    ...(match._notFound ? { g: true } : {}),
  };
}

/** Of errors that the API did not make for readers, nothing leaves the server. */
function storedError(error: unknown): NonNullable<StoredMatch['e']> {
  if (isNotFound(error)) return { isNotFound: true, routeId: error.routeId };
  if (!isApiError(error)) return {};
  const { status, code, message, fields } = error;
  return { status, code, message, fields };
}

function revivedError(stored: NonNullable<StoredMatch['e']>): unknown {
  if ('isNotFound' in stored) return stored;
  if (!('code' in stored)) return new Error();
  return new ApiError(stored.status as number, stored.code, stored.message, stored.fields);
}

/** The state that came with the page. */
export function readPageState(): PageState {
  return JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '') as PageState;
}

/** Puts the page's data where components look for them, as if they had just been loaded. */
export function restoreQueries(queryClient: QueryClient, { at, queries }: PageState): void {
  for (const [key, data] of queries) queryClient.setQueryData(key, data, { updatedAt: at });
}

/** Hands the routes' state to the router in the place where its own scripts would have put it. */
export function offerMatches({ matches }: PageState): void {
  const revived = matches.map(({ e, ...match }) => ({
    ...match,
    ...(e && { e: revivedError(e) }),
  }));
  const nothing = () => undefined;
  Object.assign(window, {
    $_TSR: {
      router: { manifest: undefined, matches: revived },
      h: nothing,
      e: nothing,
      c: nothing,
      p: nothing,
      buffer: [],
    },
  });
}
