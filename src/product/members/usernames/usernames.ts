import type { ReadCall, WriteCall } from '#platform/call.ts';
import { companyBehind } from '#product/companyinfo/companyinfo.ts';
import { isReserved, mixesAlphabets, readAsLatin, skeletonOf } from './policy.ts';
import { holdName, lookTaken, nameTaken, staffNames } from './queries.ts';

/** Milliseconds that a name stays taken which no account got: 30 days. */
const RESERVATION_MS = 30 * 24 * 3600_000;

/** Makes a name as taken as an account would, for who may not learn that there is no such account. */
export const holdBack = ({ tx, site, now }: WriteCall, name: string): Promise<unknown> =>
  holdName(tx, { pool: site.pool, name, now, until: new Date(now.getTime() + RESERVATION_MS) });

/** Why a cleaned name of the right length is not free, or null. @param member who wants it, with a name already. */
export async function usernameProblem(
  call: ReadCall,
  name: string,
  member: number | null = null,
): Promise<'username_reserved' | 'username_look_alike' | 'username_taken' | null> {
  const { site, sql, now } = call;
  const { name: company, tradenames } = (await companyBehind(call)).companyinfo;
  if (isReserved(name, [site.settings.name, company, ...tradenames])) return 'username_reserved';
  const isTaken = async (one: string) =>
    (await nameTaken.one(sql, { pool: site.pool, name: one, member, now }))?.taken === true;
  if (await isTaken(name)) return 'username_taken';
  if (mixesAlphabets(name)) return 'username_look_alike';
  const latin = readAsLatin(name);
  if (latin !== null && (await isTaken(latin))) return 'username_look_alike';
  const alike = await lookTaken.one(sql, { pool: site.pool, name: latin ?? name, member });
  if (alike?.taken) return 'username_look_alike';
  const skeleton = skeletonOf(name);
  const staff = await staffNames(sql, { pool: site.pool, member });
  return staff.some((one) => skeletonOf(one.name) === skeleton) ? 'username_look_alike' : null;
}
