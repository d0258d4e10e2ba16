import type { Exchange } from '#platform/http/exchange.ts';

/** Where somebody came from, by the words of an advertising link. */
export interface Tracking {
  network: string;
  ref?: string;
  sub1?: string;
  sub2?: string;
  sub3?: string;
}

/** Holds the words of the link as a query string: `network=n&ref=r&sub1=s`. */
export const TRACKING_COOKIE = 'tracking';
/** Characters kept of each word. */
const WORD_MAX = 100;
const OPTIONAL = ['ref', 'sub1', 'sub2', 'sub3'] as const;

/** Remembers for the visit who sent a visitor, if the address says so. PRODUCT 46: longer only after consent. */
export function rememberTracking(http: Pick<Exchange, 'cookies' | 'setCookie'>, words: object): void {
  const found = trackingOf(words, undefined);
  if (!found) return;
  const text = new URLSearchParams({ ...found }).toString();
  if (http.cookies[TRACKING_COOKIE] === text) return;
  http.setCookie(TRACKING_COOKIE, text, { path: '/', httpOnly: true, sameSite: 'lax' });
}

/** The traffic source that an address or the cookie names; the address wins. null: nobody sent this visitor. */
export function trackingOf(query: unknown, cookie: string | undefined): Tracking | null {
  return read(new Map(Object.entries(query ?? {}))) ?? read(new URLSearchParams(cookie ?? ''));
}

function read(words: { get(name: string): unknown }): Tracking | null {
  const word = (name: string) => {
    const text = words.get(name);
    if (typeof text !== 'string') return '';
    return [...text.replaceAll(/\p{C}/gu, '').trim()].slice(0, WORD_MAX).join('');
  };
  const network = word('network');
  if (!network) return null;
  const tracking: Tracking = { network };
  for (const name of OPTIONAL) if (word(name)) tracking[name] = word(name);
  return tracking;
}
