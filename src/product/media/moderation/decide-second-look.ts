import type { WriteCall } from '#platform/call.ts';
import { isOwnDecision, lastEntry, record, type Staff } from '#product/audit/audit.ts';
import { lockAlbum } from '../uploads/queries.ts';
import { decidePhoto, notifyOwner } from './moderation.ts';
import {
  closeSecondLook,
  dropSecondLook,
  memberOf,
  openSecondLook,
  photoToDecide,
  reopenFlags,
  reopenPhoto,
} from './queries.ts';

/** `over`: it was decided, or its member has another picture there. `own_decision`: who hid it is not the second person. */
export type SecondLookVerdict = 'decided' | 'over' | 'own_decision';

export async function decideSecondLook(
  call: WriteCall,
  by: Staff,
  { photo, accept }: { photo: number; accept: boolean },
): Promise<SecondLookVerdict> {
  const { tx, now } = call;
  const owner = await memberOf.one(tx, { photo });
  if (!owner) return 'over';
  await lockAlbum(tx, { member: owner.member_id });
  const look = await openSecondLook.one(tx, { photo });
  if (!look || look.decided_at !== null || look.reason !== 'child') return 'over';
  if (isOwnDecision(by, await lastEntry(tx, 'photo', photo, ['photo.rejected']))) return 'own_decision';
  if (accept) await decidePhoto(call, by, { photo, reason: null, again: true });
  else {
    await closeSecondLook(tx, { photo, now });
    await record(call, by, { verb: 'photo.confirmed', object: 'photo', id: photo, account: owner.member_id });
  }
  return 'decided';
}

/** As long as it stands, by who made it. @param since decisions before it stay. @returns false where it is too late. */
export async function undoDecision(
  call: WriteCall,
  by: Staff,
  { photo, since }: { photo: number; since: Date },
): Promise<boolean> {
  const { tx } = call;
  const owner = await memberOf.one(tx, { photo });
  if (!owner) return false;
  await lockAlbum(tx, { member: owner.member_id });
  const last = await lastEntry(tx, 'photo', photo, [
    'photo.accepted',
    'photo.rejected',
    'photo.undone',
    'photo.confirmed',
  ]);
  if (!last || last.created_at < since || !isOwnDecision(by, last)) return false;
  const present = await photoToDecide.one(tx, { photo, removed: true });
  const stands = last.verb === 'photo.accepted' ? 'active' : last.verb === 'photo.rejected' ? 'rejected' : null;
  if (!present || present.status !== stands) return false;
  await reopenPhoto(tx, { photo });
  await reopenFlags(tx, { photo, at: last.created_at });
  await dropSecondLook(tx, { photo, at: last.created_at });
  await record(call, by, {
    verb: 'photo.undone',
    object: 'photo',
    id: photo,
    account: owner.member_id,
    before: { status: present.status, reason: present.reason },
    after: { status: 'pending', reason: null },
  });
  await notifyOwner(call, owner.member_id);
  return true;
}
