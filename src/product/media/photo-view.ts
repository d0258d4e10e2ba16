import type { Actor } from '#product/accounts/contract.ts';
import { type PhotoStatus, type PhotoView, photoPath } from './contract.ts';
import { photoVisibility } from './policy.ts';

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
  const visible = photoVisibility(viewer, ownerId, photo);
  if (visible === 'nothing') return null;
  const locked = visible === 'blurred';
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
