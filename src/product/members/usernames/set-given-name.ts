import type { WriteCall } from '#platform/call.ts';
import { lockName, nameTaken, setName } from './queries.ts';

const isTaken = async ({ tx, site, now }: WriteCall, name: string, member: number): Promise<boolean> =>
  (await nameTaken.one(tx, { pool: site.pool, name, member, now }))?.taken === true;

/** A name that says nothing, until its member takes another one, which they may at once. */
export async function setGivenName(call: WriteCall, member: number): Promise<void> {
  for (const name of [`Member${member}`, `Member${member}a`, `Member${member}b`, `M${member}m`])
    if (!(await isTaken(call, name, member))) return setNameFreely(call, member, name);
  throw new Error(`There is no free name for member ${member}.`);
}

/** @returns false where somebody did. */
export async function restoreName(call: WriteCall, member: number, name: string): Promise<boolean> {
  if (await isTaken(call, name, member)) return false;
  await setNameFreely(call, member, name);
  return true;
}

async function setNameFreely({ tx }: WriteCall, member: number, name: string): Promise<void> {
  await lockName.one(tx, { member });
  await setName(tx, { member, name, changed: null, given: null });
}
