import type { FastifyRequest } from 'fastify';
import { WROTE_COOKIE } from '#platform/http/reads.ts';
import { timeZoneOf } from '#platform/http/time-zone-of.ts';
import { COUNTRY_COOKIE } from '#platform/http/visitor-country.ts';
import { LOCALE_COOKIE, TIME_ZONE_COOKIE } from '#platform/i18n/locales.ts';
import { PROOF_COOKIE } from '#product/accounts/logins/give-proof.ts';
import { SESSION_COOKIE } from '#product/accounts/sessions/sessions.ts';
import { SEARCH_WORDS } from '#product/members/ui/read-member-search.ts';
import { AGE_COOKIE } from '#product/signup/age-lock-of.ts';
import { servedCountry } from '#product/sites/settings.ts';
import { BOUNCE_COOKIE, logsBounces } from '#product/sites/tracking/count-page-hidden.ts';
import { hasSource, SOURCE_CHOICE_COOKIE, sourceChoiceIn, TRACKING_COOKIE } from '#product/sites/tracking/tracking.ts';

/** Characters of an address that a kept page may have. */
const MAX_ADDRESS_LENGTH = 200;

/** Without a session, even an invalid one. The API sees `cookies` alone; `key` holds all that the page depends on. */
export function anonymousVisitor(
  request: FastifyRequest,
  css: string,
): { key: string; cookies: Record<string, string> } | null {
  const { cookies, headers, url, site, locale, formats, actor, country } = request;
  if (actor || cookies[SESSION_COOKIE] !== undefined || headers.authorization !== undefined) return null;
  if (cookies[PROOF_COOKIE] !== undefined) return null;
  // Who said to be under age is not asked again.
  if (cookies[AGE_COOKIE] !== undefined) return null;
  // Who has just written reads another database than others do.
  if (cookies[WROTE_COOKIE] !== undefined) return null;
  if (url.length > MAX_ADDRESS_LENGTH || !hasFiltersOnly(url)) return null;
  const pageCookies: Record<string, string> = { [TIME_ZONE_COOKIE]: timeZoneOf(request), [LOCALE_COOKIE]: locale };
  if (hasSource(request)) pageCookies[TRACKING_COOKIE] = 'network=1';
  const choice = sourceChoiceIn(request);
  if (choice) pageCookies[SOURCE_CHOICE_COOKIE] = choice;
  if (logsBounces(request)) pageCookies[BOUNCE_COOKIE] = '1';
  const chosen = servedCountry(cookies[COUNTRY_COOKIE], site);
  if (chosen) pageCookies[COUNTRY_COOKIE] = chosen;
  return {
    key: [site.id, site.settings.country, country, formats, css, JSON.stringify(pageCookies), url].join(' '),
    cookies: pageCookies,
  };
}

function hasFiltersOnly(url: string): boolean {
  const query = url.indexOf('?');
  if (query < 0) return true;
  const filters: readonly string[] = SEARCH_WORDS;
  return [...new URLSearchParams(url.slice(query)).keys()].every((word) => filters.includes(word));
}
