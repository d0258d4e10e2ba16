import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import type { JobTools } from '#platform/module.ts';
import type { MediaError } from '#product/media/contract.ts';
import { forgetPictures } from '#product/media/forget-pictures.ts';
import { ALIKE, lshBandsOf } from '#product/media/perceptual-hashes/perceptual-hashes.ts';
import { finishElsewhere } from '#product/media/uploads/uploads.ts';
import type { ChatError } from '../contract.ts';
import { findConversation } from '../conversations/find-conversation.ts';
import type { ChatPhotoView, NewChatPhoto, ReadyPhoto, WhichChatPhoto } from './contract.ts';
import { chatPhotoView, gonePhoto } from './policy.ts';
import {
  blankPhotosOf,
  deleteOldestUnsent,
  deleteUnused,
  flagCopies,
  insertPhoto,
  photoByUpload,
  photoRows,
  refusedPicture,
  unsentPhoto,
  viewerRow,
} from './queries.ts';

/** Photos of one member that are ready and not sent; beyond that the oldest are forgotten. */
const MAX_UNSENT_PHOTOS = 10;
const UNSENT_RETENTION_MS = 24 * 3600_000;

/** Again it is the same photo. @throws not_found, member_not_found (404), blocked_by_member, member_blocked (403). */
export async function addPhoto(
  call: AuthenticatedControllerCall,
  { upload, profile_id }: NewChatPhoto,
): Promise<ReadyPhoto> {
  await mayWriteTo(call, profile_id);
  const { sql, actor, now } = call;
  const known = await photoByUpload.one(sql, { upload, sender: actor.id });
  if (known?.recipient_id === profile_id) return ready(call, known.id, profile_id);
  const id = await finishElsewhere(call, upload, async (within, { hash, print }) => {
    const { tx } = within;
    if (await refusedPicture.one(tx, { hash })) throw new AppError<MediaError>('photo_not_accepted', 422);
    const photo = await insertPhoto.one(tx, { sender: actor.id, recipient: profile_id, upload, hash, now });
    if (photo && print) {
      const near = { print, bands: lshBandsOf(print), most: ALIKE };
      await flagCopies(tx, { photo: photo.id, sender: actor.id, recipient: profile_id, ...near });
    }
    const oldest = await deleteOldestUnsent(tx, { sender: actor.id, most: MAX_UNSENT_PHOTOS });
    await forgetFiles(within, oldest);
    return photo?.id ?? (await photoByUpload.one(tx, { upload, sender: actor.id }))?.id;
  });
  return ready(call, id ?? 0, profile_id);
}

/** @throws photo_not_found (404), also for others' and sent ones. */
export async function ownUnsent(call: Authenticated<ReadCall>, { id }: WhichChatPhoto): Promise<ReadyPhoto> {
  const photo = await unsentPhoto.one(call.sql, { photo: id, sender: call.actor.id });
  if (!photo) throw new AppError<ChatError>('photo_not_found', 404);
  return ready(call, id, photo.recipient_id);
}

async function ready(call: Authenticated<ReadCall>, id: number, recipient: number): Promise<ReadyPhoto> {
  const [photo = gonePhoto(id)] = await photosFor(call, call.actor.id, [id]).then((views) => [...views.values()]);
  const viewer = await viewerRow.one(call.sql, { viewer: recipient });
  return { photo, cost: call.site.settings.photo_credits, opens: viewer?.opens ?? false };
}

async function mayWriteTo(call: Authenticated<ReadCall>, profile_id: number): Promise<void> {
  const { visibility, name } = await findConversation(call, { profile_id });
  if (visibility === 'shown') return;
  if (visibility === 'gone') throw new AppError<ChatError>('member_not_found', 404);
  throw new AppError<ChatError>(visibility === 'blocked_by_member' ? 'blocked_by_member' : 'member_blocked', 403, {
    name,
  });
}

export async function photosFor(
  { sql, site, now }: Pick<ReadCall, 'sql' | 'site' | 'now'>,
  viewerId: number,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, ChatPhotoView>> {
  const photos = ids.filter((id) => id !== null);
  if (photos.length === 0) return new Map();
  const viewer = await viewerRow.one(sql, { viewer: viewerId });
  const rows = await photoRows(sql, { photos, pool: site.pool });
  return new Map(rows.map((row) => [row.id, chatPhotoView(viewer, row, now)]));
}

const forgetFiles = (call: Pick<WriteCall, 'enqueue'>, rows: readonly { file_hash: string | null }[]) =>
  forgetPictures(
    call,
    rows.map(({ file_hash }) => file_hash),
  );

/** The pictures of an account that is erased go; those who got them keep a message without one. */
export async function erasePhotosOf(call: WriteCall, account: number): Promise<void> {
  await forgetFiles(call, await blankPhotosOf(call.tx, { account }));
}

export async function forgetUnusedPhotos({ services: { db, jobs, now } }: JobTools): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await deleteUnused(tx, { before: new Date(now().getTime() - UNSENT_RETENTION_MS) });
    await forgetFiles({ enqueue: (job, data, options) => jobs.enqueue(tx, job.name, data, options) }, rows);
  });
}
