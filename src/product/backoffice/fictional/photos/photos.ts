import type { Authenticated, WriteCall } from '#platform/call.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { record } from '#product/audit/audit.ts';
import { orderAnew } from '#product/media/album/album.ts';
import type { PhotoAlbum } from '#product/media/album/contract.ts';
import { remove } from '#product/media/album/remove.ts';
import { uploadWhole } from '#product/media/uploads/uploads.ts';
import { actingStaff, type StaffCall } from '../../desk/desk.ts';
import type { OrderFictionalInput, RemoveFictionalPhotoInput } from '../contract.ts';
import { asProfile, profileOf } from '../fictional.ts';

const noted = async (call: Authenticated<WriteCall>, id: number, photo: number, what: string): Promise<void> =>
  record(call, await actingStaff(call), {
    ...{ verb: 'profile.changed', object: 'account', id, account: id },
    details: { parts: 'photos', what, photo },
  });

/** @throws not_found, and what uploading a photo throws. */
export async function add(
  call: AuthenticatedControllerCall,
  { id, bytes }: { id: number; bytes: Uint8Array },
): Promise<PhotoAlbum> {
  const { added, ...album } = await uploadWhole(await asProfile(call, id), bytes);
  await call.transaction((within) => noted(within, id, added, 'added'));
  return album;
}

/** @throws not_found, also for a photo of somebody else. */
export async function order(call: StaffCall, { id, order: wanted }: OrderFictionalInput): Promise<PhotoAlbum> {
  const { actor, site } = await profileOf(call, id);
  const album = await orderAnew({ ...call, actor, site }, { order: wanted });
  await noted(call, id, wanted[0] ?? 0, 'ordered');
  return album;
}

/** @throws not_found, also for a photo of somebody else. */
export async function removePhoto(call: StaffCall, { id, photo }: RemoveFictionalPhotoInput): Promise<PhotoAlbum> {
  const { actor, site } = await profileOf(call, id);
  const album = await remove({ ...call, actor, site }, { id: photo });
  await noted(call, id, photo, 'removed');
  return album;
}
