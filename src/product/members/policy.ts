import type { Actor } from '#product/accounts/contract.ts';
import { type PhotoStatus, photoPath } from '#product/media/contract.ts';
import { photoSight } from '#product/media/sight/sight.ts';
import type { GENDERS, PhotoView } from './contract.ts';

type Gender = (typeof GENDERS)[number];

/** Bits as in member_search.seeks: 1 men, 2 women. */
export const GENDER_BIT: Readonly<Record<Gender, number>> = { male: 1, female: 2 };

export interface PhotoFacts {
  id: number;
  status: PhotoStatus;
  width: number;
  height: number;
  thumbhash: string;
  /** Place among the member's active photos, 0 for the main one. */
  rank: number;
}

/** A photo as one viewer may see it; null when it does not exist for them. */
export function photoView(viewer: Actor | null, ownerId: number, photo: PhotoFacts): PhotoView | null {
  const sight = photoSight(viewer, ownerId, photo);
  if (sight === 'nothing') return null;
  const locked = sight === 'blurred';
  return {
    id: photo.id,
    filename: photoPath(photo.id, locked ? 'blur' : 'large'),
    thumb_filename: photoPath(photo.id, locked ? 'blur' : 'card'),
    status: photo.status,
    width: photo.width,
    height: photo.height,
    thumbhash: photo.thumbhash,
    locked,
    ...(locked ? {} : { match: photoPath(photo.id, 'card') }),
  };
}
