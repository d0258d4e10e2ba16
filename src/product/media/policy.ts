import type { Actor } from '#product/accounts/contract.ts';
import type { SiteSettings } from '#product/sites/contract.ts';
import { FREE_PHOTOS_CLEAR, type PhotoStatus, type StoredStatus } from './contract.ts';

export type Viewer = Pick<Actor, 'id' | 'kind' | 'paidUser'> | null;

export type PhotoVisibility = 'clear' | 'blurred' | 'nothing';

export interface ShownMember {
  id: number;
  shown: number;
}

/** SPEC 3 and 25. The main photo is never taken away. */
export const photosAllowed = (
  { free_photos, premium_photos }: Pick<SiteSettings, 'free_photos' | 'premium_photos'>,
  premium: boolean,
): number => Math.max(1, premium ? premium_photos : free_photos);

/** PRODUCT 6: visitors one, free members two, premium members and staff all; counted from the main photo. */
function clearPhotos(viewer: Viewer): number {
  if (!viewer) return 1;
  return viewer.kind === 'staff' || viewer.paidUser ? Number.POSITIVE_INFINITY : FREE_PHOTOS_CLEAR;
}

/** @param owner the viewer may see them. @param photo its rank among the active ones, 0 for the main one. */
export function photoVisibility(
  viewer: Viewer,
  owner: ShownMember,
  photo: { status: StoredStatus; rank: number },
): PhotoVisibility {
  if (photo.status === 'removed') return 'nothing';
  if (viewer && (viewer.kind === 'staff' || viewer.id === owner.id)) return 'clear';
  // PRODUCT 39: what is over a limit that became lower stays with its owner.
  if (photo.status !== 'active' || photo.rank >= owner.shown) return 'nothing';
  return photo.rank < clearPhotos(viewer) ? 'clear' : 'blurred';
}

/** @param flagged it looks like another account's: then a person decides, whatever the site says. */
export const firstStatus = (
  { auto_approve_photos }: Pick<SiteSettings, 'auto_approve_photos'>,
  flagged: boolean,
): PhotoStatus => (auto_approve_photos && !flagged ? 'active' : 'pending');
