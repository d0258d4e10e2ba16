import { isNotFound } from '@tanstack/react-router';
import { ApiError, isApiError } from '#platform/http/transport.ts';

/** A route's state in the router's own short form, as its own scripts would hand it over; see decision 13. */
export interface StoredMatch {
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

/** Names with underscores are the router's own business. */
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

/** What of the matches goes to the browser: up to the first that was refused or not found, since the rest is not on the page. */
export function storedMatches(matches: RenderedMatch[]): StoredMatch[] {
  const end = matches.findIndex((match) => match.status !== 'success' || match._notFound) + 1;
  return (end ? matches.slice(0, end) : matches).map(storedMatch);
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

export function revivedError(stored: NonNullable<StoredMatch['e']>): unknown {
  if ('isNotFound' in stored) return stored;
  if (!('code' in stored)) return new Error();
  return new ApiError(stored.status as number, stored.code, stored.message, stored.fields);
}
