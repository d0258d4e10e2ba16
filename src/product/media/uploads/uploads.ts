import type { Known, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError, notFound, type PlatformError } from '#platform/errors.ts';
import type { KnownEdgeCall } from '#platform/http/route.ts';
import type { JobTools } from '#platform/module.ts';
import { ownPhotos } from '../album/album.ts';
import { type MediaError, UPLOAD_LIMIT } from '../contract.ts';
import { forgetPictures } from '../forget-pictures.ts';
import { avifJob, unusedPartsJob } from '../jobs.ts';
import { savePictures } from '../media.ts';
import { filesOf, forgetParts, joined, partKey, store } from '../parts/parts.ts';
import { photosChanged } from '../photos-changed.ts';
import { type Picture, readPicture } from '../pictures/pictures.ts';
import { placePicture } from '../place-picture.ts';
import { firstStatus } from '../policy.ts';
import { isLikeBanned } from '../prints/keep-banned-prints.ts';
import { flagLookalikes, lookalikesOf } from '../prints/lookalikes.ts';
import { markLikeBanned } from '../prints/queries.ts';
import {
  type AddedPhoto,
  type FinishUpload,
  type NewUpload,
  type PartPlace,
  UPLOAD_KEPT,
  type UploadView,
  type WhichUpload,
} from './contract.ts';
import {
  addPart,
  deleteOld,
  deleteOldest,
  deleteReplaced,
  deleteUpload,
  insertPhoto,
  insertUpload,
  setPhoto,
  uploadRow,
} from './queries.ts';
import { refuseWhereFull } from './refuse-where-full.ts';

/** Uploads for chats that a member has on the way at a time. */
const FOR_CHAT_MOST = 5;

/**
 * Begins an upload. A member has no more on the way than photos they may have, and a few for chats: beyond that the oldest is
 * forgotten.
 * @throws photo_limit (409), photo_too_large (413)
 */
export async function begin(
  call: Known<WriteCall>,
  { size, for_chat: forChat = false, replaces }: NewUpload,
): Promise<UploadView> {
  const { tx, actor, now } = call;
  if (size > UPLOAD_LIMIT) throw new AppError<MediaError>('photo_too_large', 413);
  const most = forChat ? FOR_CHAT_MOST : await refuseWhereFull(call, replaces);
  const upload = await insertUpload.one(tx, { member: actor.id, size, forChat, now });
  if (!upload) throw notFound();
  for (const old of await deleteOldest(tx, { member: actor.id, forChat, most })) await forgetParts(call, old);
  return upload;
}

const viewOf = ({ id, size, received }: UploadView): UploadView => ({ id, size, received });

/** @throws not_found, also for another member's. */
export async function howFar({ sql, actor }: Known<ReadCall>, { id }: WhichUpload): Promise<UploadView> {
  const upload = await uploadRow.one(sql, { id, member: actor.id });
  if (!upload) throw notFound();
  return viewOf(upload);
}

/**
 * Stores a part that begins where the upload stands; one that was sent before, or too early, changes nothing.
 * @throws not_found, invalid_input for more than the file has, photo_not_stored.
 */
export async function takePart(call: KnownEdgeCall, part: PartPlace & { bytes: Uint8Array }): Promise<UploadView> {
  const { id, offset, bytes } = part;
  const upload = await howFar(call, { id });
  if (upload.received !== offset || bytes.length === 0) return upload;
  if (offset + bytes.length > upload.size) throw new AppError<PlatformError>('invalid_input', 400);
  await store(call.storage, partKey(id, offset), bytes);
  const added = await call.transaction(({ tx }) =>
    addPart.one(tx, { id, member: call.actor.id, offset, length: bytes.length }),
  );
  return added ?? howFar(call, { id });
}

/** @throws not_found */
export async function cancel(call: Known<WriteCall>, { id }: WhichUpload): Promise<{ ok: true }> {
  const upload = await deleteUpload.one(call.tx, { id, member: call.actor.id });
  if (!upload) throw notFound();
  await forgetParts(call, upload);
  return { ok: true };
}

/**
 * Makes a photo of an upload that is whole. Whoever asks again gets the same photo.
 * @throws not_found, upload_incomplete, photo_limit, photo_not_stored, and what `readPicture` throws.
 */
export async function finish(call: KnownEdgeCall, { upload: id, replaces }: FinishUpload): Promise<AddedPhoto> {
  const upload = await uploadRow.one(call.sql, { id, member: call.actor.id });
  if (!upload) throw notFound();
  if (upload.photo_id !== null) return { ...(await ownPhotos(call)), added: upload.photo_id };
  if (upload.received < upload.size) throw new AppError<MediaError>('upload_incomplete', 409);
  await refuseWhereFull(call, replaces);
  const { original, ...picture } = await readPicture(() => joined(call.storage, upload, upload.size));
  return placePicture(call, {
    hash: picture.hash,
    original,
    place: async (within) => {
      const added =
        (await uploadRow.one(within.tx, { id, member: call.actor.id }))?.photo_id ??
        (await place(within, id, picture, replaces));
      return { ...(await ownPhotos(within)), added };
    },
  });
}

async function place(call: Known<WriteCall>, uploadId: string, picture: Picture, replaces?: number): Promise<number> {
  const { tx, actor, site, now } = call;
  await refuseWhereFull(call, replaces);
  const old = replaces ? await deleteReplaced.one(tx, { photo: replaces, member: actor.id }) : null;
  await savePictures(call, [picture]);
  const lookalikes = await lookalikesOf(call, picture);
  const likeBanned = await isLikeBanned(call, picture);
  const status = firstStatus(site.settings, lookalikes.length > 0 || likeBanned);
  const placed = { member: actor.id, hash: picture.hash, place: old?.position ?? null, status, now };
  const photo = await insertPhoto.one(tx, placed);
  if (!photo || !(await setPhoto.one(tx, { id: uploadId, photo: photo.id }))) throw notFound();
  await flagLookalikes(call, photo.id, lookalikes);
  await markLikeBanned(tx, { photo: photo.id, like: likeBanned });
  const upload = await uploadRow.one(tx, { id: uploadId, member: actor.id });
  if (upload) await forgetParts(call, upload);
  if (old) await forgetPictures(call, [old.file_hash, old.source_hash]);
  await call.enqueue(avifJob, { hash: picture.hash });
  await photosChanged(call, actor.id);
  return photo.id;
}

/**
 * Makes a picture of an upload that is whole, for something else than the profile: the same checks, without a place in the album.
 * @param place notes whose picture it is, within the transaction that stores it.
 * @throws not_found, upload_incomplete, photo_not_stored, and what `readPicture` and `place` throw.
 */
export async function finishElsewhere<T>(
  call: KnownEdgeCall,
  id: string,
  place: (within: Known<WriteCall>, picture: Picture) => Promise<T>,
): Promise<T> {
  const upload = await uploadRow.one(call.sql, { id, member: call.actor.id });
  if (!upload) throw notFound();
  if (upload.received < upload.size) throw new AppError<MediaError>('upload_incomplete', 409);
  const { original, ...picture } = await readPicture(() => joined(call.storage, upload, upload.size));
  return placePicture(call, {
    hash: picture.hash,
    original,
    place: async (within) => {
      await savePictures(within, [picture]);
      const placed = await place(within, picture);
      await forgetParts(within, upload);
      await within.enqueue(avifJob, { hash: picture.hash });
      return placed;
    },
  });
}

/** Forgets uploads that were begun a day ago, finished or not. */
export async function forgetOldUploads({ services: { db, jobs, now } }: JobTools): Promise<void> {
  await db.transaction(async (tx) => {
    const old = await deleteOld(tx, { before: new Date(now().getTime() - UPLOAD_KEPT) });
    for (const upload of old) await jobs.enqueue(tx, unusedPartsJob.name, filesOf(upload));
  });
}
