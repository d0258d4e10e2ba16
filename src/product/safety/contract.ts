import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Done } from '#product/accounts/contract.ts';

/** As `visibility` in routines.sql says it. PRODUCT.md 12 and 13. */
export const VISIBILITIES = ['shown', 'blocked_by_member', 'member_blocked', 'gone'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Of `visibility(viewer, pool, member)`: none for a member of another pool. */
export interface Relationship {
  visibility: Visibility;
  listed: boolean;
}

const BLOCK_ERRORS = ['block_self', 'member_not_found'] as const;
export type BlockError = (typeof BLOCK_ERRORS)[number];

export const BlockInput = z.object({ profile_id: z.int().check(z.gte(1)) });
export type BlockInput = z.output<typeof BlockInput>;

export const blockMember = endpoint({
  method: 'POST',
  path: '/api/block.php',
  summary: 'Keeps a member away for good: neither meets the other any more; safe to repeat',
  access: 'member',
  input: BlockInput,
  reply: Done,
  errors: { member_not_found: 404, block_self: 422 },
  limit: { name: 'blocks', calls: 120, seconds: 60 },
});

export const unblockMember = endpoint({
  method: 'DELETE',
  path: '/api/block.php',
  summary: 'Takes a block back; safe to repeat',
  access: 'member',
  input: BlockInput,
  reply: Done,
});
