import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError, busy, notFound, type PlatformError } from '#platform/errors.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import type { JobTools } from '#platform/module.ts';
import { ownPhotos } from '../album/album.ts';
import { MAX_UPLOAD_BYTES, type MediaError } from '../contract.ts';
import { forgetPictures } from '../forget-pictures.ts';
import { avifJob, unusedPartsJob } from '../jobs.ts';
import { savePictures } from '../media.ts';
import { isLikeBanned } from '../perceptual-hashes/keep-banned-hashes.ts';
import { flagLookalikes, lookalikesOf } from '../perceptual-hashes/lookalikes.ts';
import { markLikeBanned } from '../perceptual-hashes/queries.ts';
import { photosChanged } from '../photos-changed.ts';
import { type Picture, readPicture } from '../pictures/pictures.ts';
import { placePicture } from '../place-picture.ts';
import { firstStatus } from '../policy.ts';
import {
  type AddedPhoto,
  type FinishUpload,
  MAX_PARTS,
  MIN_PART_BYTES,
  type NewUpload,
  PART_BYTES,
  type PartPlace,
  UPLOAD_TTL_MS,
  type UploadView,
  type WhichUpload,
} from './contract.ts';
import { filesOf, forgetParts, joined, orNotStored, partKey, partName, store } from './part.ts';
import {
  claimPart,
  deleteOld,
  deleteOldest,
  deleteReplaced,
  deleteUpload,
  finishPart,
  giveUpPart,
  insertPhoto,
  insertUpload,
  setPhoto,
  uploadRow,
} from './queries.ts';
import { refuseWhereFull } from './refuse-where-full.ts';

const MAX_CHAT_UPLOADS = 5;

/** With too many on the way the oldest is forgotten. @throws photo_limit (409), photo_too_large (413) */
export async function begin(
  call: Authenticated<WriteCall>,
  { size, for_chat: forChat = false, replaces }: NewUpload,
): Promise<UploadView> {
  const { tx, actor, now } = call;
  if (size > MAX_UPLOAD_BYTES) throw new AppError<MediaError>('photo_too_large', 413);
  const most = forChat ? MAX_CHAT_UPLOADS : await refuseWhereFull(call, replaces);
  const upload = await insertUpload.one(tx, { member: actor.id, size, forChat, now });
  if (!upload) throw notFound();
  for (const old of await deleteOldest(tx, { member: actor.id, forChat, most })) await forgetParts(call, old);
  return upload;
}

const viewOf = ({ id, size, received }: UploadView): UploadView => ({ id, size, received });

/** @throws not_found, also for another member's. */
export async function howFar({ sql, actor }: Authenticated<ReadCall>, { id }: WhichUpload): Promise<UploadView> {
  const upload = await uploadRow.one(sql, { id, member: actor.id });
  if (!upload) throw notFound();
  return viewOf(upload);
}

/** Milliseconds after which who won a part and did not store it is taken for dead; who is not then finds the part lost. */
const CLAIM_TIMEOUT_MS = 60_000;

/** Of several at once one is stored. @throws not_found, invalid_input, busy, photo_not_stored. */
export async function takePart(
  call: AuthenticatedControllerCall,
  part: PartPlace & { bytes: Uint8Array },
): Promise<UploadView> {
  const { id, offset, bytes } = part;
  const { length } = bytes;
  const member = call.actor.id;
  const upload = await uploadRow.one(call.sql, { id, member });
  if (!upload) throw notFound();
  if (upload.received !== offset || length === 0) return viewOf(upload);
  const rest = upload.size - offset;
  if (length > rest || (length < rest && length < MIN_PART_BYTES) || upload.parts.length >= MAX_PARTS)
    throw new AppError<PlatformError>('invalid_input', 400, {}, { body: 'invalid_input' });
  const claim = await claimed(call, id, offset);
  if (claim === null) return howFarBeyond(call, id, offset);
  const [name, key] = [partName(offset, claim), partKey(id, partName(offset, claim))];
  try {
    await store(call.storage, key, bytes);
  } catch (error) {
    await call.transaction(({ tx }) => giveUpPart(tx, { id, claim }));
    throw error;
  }
  const added = await call.transaction(({ tx }) => finishPart.one(tx, { id, claim, length, name }));
  if (added) return added;
  await orNotStored(() => call.storage.remove(key));
  return howFarBeyond(call, id, offset);
}

/** @returns the number of who may store the part, or null when somebody else is at it or was. */
async function claimed(call: AuthenticatedControllerCall, id: string, offset: number): Promise<number | null> {
  const before = new Date(call.now.getTime() - CLAIM_TIMEOUT_MS);
  const won = await call.transaction(({ tx }) =>
    claimPart.one(tx, { id, member: call.actor.id, offset, now: call.now, before }),
  );
  if (won && won.claims > 1)
    await orNotStored(() => call.storage.remove(partKey(id, partName(offset, won.claims - 1))));
  return won?.claims ?? null;
}

/** @throws busy while it stands where it stood: the same part sent again at once would meet the same. */
async function howFarBeyond(call: AuthenticatedControllerCall, id: string, offset: number): Promise<UploadView> {
  const upload = await howFar(call, { id });
  if (upload.received === offset) throw busy();
  return upload;
}

/** @throws not_found */
export async function cancel(call: Authenticated<WriteCall>, { id }: WhichUpload): Promise<{ ok: true }> {
  const upload = await deleteUpload.one(call.tx, { id, member: call.actor.id });
  if (!upload) throw notFound();
  await forgetParts(call, upload);
  return { ok: true };
}

type NoteAdded = (within: Authenticated<WriteCall>, album: AddedPhoto) => Promise<void>;

/**
 * @param note writes down that it was added, in the transaction that adds it. @throws not_found, upload_incomplete,
 * photo_limit, photo_not_stored, and what `readPicture` throws.
 */
export async function finish(
  call: AuthenticatedControllerCall,
  { upload: id, replaces }: FinishUpload,
  note?: NoteAdded,
): Promise<AddedPhoto> {
  const upload = await uploadRow.one(call.sql, { id, member: call.actor.id });
  if (!upload) throw notFound();
  if (upload.photo_id !== null) return { ...(await ownPhotos(call)), added: upload.photo_id };
  if (upload.received < upload.size) throw new AppError<MediaError>('upload_incomplete', 409);
  await refuseWhereFull(call, replaces);
  const { original, ...picture } = await orForgotten(call, id, () =>
    readPicture(() => joined(call.storage, upload, upload.size)),
  );
  return placePicture(call, {
    hash: picture.hash,
    original,
    place: async (within) => {
      const done = (await uploadRow.one(within.tx, { id, member: call.actor.id }))?.photo_id ?? null;
      const added = done ?? (await place(within, id, picture, replaces));
      const album = { ...(await ownPhotos(within)), added };
      if (done === null) await note?.(within, album);
      return album;
    },
  });
}

/** @param note as of finishing. @throws what beginning, taking parts and finishing throw. */
export async function uploadWhole(
  call: AuthenticatedControllerCall,
  bytes: Uint8Array,
  note: NoteAdded,
): Promise<AddedPhoto> {
  const upload = await call.transaction((within) => begin(within, { size: Math.max(1, bytes.length) }));
  for (let offset = 0; offset < bytes.length; offset += PART_BYTES)
    await takePart(call, { id: upload.id, offset, bytes: bytes.subarray(offset, offset + PART_BYTES) });
  return finish(call, { upload: upload.id }, note);
}

async function place(
  call: Authenticated<WriteCall>,
  uploadId: string,
  picture: Picture,
  replaces?: number,
): Promise<number> {
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

/** @param place in its transaction. @throws not_found, upload_incomplete, photo_not_stored, as `readPicture` does. */
export async function finishElsewhere<T>(
  call: AuthenticatedControllerCall,
  id: string,
  place: (within: Authenticated<WriteCall>, picture: Picture) => Promise<T>,
): Promise<T> {
  const upload = await uploadRow.one(call.sql, { id, member: call.actor.id });
  if (!upload) throw notFound();
  if (upload.received < upload.size) throw new AppError<MediaError>('upload_incomplete', 409);
  return orForgotten(call, id, async () => {
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
  });
}

/** An upload whose file is refused for what it is goes at once: it would be refused again. */
async function orForgotten<T>(call: AuthenticatedControllerCall, id: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.status === 422)
      await call.transaction(async (within) => {
        const gone = await deleteUpload.one(within.tx, { id, member: call.actor.id });
        if (gone) await forgetParts(within, gone);
      });
    throw error;
  }
}

export async function forgetOldUploads({ services: { db, jobs, now } }: JobTools): Promise<void> {
  await db.transaction(async (tx) => {
    const old = await deleteOld(tx, { before: new Date(now().getTime() - UPLOAD_TTL_MS) });
    for (const upload of old) await jobs.enqueue(tx, unusedPartsJob.name, filesOf(upload));
  });
}
