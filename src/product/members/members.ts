import type { WriteCall } from '#platform/call.ts';
import type { Tx } from '#platform/db/database.ts';
import { invalidatePolls } from '#product/accounts/invalidate-polls.ts';
import type { Site } from '#product/sites/contract.ts';
import { type FieldValues, gendersSought, type ProfileView } from './contract.ts';
import { GENDER_BIT } from './policy.ts';
import { insertMember, insertSearch, noteSquares, renewIndexed, renewSearch, setActive, setJoined } from './queries.ts';

export { GENDER_BIT, nameProblem } from './policy.ts';

interface NewMember {
  id: number;
  name: string;
  gender: ProfileView['gender'];
  sexuality: FieldValues['sexuality'];
  dateOfBirth: string;
  country: string;
}

/** Whom somebody looks for, as bits: 1 men, 2 women, 3 both. */
export function seeksOf(gender: ProfileView['gender'], sexuality: FieldValues['sexuality']): number {
  return gendersSought({ gender, sexuality }).reduce((bits, sought) => bits | GENDER_BIT[sought], 0);
}

export async function createMember(
  { tx, site, now }: Pick<WriteCall, 'tx' | 'now'> & { site: Pick<Site, 'pool'> },
  member: NewMember,
): Promise<void> {
  const { id, name, gender, sexuality, dateOfBirth, country } = member;
  const { pool } = site;
  await insertMember(tx, { id, pool, name, gender, sexuality, dob: dateOfBirth, country, now });
  await insertSearch(tx, {
    id,
    pool,
    gender: GENDER_BIT[gender],
    seeks: seeksOf(gender, sexuality),
    country,
    dob: dateOfBirth,
    now,
  });
}

/** @returns false when it was not disabled. */
export async function activateMember({ tx, now }: WriteCall, id: number): Promise<boolean> {
  const changed = await setActive.one(tx, { id });
  if (!changed) return false;
  await setJoined(tx, { id, now });
  await renew(tx, [id]);
  return true;
}

/** Call after photos, place, birth date, fields, status or invisibility changed: search and sitemap follow. */
export async function memberChanged(call: Pick<WriteCall, 'tx'>, ids: number[]): Promise<void> {
  await renew(call.tx, ids);
  invalidatePolls(call, ids);
}

async function renew(tx: Tx, ids: number[]): Promise<void> {
  await renewSearch(tx, { ids });
  await renewIndexed(tx, { ids });
  await noteSquares(tx, { ids });
}
