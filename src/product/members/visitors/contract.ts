import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';
import { Done } from '#product/accounts/contract.ts';
import { MemberCard, MemberId } from '../contract.ts';

export const VISIT_RETENTION_DAYS = 90;
export const VISITORS_PAGE = 24;
/** Visitors are counted and shown up to this number: twenty pages and a bit. */
export const VISITORS_CAP = 500;

export const VisitInput = z.object({ profile_id: MemberId });
export type VisitInput = z.output<typeof VisitInput>;

export const visitProfile = endpoint({
  method: 'POST',
  path: '/api/visit.php',
  summary: 'Notes that the member has opened a profile; answers alike whether or not that left a trace',
  access: 'member',
  input: VisitInput,
  reply: Done,
  limit: { name: 'visits', calls: 120, seconds: 60 },
});

/** Newest first. Whoever is not premium gets the count alone. */
export const VisitorsReply = z.object({
  /** Whether `members` names them; else it is empty. */
  named: z.boolean(),
  total: z.number(),
  total_capped: z.boolean(),
  page: z.number(),
  members: z.array(
    z.extend(MemberCard, {
      /** ISO time of the last visit. */
      visited_at: z.string(),
    }),
  ),
});
export type VisitorsReply = z.output<typeof VisitorsReply>;

export const listVisitors = endpoint({
  method: 'GET',
  path: '/api/visitors.php',
  summary: 'Who opened the profile of the member in the last 90 days; only premium members learn who, others how many',
  access: 'member',
  input: z.object({ page: z.optional(queryInt(1, Math.ceil(VISITORS_CAP / VISITORS_PAGE))) }),
  reply: VisitorsReply,
});
