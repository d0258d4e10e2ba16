import type { IncomingMessage } from 'node:http';
import type { Route } from './route.ts';

/** Leads calls of an endpoint's other address to it: two endpoints may share a path, and differ by a word in the query. */
export function otherAddresses(routes: readonly Route[]): (request: Pick<IncomingMessage, 'method' | 'url'>) => string {
  const others = routes.flatMap(({ endpoint: { address, method, path } }) => {
    const [shared, word] = address?.split('?') ?? [];
    return shared && word ? [{ method, path, word, start: `${shared}?` }] : [];
  });
  return ({ method, url = '/' }) => {
    for (const other of others)
      if (other.method === method && url.startsWith(other.start)) {
        const words = url.slice(other.start.length);
        if (words.split('&').includes(other.word)) return `${other.path}?${words}`;
      }
    return url;
  };
}
