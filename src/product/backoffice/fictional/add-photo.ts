import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { record } from '#product/audit/audit.ts';
import { orderAnew, ownPhotos } from '#product/media/album/album.ts';
import type { PhotoAlbum } from '#product/media/album/contract.ts';
import { remove } from '#product/media/album/remove.ts';
import { uploadWhole } from '#product/media/uploads/uploads.ts';
import { actingStaff, type StaffCall } from '../desk/desk.ts';
import type { OrderFictionalInput, RemoveFictionalPhotoInput } from './contract.ts';
import { asProfile, profileOf } from './fictional.ts';

const numbersIn = ({ photos }: PhotoAlbum): number[] => photos.map(({ id }) => id);

const noted = async (
  call: StaffCall,
  id: number,
  what: string,
  photo: number,
  [before, after]: [number[], number[]],
): Promise<void> =>
  record(call, await actingStaff(call), {
    ...{ verb: 'profile.changed', object: 'account', id, account: id },
    details: { parts: 'photos', what, photo },
    ...{ before: { photos: before }, after: { photos: after } },
  });

/** @throws not_found, and what uploading a photo throws. */
export async function addPhoto(
  call: AuthenticatedControllerCall,
  { id, bytes }: { id: number; bytes: Uint8Array },
): Promise<PhotoAlbum> {
  const { actor, site } = call;
  const { added: _, ...album } = await uploadWhole(await asProfile(call, id), bytes, (within, { added, ...now }) => {
    const photos = numbersIn(now);
    return noted({ ...within, actor, site }, id, 'added', added, [photos.filter((photo) => photo !== added), photos]);
  });
  return album;
}

/** @throws not_found, also for a photo of somebody else. */
export const orderPhotos = (call: StaffCall, { id, order: wanted }: OrderFictionalInput): Promise<PhotoAlbum> =>
  change(call, id, { what: 'ordered', photo: wanted[0] ?? 0 }, (there) => orderAnew(there, { order: wanted }));

/** @throws not_found, also for a photo of somebody else. */
export const removePhoto = (call: StaffCall, { id, photo }: RemoveFictionalPhotoInput): Promise<PhotoAlbum> =>
  change(call, id, { what: 'removed', photo }, (there) => remove(there, { id: photo }));

async function change(
  call: StaffCall,
  id: number,
  { what, photo }: { what: string; photo: number },
  work: (there: StaffCall) => Promise<PhotoAlbum>,
): Promise<PhotoAlbum> {
  const { actor, site } = await profileOf(call, id);
  const there = { ...call, actor, site };
  const before = numbersIn(await ownPhotos(there));
  const album = await work(there);
  await noted(call, id, what, photo, [before, numbersIn(album)]);
  return album;
}
