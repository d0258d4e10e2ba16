import type { Actor } from '#product/accounts/contract.ts';
import type { PhotoStatus } from '../contract.ts';

/** What somebody may see of a photo. */
export type PhotoSight = 'clear' | 'blurred' | 'nothing';

/**
 * How many of another member's active photos somebody sees clearly, counted from the main photo.
 * PRODUCT 6: visitors one, free members two, premium members and staff all.
 */
function clearPhotos(viewer: Pick<Actor, 'kind' | 'paidUser'> | null): number {
  if (!viewer) return 1;
  return viewer.kind === 'staff' || viewer.paidUser ? Number.POSITIVE_INFINITY : 2;
}

/**
 * @param ownerId the member on the photo; their profile must be one that the viewer may see.
 * @param rank the photo's place among the member's active photos, 0 for the main one.
 */
export function sightOf(
  viewer: Pick<Actor, 'id' | 'kind' | 'paidUser'> | null,
  ownerId: number,
  photo: { status: PhotoStatus; rank: number },
): PhotoSight {
  if (viewer && (viewer.kind === 'staff' || viewer.id === ownerId)) return 'clear';
  if (photo.status !== 'active') return 'nothing';
  return photo.rank < clearPhotos(viewer) ? 'clear' : 'blurred';
}
