import type { WriteCall } from '#platform/call.ts';
import type { JobTools, PersonalData } from '#platform/module.ts';
import { deletionsDue, isDue, lockMember } from './queries.ts';

const BATCH_SIZE = 500;
/** Milliseconds within which all that follows a ban is done. */
const FOLLOWED_MS = 24 * 3600_000;

/** Erases the accounts whose fourteen days are over, each by itself: one that fails is tried again and keeps no other waiting. */
export async function eraseDeleted({ services: { db, now }, onSite, personalData }: JobTools): Promise<void> {
  const failures: unknown[] = [];
  const due = await deletionsDue(db, { now: now(), seenTo: seenTo(now()), most: BATCH_SIZE });
  for (const { account_id, site_id } of due) {
    const { transaction } = await onSite(site_id);
    await transaction((call) => eraseIfDue(call, personalData, account_id)).catch((error) => failures.push(error));
  }
  if (failures.length) throw new AggregateError(failures, 'Deleted accounts could not be erased.');
}

/** Its owner may have taken it back meanwhile, or staff banned them: of the two whoever gets the lock first. */
async function eraseIfDue(call: WriteCall, { erase }: PersonalData, account: number): Promise<void> {
  const { tx, now } = call;
  await lockMember.one(tx, { account });
  if (await isDue.one(tx, { account, now, seenTo: seenTo(now) })) await erase(call, account);
}

const seenTo = (now: Date) => new Date(now.getTime() - FOLLOWED_MS);
