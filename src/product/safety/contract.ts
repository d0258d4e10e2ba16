/** As `visibility` in routines.sql says it. PRODUCT.md 12 and 13. */
export const VISIBILITIES = ['shown', 'blocked_by_member', 'member_blocked', 'gone'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Of `visibility(viewer, pool, member)`: none for a member of another pool. */
export interface Relationship {
  visibility: Visibility;
  listed: boolean;
}
