import type { ReadCall } from '#platform/call.ts';
import type { Exchange } from '#platform/http/exchange.ts';
import type { EdgeCall } from '#platform/http/route.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_AGE } from '#platform/i18n/locales.ts';
import type { SettingsView } from './contract.ts';
import { leastMessageCosts } from './queries.ts';
import type { Site } from './sites.ts';

/** Answers of a site's settings by the country they are for: as fresh as the site, since every reading of the sites makes new ones. */
const replies = new WeakMap<Site, Map<string, Promise<{ settings: SettingsView }>>>();

/**
 * What the browser may know of a site. Frozen, and the same for everybody until the site is read again.
 * PRODUCT 2: the site's language becomes that of a browser that has chosen none.
 */
export async function settingsOf(
  call: EdgeCall,
  asked: { domain?: string | undefined; country?: string | undefined },
): Promise<{ settings: SettingsView }> {
  setSiteLanguage(call.http, call.site);
  const site = (asked.domain && (await call.sites.named(asked.domain))) || call.site;
  const { country, countries } = site.settings;
  const wanted = asked.country?.toUpperCase();
  return replyFor(call, site, country, wanted && countries.includes(wanted) ? wanted : country);
}

/** Gives a browser without a language the site's. */
export function setSiteLanguage(http: Pick<Exchange, 'cookies' | 'setCookie'>, site: Site): void {
  const language = site.settings.domain_language;
  if (http.cookies[LOCALE_COOKIE] || !language) return;
  http.setCookie(LOCALE_COOKIE, language, { path: '/', maxAge: LOCALE_COOKIE_AGE, sameSite: 'lax' });
}

/** @param country two-letter code of where the visitor seems to be. */
function replyFor(call: ReadCall, site: Site, country: string, selected: string): Promise<{ settings: SettingsView }> {
  const ofSite = replies.get(site) ?? new Map<string, Promise<{ settings: SettingsView }>>();
  replies.set(site, ofSite);
  const key = `${country} ${selected}`;
  const known = ofSite.get(key);
  if (known) return known;
  const reading = viewOf(call, site, country, selected).then((settings) => Object.freeze({ settings }));
  ofSite.set(key, reading);
  reading.catch(() => ofSite.delete(key));
  return reading;
}

async function viewOf({ sql, config }: ReadCall, site: Site, country: string, selected: string): Promise<SettingsView> {
  const costs: SettingsView['minimum_message_costs'] = {};
  for (const least of await leastMessageCosts(sql, site.id, site.settings.message_credits))
    costs[least.country ?? 'default'] = { costs: least.costs, currency: least.currency };
  return {
    ...site.settings,
    geoip_country: country,
    geoip_selected_country: selected,
    minimum_message_costs: costs,
    push_public_key: null,
    domain: site.host,
    company_id: site.companyId,
    demo: config.mode === 'demo',
  };
}
