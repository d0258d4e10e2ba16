import type { ReadCall } from '#platform/call.ts';
import type { PhotoView, Variant } from './contract.ts';
import { type AddressedPhoto, type PhotoOwner, photoAddress } from './photo-address.ts';
import { photoVisibility } from './policy.ts';

export interface PhotoFacts extends AddressedPhoto {
  width: number;
  height: number;
  thumbhash: string;
}

export function photoView(
  { actor: viewer, now }: Pick<ReadCall, 'actor' | 'now'>,
  owner: PhotoOwner,
  photo: PhotoFacts,
): PhotoView | null {
  const visible = photoVisibility(viewer, owner, photo);
  if (visible === 'nothing' || photo.status === 'removed') return null;
  const locked = visible === 'blurred';
  const address = (variant: Variant) => photoAddress(viewer, owner, photo, variant, now);
  const small = address(locked ? 'blur' : 'card');
  return {
    id: photo.id,
    filename: locked ? small : address('large'),
    thumb_filename: small,
    status: photo.status,
    width: photo.width,
    height: photo.height,
    thumbhash: photo.thumbhash,
    locked,
    ...(locked ? {} : { match: small }),
  };
}
