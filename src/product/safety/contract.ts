/**
 * What a member is to somebody who looks, as `visibility` in routines.sql says it: in sight and within reach, kept away by
 * a block of either side, or not there. PRODUCT.md 12 and 13.
 */
export const VISIBILITIES = ['shown', 'blocked_by_member', 'member_blocked', 'gone'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** A row of `visibility(viewer, pool, member)`. There is none for a member of another pool. */
export interface Relationship {
  visibility: Visibility;
  listed: boolean;
}
