import type { Exchange } from '#platform/http/exchange.ts';

const WORDS = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

/** The words of an advertising link that somebody came by. */
export type Tracking = { [Word in (typeof WORDS)[number]]?: string };

/** Holds the words of the link as a query string: `network=n&ref=r&sub1=s`. */
export const TRACKING_COOKIE = 'tracking';
/** Characters kept of each word. */
const WORD_MAX = 100;
/** Bytes of the cookie's value: browsers drop one of more than 4096, name and attributes included. */
const COOKIE_MAX = 3800;

/**
 * Remembers for the visit who sent a visitor, if the address says so. PRODUCT 46: 30 days only after consent, which gives
 * the cookie a `maxAge` here once there is somebody to ask for it.
 * @returns the cookie's value; null when the address says nothing.
 */
export function rememberTracking(http: Pick<Exchange, 'cookies' | 'setCookie'>, words: unknown): string | null {
  const kept = http.cookies[TRACKING_COOKIE];
  if (!trackingOf(words, undefined)) return null;
  const text = new URLSearchParams(trackingOf(words, kept) ?? {}).toString();
  if (kept !== text) http.setCookie(TRACKING_COOKIE, text, { path: '/', httpOnly: true, sameSite: 'lax' });
  return text;
}

/**
 * The words that an address or the cookie has; the address wins, unless only the cookie names a network: no later link
 * takes the source away from whom a partner sent. null: nobody sent this visitor.
 */
export function trackingOf(query: unknown, cookie: string | undefined): Tracking | null {
  const told = read(new Map(Object.entries(query ?? {})));
  const kept = read(new URLSearchParams(cookie ?? ''));
  return told && (told.network || !kept?.network) ? told : kept;
}

/** Whether a visitor came with a traffic source: a link that names its network. */
export const hasSource = ({ cookies }: Pick<Exchange, 'cookies'>): boolean =>
  trackingOf(null, cookies[TRACKING_COOKIE])?.network !== undefined;

function read(words: { get(name: string): unknown }): Tracking | null {
  const tracking: Tracking = {};
  for (const name of WORDS) {
    const word = wordOf(words.get(name));
    if (!word) continue;
    const longer = { ...tracking, [name]: word };
    if (encodeURIComponent(new URLSearchParams(longer).toString()).length > COOKIE_MAX) break;
    tracking[name] = word;
  }
  return Object.keys(tracking).length ? tracking : null;
}

function wordOf(given: unknown): string {
  if (typeof given !== 'string') return '';
  return [...given.replaceAll(/\p{C}/gu, '').trim()].slice(0, WORD_MAX).join('');
}
