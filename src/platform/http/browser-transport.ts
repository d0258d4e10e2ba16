import { ApiError, errorOf, pathWith, type Transport } from './transport.ts';

/** @param onLoggedOut called when the server says that the session is over (403 with authentication_required). */
export function browserTransport(onLoggedOut: () => void): Transport {
  const call = async <Reply>(path: string, init: RequestInit): Promise<Reply> => {
    let response: Response;
    try {
      response = await fetch(path, {
        ...init,
        credentials: 'same-origin',
        headers: { ...init.headers, 'x-request-type': 'client' },
      });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new ApiError(0, 'offline', '');
    }
    const text = await response.text();
    if (response.ok) return JSON.parse(text) as Reply;
    const error = errorOf(response.status, text);
    if (response.status === 403 && error.code === 'authentication_required') onLoggedOut();
    throw error;
  };
  return {
    get: (path, query, signal) => call(pathWith(path, query), signal ? { signal } : {}),
    send: (method, path, body) =>
      call(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  };
}
