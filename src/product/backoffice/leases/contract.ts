import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { RowId } from '../contract.ts';

/** One person at a time works on a case. The kind is a part of the key: numbers of two kinds are the same. */
export const LEASE_KINDS = [
  'photo',
  'photo_appeal',
  'text',
  'text_appeal',
  'report',
  'complaint',
  'complaint_appeal',
  'signal',
  'held',
  'ban_appeal',
  'conversation',
] as const;
export type LeaseKind = (typeof LEASE_KINDS)[number];

export const LEASE_MS = 5 * 60_000;
export const HEARTBEAT_MS = 60_000;
const MAX_LEASES = 100;

export const LeasesInput = z.object({
  kind: z.enum(LEASE_KINDS),
  ids: z.array(RowId).check(z.minLength(1), z.maxLength(MAX_LEASES)),
});
export type LeasesInput = z.output<typeof LeasesInput>;

/** Somebody else may have taken the rest. */
export const LeasesReply = z.object({ held: z.array(z.number()) });
export type LeasesReply = z.output<typeof LeasesReply>;

export const renewLeases = endpoint({
  method: 'POST',
  path: '/api/admin/lease.php',
  summary: 'Goes on holding cases that the caller holds; it takes none',
  access: 'staff',
  input: LeasesInput,
  reply: LeasesReply,
});

export const releaseLeases = endpoint({
  method: 'POST',
  path: '/api/admin/lease-end.php',
  summary: 'Gives back cases that the caller holds, when the page is left; safe to repeat',
  access: 'staff',
  input: LeasesInput,
  reply: LeasesReply,
});
