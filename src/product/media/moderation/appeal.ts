import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError, notFound } from '#platform/errors.ts';
import { plainText } from '#platform/plain-text.ts';
import { isOwnDecision, lastEntry, record, type Staff } from '#product/audit/audit.ts';
import { ownPhotos } from '../album/album.ts';
import type { PhotoAlbum } from '../album/contract.ts';
import type { MediaError } from '../contract.ts';
import { lockAlbum } from '../uploads/queries.ts';
import type { AppealInput } from './contract.ts';
import { decidePhoto, notifyOwner } from './moderation.ts';
import { type AppealVerdict, appealVerdict } from './policy.ts';
import {
  appealOf,
  appealToDecide,
  closeAppeal,
  insertAppeal,
  memberOf,
  type OpenAppeal,
  openAppealRows,
} from './queries.ts';

/** @throws not_found, also for another member's; photo_appealed (409) for a second one in other words. */
export async function appeal(call: Authenticated<WriteCall>, { id, text: written }: AppealInput): Promise<PhotoAlbum> {
  const text = plainText(written);
  const { tx, actor, now } = call;
  await lockAlbum(tx, { member: actor.id });
  const before = await appealOf.one(tx, { photo: id, member: actor.id });
  if (!before) throw notFound();
  if (before.status === 'rejected') {
    if (before.text !== null && before.text !== text) throw new AppError<MediaError>('photo_appealed', 409);
    await insertAppeal(tx, { photo: id, member: actor.id, text, now });
  }
  return ownPhotos(call);
}

export const openAppeals = ({ sql }: Pick<ReadCall, 'sql'>, most: number): Promise<OpenAppeal[]> =>
  openAppealRows(sql, { most });

interface AppealDecision {
  photo: number;
  accept: boolean;
  note?: string | undefined;
  /** Also for the one who did not accept it: there is nobody else. */
  alone?: boolean | undefined;
}

/** Somebody else than the one who said no decides. Of two at once the second is told by the verdict. */
export async function decideAppeal(call: WriteCall, by: Staff, decision: AppealDecision): Promise<AppealVerdict> {
  const { tx, now } = call;
  const { photo, accept, note, alone = false } = decision;
  const owner = await memberOf.one(tx, { photo });
  if (owner) await lockAlbum(tx, { member: owner.member_id });
  const present = await appealToDecide.one(tx, { photo });
  const rejected = await lastEntry(tx, 'photo', photo, ['photo.rejected']);
  const verdict = appealVerdict(present, { isOwn: isOwnDecision(by, rejected), alone });
  if (verdict !== 'decided' || !present) return verdict;
  await closeAppeal(tx, { appeal: present.id, status: accept ? 'accepted' : 'kept', now });
  await record(call, by, {
    verb: accept ? 'appeal.accepted' : 'appeal.kept',
    object: 'appeal',
    id: present.id,
    account: present.member_id,
    details: { photo, ...(alone && { alone }) },
    ...(note && { note }),
  });
  if (accept) await decidePhoto(call, by, { photo, reason: null, again: true });
  else await notifyOwner(call, present.member_id);
  return verdict;
}
