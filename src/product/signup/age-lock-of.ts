import { createHash } from 'node:crypto';
import type { ReadCall, WriteCall } from '#platform/call.ts';
import { networkOf } from '#platform/http/network-limit.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { insertAttempt, openAttempt } from './queries.ts';

/** Seconds in which an under-age date is not replaced by another one: 24 hours. */
const WAIT_SECONDS = 24 * 3600;
/** Whoever forges it locks nobody out but that browser. */
export const AGE_COOKIE = 'age';
const MAX_MARKS = 8;

export interface Origin {
  ip: string;
  browser: string | undefined;
}
export const originOf = ({ http }: ControllerCall): Origin => ({ ip: http.ip, browser: http.cookies[AGE_COOKIE] });

/** Any e-mail address: the date was asked before one was known. */
const ANY = 'any';
const hashOf = (text: string) => createHash('sha256').update(text);
const markOf = (email: string | null) =>
  email === null ? ANY : hashOf(email.toLowerCase()).digest('hex').slice(0, 16);
const attemptOf = (email: string, ip: string) => hashOf(`${email.toLowerCase()} ${networkOf(ip)}`).digest();

export interface AgeLock {
  /** An under-age date was given in this browser, or for this e-mail address from the caller's network. */
  by: 'browser' | 'address';
  until: Date;
}

/** An under-age one within 24 hours, in this browser or from this network. @param email null when not known yet. */
export async function ageLockOf(
  call: ReadCall,
  { ip, browser }: Origin,
  email: string | null,
): Promise<AgeLock | null> {
  const marks = marksOf(browser, secondsOf(call.now));
  const until = Math.max(marks.get(ANY) ?? 0, marks.get(markOf(email)) ?? 0);
  if (until > 0) return { by: 'browser', until: new Date(until * 1000) };
  if (email === null) return null;
  const attempt = await openAttempt.one(call.sql, { attemptHash: attemptOf(email, ip), now: call.now });
  return attempt && { by: 'address', until: attempt.until };
}

export async function rememberAttempt({ tx, now }: WriteCall, { ip }: Origin, email: string): Promise<void> {
  await insertAttempt(tx, {
    attemptHash: attemptOf(email, ip),
    until: new Date(now.getTime() + WAIT_SECONDS * 1000),
    now,
  });
}

/** @param email null when it is not known: then for any address. */
export function markBrowser({ http, now, site }: ControllerCall, email: string | null): void {
  const marks = marksOf(http.cookies[AGE_COOKIE], secondsOf(now));
  const mark = markOf(email);
  marks.delete(mark);
  const kept = [...marks].slice(-(MAX_MARKS - 1));
  const value = [...kept, [mark, secondsOf(now) + WAIT_SECONDS]].map(([name, until]) => `${name}-${until}`).join('.');
  const secure = site.origin.startsWith('https:');
  http.setCookie(AGE_COOKIE, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: WAIT_SECONDS });
}

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

/** What a cookie remembers that is not over, oldest first: mark -> until (seconds). */
function marksOf(cookie: string | undefined, now: number): Map<string, number> {
  const marks = new Map<string, number>();
  for (const part of cookie?.split('.') ?? []) {
    const [, mark, until] = /^(any|[0-9a-f]{16})-(\d{1,11})$/.exec(part) ?? [];
    if (mark && Number(until) > now) marks.set(mark, Number(until));
  }
  return marks;
}
