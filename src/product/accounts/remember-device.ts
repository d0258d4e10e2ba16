import { hash, randomBytes } from 'node:crypto';
import type { ControllerCall } from '#platform/http/route.ts';
import { deleteOldestDevices, insertDevice, renewDevice, returnTry, takeTry } from './queries.ts';

/** Opens nothing and is no factor: it keeps its owner a way in while strangers try passwords. */
const DEVICE_COOKIE = 'device';
/** Seconds: a year after the last log-in. */
export const DEVICE_AGE_SECONDS = 365 * 24 * 3600;
const MAX_TRIES = 10;
const MAX_DEVICES = 20;

export interface Device {
  readonly hash: Buffer;
}

const hashOf = (token: string) => hash('sha256', token, 'buffer');

/** Takes as long for an account that there is not. @returns null for a stranger's browser. */
export async function deviceTry({ sql, http, now }: ControllerCall, accountId: number | null): Promise<Device | null> {
  const known = hashOf(http.cookies[DEVICE_COOKIE] ?? '');
  const since = new Date(now.getTime() - DEVICE_AGE_SECONDS * 1000);
  const taken = await takeTry.one(sql, { hash: known, account: accountId ?? 0, most: MAX_TRIES, since });
  return taken && { hash: known };
}

export const giveTryBack = ({ sql }: ControllerCall, { hash: known }: Device): Promise<unknown> =>
  returnTry(sql, { hash: known });

/** @returns what the browser kept of that before, and keeps now. */
export async function rememberDevice({ sql, http, site, now }: ControllerCall, accountId: number): Promise<string[]> {
  let token = http.cookies[DEVICE_COOKIE] ?? '';
  if (!(await renewDevice.one(sql, { hash: hashOf(token), account: accountId, now }))) {
    token = randomBytes(32).toString('base64url');
    await insertDevice(sql, { hash: hashOf(token), account: accountId, now });
    await deleteOldestDevices(sql, { account: accountId, most: MAX_DEVICES });
  }
  const secure = site.origin.startsWith('https:');
  http.setCookie(DEVICE_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: DEVICE_AGE_SECONDS,
  });
  return [http.cookies[DEVICE_COOKIE] ?? '', token];
}
