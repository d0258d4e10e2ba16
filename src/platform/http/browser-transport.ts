import type { ErrorReply } from './error-reply.ts';
import { noteReadOnly, READ_ONLY_HEADER } from './read-only.ts';
import { noteServerTime } from './server-clock.ts';
import { ApiError, errorOf, pathWith, type QueryValue, type Transport } from './transport.ts';

/** @param onLoggedOut called when the server says that the session is over: a 403, of whatever code, with `authentication_required: true`. */
export function browserTransport(onLoggedOut: () => void): Transport {
  /** The last reply of addresses that name theirs by a tag: only the same account gets the same one, so none is ever another's. */
  const kept = new Map<string, { tag: string; reply: unknown }>();
  const call = async <Reply>(path: string, init: RequestInit): Promise<Reply> => {
    const known = init.method ? undefined : kept.get(path);
    let response: Response;
    try {
      response = await fetch(path, {
        ...init,
        credentials: 'same-origin',
        headers: { ...init.headers, ...(known && { 'if-none-match': known.tag }), 'x-request-type': 'client' },
      });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new ApiError(0, 'offline', '');
    }
    noteServerTime(response.headers.get('date'));
    noteReadOnly(response.headers.has(READ_ONLY_HEADER));
    if (known && response.status === 304) return known.reply as Reply;
    const text = await response.text();
    if (response.ok) {
      const reply = JSON.parse(text) as Reply;
      const tag = response.headers.get('etag');
      if (tag) kept.set(path, { tag, reply });
      else kept.delete(path);
      return reply;
    }
    const error = errorOf(response.status, text);
    if (response.status === 403 && asksForLogin(text)) {
      kept.clear();
      onLoggedOut();
    }
    throw error;
  };
  return {
    get: (path, query, signal) => call(pathWith(path, query), signal ? { signal } : {}),
    call: ({ method, path }, input, { signal, query, keepalive } = {}) => {
      const init = { ...(signal && { signal }), ...(keepalive && { keepalive }) };
      if (method === 'GET') return call(pathWith(path, input as Record<string, QueryValue>), init);
      const bytes = input instanceof Blob;
      const headers = { 'content-type': bytes ? 'application/octet-stream' : 'application/json' };
      return call(pathWith(path, query), { ...init, method, body: bytes ? input : JSON.stringify(input), headers });
    },
  };
}

function asksForLogin(text: string): boolean {
  try {
    const { authentication_required } = JSON.parse(text) as Partial<ErrorReply>;
    return authentication_required === true;
  } catch {
    return false;
  }
}
