import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { notFound } from '#platform/errors.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { SOURCE } from '../contract.ts';
import { forgetPictures } from '../forget-pictures.ts';
import { avifJob } from '../jobs.ts';
import { keyOf, savePictures, shownPhotos } from '../media.ts';
import { isLikeBanned } from '../perceptual-hashes/keep-banned-hashes.ts';
import { flagLookalikes, lookalikesOf } from '../perceptual-hashes/lookalikes.ts';
import { markLikeBanned } from '../perceptual-hashes/queries.ts';
import { photoAddress } from '../photo-address.ts';
import { photoView } from '../photo-view.ts';
import { photosChanged } from '../photos-changed.ts';
import { editPicture, type Picture, readPicture } from '../pictures/pictures.ts';
import { placePicture } from '../place-picture.ts';
import { pictureRows } from '../queries.ts';
import { orNotStored } from '../uploads/part.ts';
import { lockAlbum } from '../uploads/queries.ts';
import {
  type EditInput,
  isWhole,
  type OwnPhoto,
  type PhotoAlbum,
  type PhotoEdit,
  type PhotoOrder,
} from './contract.ts';
import { albumOwner, type BeforeEdit, type OwnPhotoRow, ownPhotoRows, setEdit, setOrder } from './queries.ts';

export async function ownPhotos(call: Authenticated<ReadCall>): Promise<PhotoAlbum> {
  const { sql, actor } = call;
  const [rows, owner] = [
    await ownPhotoRows(sql, { member: actor.id }),
    await albumOwner.one(sql, { member: actor.id }),
  ];
  if (!owner) throw notFound();
  const shown = await shownPhotos(call, owner);
  const member = { id: actor.id, listed: owner.listed ?? false, shown };
  const photos = rows.flatMap((row): OwnPhoto[] => {
    const view = photoView(call, member, row);
    if (!view) return [];
    const source = photoAddress(actor, member, { ...row, hash: row.source_hash ?? row.hash }, SOURCE, call.now);
    const over = row.status === 'active' && row.rank >= shown;
    return [{ ...view, reason: row.reason, appeal: row.appeal, over_limit: over, source, edit: row.edit }];
  });
  return { photos, limit: shown };
}

/** @throws not_found when one of them is not the member's. */
export async function orderAnew(call: Authenticated<WriteCall>, { order }: PhotoOrder): Promise<PhotoAlbum> {
  const { tx, actor } = call;
  await lockAlbum(tx, { member: actor.id });
  const own = new Set((await ownPhotoRows(tx, { member: actor.id })).map(({ id }) => id));
  if (order.some((id) => !own.has(id))) throw notFound();
  await setOrder(tx, { member: actor.id, order });
  await photosChanged(call, actor.id);
  return ownPhotos(call);
}

/** What was accepted stays so; what was not is looked at again. @throws not_found, photo_not_stored, photo_damaged. */
export async function edit(call: AuthenticatedControllerCall, { id, turn, crop }: EditInput): Promise<PhotoAlbum> {
  const photo = (await ownPhotoRows(call.sql, { member: call.actor.id })).find((row) => row.id === id);
  if (!photo) throw notFound();
  const wanted = turn === 'none' && isWhole(crop) ? null : { turn, crop };
  const source = photo.source_hash ?? photo.hash;
  const { original, ...picture } = await drawEdited(call, source, wanted);
  return placePicture(call, {
    hash: picture.hash,
    original,
    beside: [source],
    place: async (within) => {
      // Staff may have decided about it while it was drawn.
      const present = (await ownPhotoRows(within.tx, { member: call.actor.id })).find((row) => row.id === id);
      if (present?.hash !== photo.hash) throw notFound();
      await savePictures(within, [picture]);
      await placeEdited(within, present, wanted, source, picture);
      return ownPhotos(within);
    },
  });
}

async function drawEdited(
  { sql, storage }: AuthenticatedControllerCall,
  source: string,
  wanted: PhotoEdit | null,
): Promise<Picture & { original: Uint8Array }> {
  const original = await orNotStored(() => storage.get(keyOf(source, 'original')));
  if (!original) throw notFound();
  if (wanted) return readPicture(await editPicture(original, wanted), 'ours');
  const known = await pictureRows.one(sql, { hashes: [source] });
  if (!known) throw notFound();
  return { ...known, original };
}

async function placeEdited(
  call: Authenticated<WriteCall>,
  photo: OwnPhotoRow,
  wanted: PhotoEdit | null,
  source: string,
  picture: Picture,
): Promise<void> {
  const { tx, actor } = call;
  const lookalikes = await lookalikesOf(call, picture);
  const likeBanned = await isLikeBanned(call, picture);
  const { status, reason } = stateAfter(photo, wanted);
  const placed = await setEdit.one(tx, {
    id: photo.id,
    member: actor.id,
    hash: picture.hash,
    source: wanted && source,
    edit: wanted && JSON.stringify(wanted),
    status,
    reason,
    beforeEdit: JSON.stringify({ edit: photo.edit, status: photo.status, reason: photo.reason } satisfies BeforeEdit),
    before: photo.hash,
  });
  if (!placed) throw notFound();
  await flagLookalikes(call, photo.id, lookalikes);
  await markLikeBanned(tx, { photo: photo.id, like: likeBanned });
  await forgetPictures(call, [photo.hash, photo.stored_source]);
  await call.enqueue(avifJob, { hash: picture.hash });
  await photosChanged(call, actor.id);
}

function stateAfter(photo: OwnPhotoRow, wanted: PhotoEdit | null): Omit<BeforeEdit, 'edit'> {
  const { status, reason, before_edit: before } = photo;
  if (before && isSame(before.edit, wanted)) return before;
  return status === 'rejected' ? { status: 'pending', reason: null } : { status, reason };
}

const isSame = (one: PhotoEdit | null, other: PhotoEdit | null): boolean =>
  one?.turn === other?.turn && sides(one).join() === sides(other).join();
const sides = (edit: PhotoEdit | null): number[] =>
  edit ? [edit.crop.left, edit.crop.top, edit.crop.width, edit.crop.height] : [];
