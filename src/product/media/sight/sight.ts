import type { Actor } from '#product/accounts/contract.ts';
import type { PhotoStatus } from '../contract.ts';

/** Who looks; null for visitors. */
type Viewer = Pick<Actor, 'id' | 'kind' | 'paidUser'> | null;

/** What the database knows about whether one person may see another's profile. */
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

/** Whether the member `m` with the account `a` is. */
export const ALIVE = "m.status = 'active' and a.status in ('active', 'not_confirmed')";

/** Selects a `Relation` where `m` is the member, `a` the member's account and `$1` the viewer's id or null. */
export const RELATION_COLUMNS = `m.id, ${ALIVE} as alive, m.invisible,
  exists (select from blocks b where b.blocker_id = m.id and b.blocked_id = $1) as blocks_viewer,
  exists (select from blocks b where b.blocker_id = $1 and b.blocked_id = m.id) as blocked_by_viewer,
  m.invisible and (
    exists (select from likes l where l.liker_id = m.id and l.liked_id = $1)
    or exists (select from conversations c join messages x on x.conversation_id = c.id and x.sender_id = m.id
                where c.low_member_id = least(m.id, $1) and c.high_member_id = greatest(m.id, $1))
  ) as reached_out`;

/** Whether somebody may see a profile. PRODUCT 12 and 13. */
export type ProfileSight = 'shown' | 'blocked' | 'gone';

export function profileSight(viewer: Pick<Actor, 'id' | 'kind'> | null, member: Relation): ProfileSight {
  if (viewer && (viewer.kind === 'staff' || viewer.id === member.id)) return 'shown';
  if (!member.alive) return 'gone';
  if (member.blocks_viewer) return 'blocked';
  if (member.blocked_by_viewer) return 'gone';
  return member.invisible && !member.reached_out ? 'gone' : 'shown';
}

/** What somebody may see of a photo. */
export type PhotoSight = 'clear' | 'blurred' | 'nothing';

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
export function photoSight(viewer: Viewer, ownerId: number, photo: { status: PhotoStatus; rank: number }): PhotoSight {
  if (viewer && (viewer.kind === 'staff' || viewer.id === ownerId)) return 'clear';
  if (photo.status !== 'active') return 'nothing';
  return photo.rank < clearPhotos(viewer) ? 'clear' : 'blurred';
}
