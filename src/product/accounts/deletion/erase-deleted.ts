import type { WriteCall } from '#platform/call.ts';
import type { JobTools, PersonalData } from '#platform/module.ts';
import { deletionOf, deletionsDue, lockMember } from './queries.ts';

/** Accounts that one round of the clock erases at most; the next does the others. */
const AT_ONCE = 500;

/** Erases the accounts whose fourteen days are over, each by itself: one that fails is tried again and keeps no other waiting. */
export async function eraseDeleted({ services: { db, now }, onSite, personalData }: JobTools): Promise<void> {
  const failures: unknown[] = [];
  for (const { account_id, site_id } of await deletionsDue(db, { now: now(), most: AT_ONCE })) {
    const { transaction } = await onSite(site_id);
    await transaction((call) => eraseIfDue(call, personalData, account_id)).catch((error) => failures.push(error));
  }
  if (failures.length) throw new AggregateError(failures, 'Deleted accounts could not be erased.');
}

/** Its owner may have taken it back meanwhile: of the two whoever gets the lock first. */
async function eraseIfDue(call: WriteCall, { erase }: PersonalData, account: number): Promise<void> {
  const { tx, now } = call;
  await lockMember.one(tx, { account });
  const deletion = await deletionOf.one(tx, { account });
  if (deletion && deletion.erase_at <= now) await erase(call, account);
}
