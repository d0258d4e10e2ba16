import type { Actor } from '#product/accounts/contract.ts';
import { type PhotoStatus, photoPath } from '#product/media/contract.ts';
import { sightOf } from '#product/media/sight/sight.ts';
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
  const sight = sightOf(viewer, ownerId, photo);
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

/** What the database knows about two people's relation to a profile's being seen. */
export interface Relation {
  id: number;
  /** The profile is active and so is its account. */
  alive: boolean;
  invisible: boolean;
  /** This member wrote to the viewer or likes them. */
  reached_out: boolean;
  /** This member blocked the viewer. */
  blocks_viewer: boolean;
  blocked_by_viewer: boolean;
}

/** Whether somebody may see a profile. PRODUCT 12 and 13. */
export type ProfileSight = 'shown' | 'blocked' | 'gone';

export function profileSight(viewer: Pick<Actor, 'id' | 'kind'> | null, member: Relation): ProfileSight {
  if (viewer && (viewer.kind === 'staff' || viewer.id === member.id)) return 'shown';
  if (!member.alive) return 'gone';
  if (member.blocks_viewer) return 'blocked';
  if (member.blocked_by_viewer) return 'gone';
  return member.invisible && !member.reached_out ? 'gone' : 'shown';
}
