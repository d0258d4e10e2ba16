import type { Actor } from '#product/accounts/contract.ts';
import type { PhotoStatus } from './contract.ts';

/** Who looks; null for visitors. */
type Viewer = Pick<Actor, 'id' | 'kind' | 'paidUser'> | null;

/** What somebody may see of a photo. */
export type PhotoVisibility = 'clear' | 'blurred' | 'nothing';

/**
 * How many of another member's active photos somebody sees clearly, counted from the main photo.
 * PRODUCT 6: visitors one, free members two, premium members and staff all.
 */
function clearPhotos(viewer: Viewer): number {
  if (!viewer) return 1;
  return viewer.kind === 'staff' || viewer.paidUser ? Number.POSITIVE_INFINITY : 2;
}

/**
 * @param ownerId the member on the photo; their profile must be one that the viewer may see.
 * @param photo its rank is its place among the member's active photos, 0 for the main one.
 */
export function photoVisibility(
  viewer: Viewer,
  ownerId: number,
  photo: { status: PhotoStatus; rank: number },
): PhotoVisibility {
  if (viewer && (viewer.kind === 'staff' || viewer.id === ownerId)) return 'clear';
  if (photo.status !== 'active') return 'nothing';
  return photo.rank < clearPhotos(viewer) ? 'clear' : 'blurred';
}
