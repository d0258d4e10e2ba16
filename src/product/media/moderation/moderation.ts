import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { lastEntry, record, type Staff } from '#product/audit/audit.ts';
import { photoRefusedJob, photosChanged } from '../photos-changed.ts';
import { lockAlbum } from '../uploads/queries.ts';
import type { DecisionVerdict, PhotoDecision, PhotosEvent } from './contract.ts';
import { decisionVerdict } from './policy.ts';
import {
  closeAppeals,
  closeFlags,
  closeSecondLook,
  insertSecondLook,
  isRefusedPhoto,
  memberOf,
  pendingCount,
  pendingRows,
  photoFacts,
  photoToDecide,
  setStatus,
} from './queries.ts';

export type PhotoToDecide = RowOf<typeof photoFacts>;

export interface Decided {
  verdict: DecisionVerdict;
  before: { staff_name: string; created_at: Date } | null;
}

/** @param host of one site; null for all. */
export const pendingPhotos = (
  { sql, now }: Pick<ReadCall, 'sql' | 'now'>,
  { host, most }: { host: string | null; most: number },
): Promise<PhotoToDecide[]> => pendingRows(sql, { now, host, most });

export const countPending = async ({ sql }: Pick<ReadCall, 'sql'>): Promise<number> =>
  (await pendingCount.one(sql))?.count ?? 0;

export const photoForStaff = (
  { sql, now }: Pick<ReadCall, 'sql' | 'now'>,
  photo: number,
): Promise<PhotoToDecide | null> => photoFacts.one(sql, { photo, now });

/** Of two at once the second is told by the verdict. One that its member deleted is gone, but for a report. */
export async function decidePhoto(call: WriteCall, by: Staff, decision: PhotoDecision): Promise<Decided> {
  const { tx, now } = call;
  const { photo, reason, note, again = false, found } = decision;
  const owner = await memberOf.one(tx, { photo });
  // Its member can neither crop nor delete it meanwhile, and no other moderator decides.
  if (owner) await lockAlbum(tx, { member: owner.member_id });
  const present = await photoToDecide.one(tx, { photo, removed: again });
  const before = await lastEntry(tx, 'photo', photo, ['photo.accepted', 'photo.rejected']);
  const verdict = decisionVerdict(present, decision);
  if (verdict !== 'decided' || !owner || !present) return { verdict, before };
  await setStatus(tx, { photo, status: reason ? 'rejected' : 'active', reason });
  await closeFlags(tx, { photo, now });
  if (!reason) await closeAppeals(tx, { photo, now });
  if (reason === 'child') await insertSecondLook(tx, { photo, hash: present.hash, now });
  else await closeSecondLook(tx, { photo, now });
  await record(call, by, {
    verb: reason ? 'photo.rejected' : 'photo.accepted',
    object: 'photo',
    id: photo,
    account: owner.member_id,
    details: { picture: present.hash, was: present.status, ...(reason && { reason }), ...(again && { again }) },
    found,
    ...(note && { note }),
  });
  if (reason) {
    const { tellAfter: after } = decision;
    await call.enqueue(photoRefusedJob, { member: owner.member_id, photo }, after && { after });
  }
  await notifyOwner(call, owner.member_id);
  return { verdict, before };
}

export async function notifyOwner(call: WriteCall, memberId: number): Promise<void> {
  await photosChanged(call, memberId);
  call.publish(memberId, { type: 'photos' } satisfies PhotosEvent);
}

export const isRefused = async ({ sql }: Pick<ReadCall, 'sql'>, photo: number): Promise<boolean> =>
  (await isRefusedPhoto.one(sql, { photo }))?.refused === true;
