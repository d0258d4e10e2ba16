import type { Actor } from '#product/accounts/contract.ts';
import { type AddressedPhoto, type PhotoOwner, photoAddress } from '#product/media/addresses/addresses.ts';
import type { Variant } from '#product/media/contract.ts';
import { photoSight } from '#product/media/sight/sight.ts';
import type { GENDERS, PhotoView } from './contract.ts';

type Gender = (typeof GENDERS)[number];

/** Bits as in member_search.seeks: 1 men, 2 women. */
export const GENDER_BIT: Readonly<Record<Gender, number>> = { male: 1, female: 2 };

export interface PhotoFacts extends AddressedPhoto {
  width: number;
  height: number;
  thumbhash: string;
}

/** A photo as one viewer may see it; null when it does not exist for them. */
export function photoView(viewer: Actor | null, owner: PhotoOwner, photo: PhotoFacts): PhotoView | null {
  const sight = photoSight(viewer, owner.id, photo);
  if (sight === 'nothing') return null;
  const locked = sight === 'blurred';
  const address = (variant: Variant) => photoAddress(viewer, owner, photo, variant);
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
