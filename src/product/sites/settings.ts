import type { ReadCall } from '#platform/call.ts';
import type { HttpContext } from '#platform/http/http-context.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { COUNTRY_COOKIE } from '#platform/http/visitor-country.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_AGE_SECONDS, type Locale } from '#platform/i18n/locales.ts';
import type { SettingsInput, SettingsView, Site } from './contract.ts';
import { companyOfSite, messageCosts } from './queries.ts';
import { startingCredits, supportPhone } from './sites.ts';
import { rememberBounceLogging } from './tracking/count-page-hidden.ts';
import { asksAboutSource, rememberTracking } from './tracking/tracking.ts';

const ELSEWHERE = 'default';

/** As fresh as the site, since every reading of the sites makes new ones. */
const replies = new WeakMap<Site, Map<string, Promise<{ settings: SettingsView }>>>();

/** Frozen. PRODUCT 2: the site's language becomes that of a browser that has chosen none. */
export async function settingsOf(call: ControllerCall, asked: SettingsInput): Promise<{ settings: SettingsView }> {
  const { http } = call;
  rememberTracking(http, asked);
  rememberBounceLogging(http, asked.lb);
  const site = (asked.domain && (await call.sites.named(asked.domain))) || call.site;
  const chosen = call.actor !== null || http.cookies[LOCALE_COOKIE] !== undefined;
  const locale = (!chosen && site.settings.domain_language) || call.locale;
  setSiteLanguage(http, site);
  const country = call.country ?? site.settings.country;
  const selected = selectedCountry({ ...call, site }, asked.country);
  const reply = await replyFor({ ...call, locale }, site, country, selected);
  const niche = previewOf(call, asked.niche);
  const asks = !call.actor && asksAboutSource(http);
  if (niche === null && !asks) return reply;
  return {
    settings: { ...reply.settings, ...(niche !== null && { niche }), ...(asks && { asks_about_source: true }) },
  };
}

/** The asked one, else this browser's, else where it seems to be, each if served; never where a member lives. */
export const selectedCountry = (
  { site, country, chosenCountry }: Pick<ReadCall, 'site' | 'country' | 'chosenCountry'>,
  asked?: string,
): string =>
  servedCountry(asked, site) ??
  servedCountry(chosenCountry, site) ??
  servedCountry(country, site) ??
  site.settings.country;

export function servedCountry(code: string | null | undefined, { settings }: Site): string | null {
  const country = code?.toUpperCase();
  return country && settings.countries.includes(country) ? country : null;
}

const PRICES = /^\/(?:credits|premium|pricing)(?:[/?]|$)/;

/** @param url path and query of the page. @returns null where the address chooses none that the site serves. */
export function rememberCountry(
  http: Pick<HttpContext, 'cookies' | 'setCookie'>,
  site: Site,
  words: unknown,
  url: string,
): string | null {
  const named = typeof words === 'object' && words !== null && 'country' in words ? words.country : undefined;
  const country = PRICES.test(url) && typeof named === 'string' ? servedCountry(named, site) : null;
  if (country && http.cookies[COUNTRY_COOKIE] !== country) setCountry(http, country);
  return country;
}

export const setCountry = (http: Pick<HttpContext, 'setCookie'>, country: string): void =>
  http.setCookie(COUNTRY_COOKIE, country, { path: '/', maxAge: LOCALE_COOKIE_AGE_SECONDS, sameSite: 'lax' });

function previewOf({ actor }: Pick<ReadCall, 'actor'>, niche: string | undefined): number | null {
  return actor?.kind === 'staff' && niche && /^[1-7]$/.test(niche) ? Number(niche) : null;
}

export function setSiteLanguage(http: Pick<HttpContext, 'cookies' | 'setCookie'>, site: Site): void {
  const language = site.settings.domain_language;
  if (http.cookies[LOCALE_COOKIE] || !language) return;
  http.setCookie(LOCALE_COOKIE, language, { path: '/', maxAge: LOCALE_COOKIE_AGE_SECONDS, sameSite: 'lax' });
}

/** For somebody in the site's country, of whom nothing more is known. */
export const settingsAtHome = (call: ReadCall): Promise<{ settings: SettingsView }> =>
  replyFor(call, call.site, call.site.settings.country, call.site.settings.country);

function replyFor(call: ReadCall, site: Site, country: string, selected: string): Promise<{ settings: SettingsView }> {
  const ofSite = replies.get(site) ?? new Map<string, Promise<{ settings: SettingsView }>>();
  replies.set(site, ofSite);
  const key = `${country} ${selected} ${call.locale}`;
  const known = ofSite.get(key);
  if (known) return known;
  const reading = viewOf(call, site, country, selected).then((settings) => Object.freeze({ settings }));
  ofSite.set(key, reading);
  reading.catch(() => ofSite.delete(key));
  return reading;
}

export function siteWords(
  { settings }: Pick<Site, 'settings'>,
  locale: Locale,
): Pick<SettingsView, 'index_title' | 'description'> {
  const { index_title, index_titles, description, descriptions } = settings;
  return { index_title: index_titles[locale] ?? index_title, description: descriptions[locale] ?? description };
}

/** PRODUCT 20: a number says how it is counted, in the reader's own language, or not at all. */
function premiumChance(
  { settings }: Pick<Site, 'settings'>,
  locale: Locale,
): Pick<SettingsView, 'premium_chance_percentage' | 'premium_chance_source'> {
  const { premium_chance_percentage: percentage, premium_chance_source: sources } = settings;
  const source = sources[locale];
  return percentage !== null && source
    ? { premium_chance_percentage: percentage, premium_chance_source: source }
    : { premium_chance_percentage: null, premium_chance_source: null };
}

async function viewOf(
  { sql, config, push, locale }: ReadCall,
  site: Site,
  country: string,
  selected: string,
): Promise<SettingsView> {
  const company = await companyOfSite.one(sql, { company: site.companyId });
  const own: SettingsView['minimum_message_costs'] = {};
  for (const { country, ...cost } of await messageCosts(sql, {
    site: site.id,
    messageCredits: site.settings.message_credits,
  }))
    own[country ?? ELSEWHERE] = cost;
  const served = site.settings.countries.map((code) => [code, own[code] ?? own[ELSEWHERE]] as const);
  return {
    ...site.settings,
    ...siteWords(site, locale),
    cdn_prefix: site.settings.cdn_prefix.replace(/\/$/, ''),
    support_phone: supportPhone(site.settings, company?.support_phone ?? null),
    ...premiumChance(site, locale),
    geoip_country: country,
    geoip_selected_country: selected,
    minimum_message_costs: {
      ...own,
      ...Object.fromEntries(served.flatMap(([code, cost]) => (cost ? [[code, cost]] : []))),
    },
    starting_credits: startingCredits(site.settings),
    push_public_key: push.publicKey,
    domain: site.host,
    company_id: site.companyId,
    vat_countries: company?.vat_countries ?? [],
    demo: config.mode === 'demo',
    ...(config.translate && { translation: true as const }),
  };
}
