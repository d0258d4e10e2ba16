import type { HttpContext } from '#platform/http/http-context.ts';
import type { ControllerCall } from '#platform/http/route.ts';

const LINK_WORDS = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
/** All that is kept, the first before the last where there is too much. */
const WORDS = ['network', 'lander', 'slug', 'ref', 'sub1', 'sub2', 'sub3'] as const;

export type Tracking = { [Word in (typeof WORDS)[number]]?: string };

/** Holds the words as a query string: `network=n&lander=gallery&slug=autumn&ref=r&sub1=s`. */
export const TRACKING_COOKIE = 'tracking';
const MAX_WORD_LENGTH = 100;
/** Browsers drop one of more than 4096, name and attributes included. */
const MAX_COOKIE_BYTES = 3800;

/** `yes` or `no`. */
export const SOURCE_CHOICE_COOKIE = 'source_choice';
const DAY_SECONDS = 24 * 3600;
/** After consent: PRODUCT 46. */
const RETENTION_SECONDS = 30 * DAY_SECONDS;
const ANSWERED_SECONDS = 365 * DAY_SECONDS;

type Cookies = Pick<HttpContext, 'cookies'>;

/** Null: it was not asked, or did not answer. */
export function sourceChoiceIn({ cookies }: Cookies): 'yes' | 'no' | null {
  const choice = cookies[SOURCE_CHOICE_COOKIE];
  return choice === 'yes' || choice === 'no' ? choice : null;
}

export const asksAboutSource = (http: Cookies): boolean => sourceChoiceIn(http) === null && hasSource(http);

/** The source goes on for 30 days from now, or ends with the visit. */
export function chooseSource(
  { http, site }: Pick<ControllerCall, 'http' | 'site'>,
  { choice }: { choice: 'yes' | 'no' },
): { choice: 'yes' | 'no' } {
  const secure = site.origin.startsWith('https:');
  http.setCookie(SOURCE_CHOICE_COOKIE, choice, { ...ATTRIBUTES, secure, maxAge: ANSWERED_SECONDS });
  const source = http.cookies[TRACKING_COOKIE];
  if (source) http.setCookie(TRACKING_COOKIE, source, lastingOf(choice));
  return { choice };
}

const ATTRIBUTES = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
/** Without an age a cookie ends with the visit, one that had an age before too. */
const lastingOf = (choice: 'yes' | 'no' | null) =>
  choice === 'yes' ? { ...ATTRIBUTES, maxAge: RETENTION_SECONDS } : ATTRIBUTES;

/** PRODUCT 46. @param path with or without its query. @returns the cookie's value; null: the address says nothing. */
export function rememberTracking(
  http: Pick<HttpContext, 'cookies' | 'setCookie'>,
  words: unknown,
  path = '',
): string | null {
  const kept = http.cookies[TRACKING_COOKIE];
  if (!trackingOf(words, undefined, path)) return null;
  const text = new URLSearchParams(trackingOf(words, kept, path) ?? {}).toString();
  if (kept !== text) http.setCookie(TRACKING_COOKIE, text, lastingOf(sourceChoiceIn(http)));
  return text;
}

/** The address wins, unless only the cookie names a network. PRODUCT 17. @returns null: nobody sent this visitor. */
export function trackingOf(query: unknown, cookie: string | undefined, path = ''): Tracking | null {
  const told = read(new Map(Object.entries(query ?? {})), LINK_WORDS);
  const kept = read(new URLSearchParams(cookie ?? ''), WORDS);
  const place = landerOf(path);
  if (kept && (!told || (kept.network && !told.network) || (!place && isLinkOf(told, kept)))) return kept;
  return read(new Map(Object.entries({ ...(place?.slug && { sub1: place.slug }), ...told, ...place })), WORDS);
}

export const hasSource = ({ cookies }: Pick<HttpContext, 'cookies'>): boolean =>
  trackingOf(null, cookies[TRACKING_COOKIE])?.network !== undefined;

/** A page's calls repeat the link's words, and not where it is. */
const isLinkOf = (told: Tracking, kept: Tracking): boolean =>
  LINK_WORDS.every((name) => told[name] === kept[name] || (name === 'sub1' && !told.sub1 && kept.sub1 === kept.slug));

const LANDER = /^\/landers\/([a-z0-9-]{1,40})(?:\/([^/]+))?\/?$/;
const MEMBER_LANDER = /^\/members\/\d{1,15}\/(landing|landing2|landing3)(?:\/([^/]+))?\/?$/;

/** SPEC 2: `/landers/{word}/{slug?}`, `/members/{id}/landing`, `landing2/{slug?}` and `landing3/{slug?}`. */
export function landerOf(path: string): Pick<Tracking, 'lander' | 'slug'> | null {
  const [address = ''] = path.split(/[?#]/, 1);
  const [, lander, encoded = ''] = LANDER.exec(address) ?? MEMBER_LANDER.exec(address) ?? [];
  if (!lander) return null;
  const slug = wordOf(decoded(encoded));
  return { lander, ...(slug && { slug }) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function read(words: { get(name: string): unknown }, names: readonly (keyof Tracking)[]): Tracking | null {
  const tracking: Tracking = {};
  for (const name of names) {
    const word = wordOf(words.get(name));
    if (!word) continue;
    const longer = { ...tracking, [name]: word };
    if (encodeURIComponent(new URLSearchParams(longer).toString()).length > MAX_COOKIE_BYTES) break;
    tracking[name] = word;
  }
  return Object.keys(tracking).length ? tracking : null;
}

function wordOf(given: unknown): string {
  if (typeof given !== 'string') return '';
  return [...given.replaceAll(/\p{C}/gu, '').trim()].slice(0, MAX_WORD_LENGTH).join('');
}
