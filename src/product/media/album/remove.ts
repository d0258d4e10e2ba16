import type { Authenticated, WriteCall } from '#platform/call.ts';
import { notFound } from '#platform/errors.ts';
import type { JobTools } from '#platform/module.ts';
import { removedPhotoJob, unusedPicturesJob } from '../jobs.ts';
import { photosChanged } from '../photos-changed.ts';
import { lockAlbum } from '../uploads/queries.ts';
import { refuseWhereFull } from '../uploads/refuse-where-full.ts';
import { ownPhotos } from './album.ts';
import { type PhotoAlbum, RESTORE_WINDOW_MS, type WhichPhoto } from './contract.ts';
import { deleteRemoved, photoState, setBack, setRemoved } from './queries.ts';

/** @throws not_found, also for another member's. */
export async function remove(call: Authenticated<WriteCall>, { id }: WhichPhoto): Promise<PhotoAlbum> {
  const { tx, actor, now } = call;
  await lockAlbum(tx, { member: actor.id });
  if (!(await setRemoved.one(tx, { id, member: actor.id, now }))) throw notFound();
  await call.enqueue(removedPhotoJob, { id }, { after: new Date(now.getTime() + RESTORE_WINDOW_MS) });
  await photosChanged(call, actor.id);
  return ownPhotos(call);
}

/** The photo has its old place. @throws not_found once it is gone for good; photo_limit when its place was taken. */
export async function restore(call: Authenticated<WriteCall>, { id }: WhichPhoto): Promise<PhotoAlbum> {
  const { tx, actor } = call;
  await lockAlbum(tx, { member: actor.id });
  const photo = await photoState.one(tx, { id, member: actor.id });
  if (!photo) throw notFound();
  if (photo.status === 'removed') {
    await refuseWhereFull(call);
    await setBack(tx, { id, member: actor.id });
    await photosChanged(call, actor.id);
  }
  return ownPhotos(call);
}

export async function removeForGood({ services: { db, jobs, now } }: JobTools, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await deleteRemoved.one(tx, { id, before: new Date(now().getTime() - RESTORE_WINDOW_MS) });
    if (!gone) return;
    const hashes = [gone.file_hash, gone.source_hash].filter((hash) => hash !== null);
    await jobs.enqueue(tx, unusedPicturesJob.name, { hashes });
  });
}
