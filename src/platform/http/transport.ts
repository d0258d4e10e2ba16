import type { Endpoint, InputOf, ReplyOf } from './endpoint.ts';
import type { ErrorReply } from './error-reply.ts';

export type QueryValue = string | number | boolean | null | undefined;

interface CallOptions {
  signal?: AbortSignal;
  query?: Record<string, QueryValue>;
  keepalive?: boolean;
}

export interface Transport {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<ReplyOf<E>>;
  get<Reply>(path: string, query?: Record<string, QueryValue>, signal?: AbortSignal): Promise<Reply>;
}

/** A refused or failed call; `message` and `fields` are sentences in the reader's language. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;

  constructor(status: number, code: string, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }

  get temporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export function pathWith(path: string, query: Record<string, QueryValue> = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) params.set(name, String(value));
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

export function errorOf(status: number, text: string): ApiError {
  try {
    const { error } = JSON.parse(text) as ErrorReply;
    return new ApiError(status, error.code, error.message, error.fields);
  } catch {
    return new ApiError(status, 'internal', '');
  }
}

/** By name, not by class: while a page is rendered, the transport and the page come from two bundles. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
