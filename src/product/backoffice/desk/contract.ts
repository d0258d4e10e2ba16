import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { ROLES } from '#product/accounts/contract.ts';
import { AtSite } from '../contract.ts';

/** Each counted to a hundred. */
export const QUEUES = ['photos', 'texts', 'reports', 'complaints', 'inbox', 'transfers', 'chargebacks'] as const;
export type QueueName = (typeof QUEUES)[number];
export const MAX_COUNTED = 100;

export const DeskInput = z.object({ site: AtSite });
export type DeskInput = z.output<typeof DeskInput>;

export const DeskReply = z.object({
  name: z.string(),
  role: z.enum(ROLES),
  all_sites: z.boolean(),
  sites: z.array(z.object({ id: z.number(), name: z.string(), host: z.string(), origin: z.string() })),
  /** Null: it does not wait for a role of theirs. */
  waiting: z.record(z.enum(QUEUES), z.nullable(z.number())),
});
export type DeskReply = z.output<typeof DeskReply>;

export const showDesk = endpoint({
  method: 'GET',
  path: '/api/admin/desk.php',
  summary: 'Who works here, on which sites, and what waits for them',
  access: 'staff',
  input: DeskInput,
  reply: DeskReply,
});
