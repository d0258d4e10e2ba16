import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Done } from '#product/accounts/contract.ts';

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
