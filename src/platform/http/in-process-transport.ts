import type { App } from './app.ts';
import { errorOf, pathWith, type Transport } from './transport.ts';

/**
 * Calls the API of the same process while a page is rendered, as the visitor that asked for the page.
 * @param setCookies collects what the calls set, for the page's own reply.
 */
export function inProcessTransport(app: App, headers: Record<string, string>, setCookies: Set<string>): Transport {
  return {
    async get<Reply>(path: string, query: Parameters<Transport['get']>[1]) {
      const reply = await app.inject({ method: 'GET', url: pathWith(path, query), headers });
      const cookies = reply.headers['set-cookie'];
      for (const cookie of cookies === undefined ? [] : [cookies].flat()) setCookies.add(cookie);
      if (reply.statusCode >= 400) throw errorOf(reply.statusCode, reply.payload);
      return JSON.parse(reply.payload) as Reply;
    },
    send: () => Promise.reject(new Error('A page never writes while it is rendered.')),
  };
}
