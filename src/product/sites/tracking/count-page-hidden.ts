import type { ReadCall } from '#platform/call.ts';
import type { HttpContext } from '#platform/http/http-context.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { pageOf } from '../policy.ts';
import { countHidden, deleteCountsBefore } from '../queries.ts';
import { TRACKING_COOKIE, trackingOf } from './tracking.ts';

/** Set by `lb=1`: how the visit's pages are left is to be counted. */
export const BOUNCE_COOKIE = 'lb';
/** A file of its own, so that all other visits carry nothing of it. */
export const BOUNCE_SCRIPT = '<script src="/assets/page-hidden.js" async></script>';

const DAY_MS = 24 * 3600 * 1000;
const RETENTION_MS = 90 * DAY_MS;
/** Of a day and site: more would be somebody who makes sources up. */
const MAX_KINDS = 5000;

export const logsBounces = ({ cookies, query }: { cookies: HttpContext['cookies']; query: unknown }): boolean =>
  cookies[BOUNCE_COOKIE] === '1' || new Map(Object.entries(query ?? {})).get('lb') === '1';

export function rememberBounceLogging(http: Pick<HttpContext, 'cookies' | 'setCookie'>, lb: string | undefined): void {
  if (lb === '1' && http.cookies[BOUNCE_COOKIE] !== '1')
    http.setCookie(BOUNCE_COOKIE, '1', { path: '/', httpOnly: true, sameSite: 'lax' });
}

/** Nothing that tells one visitor from another. */
export async function countPageHidden({ http, sql, site, now }: ControllerCall): Promise<{ ok: true }> {
  if (http.cookies[BOUNCE_COOKIE] === '1') {
    const { network = '', ref = '' } = trackingOf(null, http.cookies[TRACKING_COOKIE]) ?? {};
    const page = pageOf(http.headers.referer);
    await countHidden(sql, { site: site.id, day: dayOf(now), page, network, ref, most: MAX_KINDS });
  }
  return { ok: true };
}

export async function cleanUpBounces({ sql, now }: Pick<ReadCall, 'sql' | 'now'>): Promise<void> {
  await deleteCountsBefore(sql, { day: dayOf(new Date(now.getTime() - RETENTION_MS)) });
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
