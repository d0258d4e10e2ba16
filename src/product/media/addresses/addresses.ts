import { hash } from 'node:crypto';
import type { Actor } from '#product/accounts/contract.ts';
import { type SOURCE, type StoredStatus, type Variant, VERSION_QUERY } from '../contract.ts';
import { photoVisibility, type ShownMember } from '../policy.ts';

type Viewer = Pick<Actor, 'id' | 'kind' | 'paidUser'> | null;

/** What the address of a photo depends on. */
export interface AddressedPhoto {
  id: number;
  /** Of the stored picture; it never leaves the server. */
  hash: string;
  status: StoredStatus;
  /** Place among the member's active photos, 0 for the main one. */
  rank: number;
}

/** The member on a photo. */
export interface PhotoOwner extends ShownMember {
  /** Takes part and is not invisible. */
  listed: boolean;
}

/**
 * Names a photo as those see it who may see as much as this viewer. It changes when the photo, or who may see it, does: it
 * was rejected or took another place, its member became invisible or left, the viewer became premium. Nobody makes one
 * without the picture's hash, so who may not see a photo does not know under which address a browser has kept it.
 */
export function versionOf(
  viewer: Viewer,
  owner: PhotoOwner,
  photo: AddressedPhoto,
  variant: Variant | typeof SOURCE,
): string {
  const facts = [photo.hash, photo.id, variant, audienceOf(viewer, owner, photo)];
  return hash('sha256', facts.join(' '), 'base64url').slice(0, 16);
}

/** Path of a photo in one size, for one viewer. Who may fetch it is decided at every request all the same. */
export const photoAddress = (
  viewer: Viewer,
  owner: PhotoOwner,
  photo: AddressedPhoto,
  variant: Variant | typeof SOURCE,
): string => `/media/${photo.id}/${variant}.webp?${VERSION_QUERY}=${versionOf(viewer, owner, photo, variant)}`;

function audienceOf(viewer: Viewer, owner: PhotoOwner, photo: AddressedPhoto): string {
  const everybody = owner.listed && photoVisibility(null, owner, photo) === 'clear';
  if (everybody) return 'everybody';
  if (!viewer) return 'visitors';
  const shown = `${photo.status} ${owner.listed}`;
  if (viewer.id === owner.id) return `owner ${shown}`;
  if (viewer.kind === 'staff') return `staff ${shown}`;
  return viewer.paidUser ? `premium ${shown}` : `members ${shown}`;
}
