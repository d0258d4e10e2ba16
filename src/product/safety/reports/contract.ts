import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';

export const REPORT_REASONS = ['money', 'rude', 'fake', 'underage', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const MAX_REPORT_LENGTH = 2000;
export const REPORT_MESSAGES = 20;

const REPORT_ERRORS = ['report_self', 'report_text_missing', 'report_key_reused', 'member_not_found'] as const;
export type ReportError = (typeof REPORT_ERRORS)[number];

/** Safe to repeat with the same key. */
export const ReportInput = z.object({
  profile_id: z.int().check(z.gte(1)),
  reason: z.enum(REPORT_REASONS),
  text: z.optional(z.string().check(z.maxLength(MAX_REPORT_LENGTH))),
  with_messages: z.optional(z.boolean()),
  key: z.uuid(),
});
export type ReportInput = z.output<typeof ReportInput>;
export const ReportReply = z.object({
  reference: z.string(),
});
export type ReportReply = z.output<typeof ReportReply>;

export const EvidenceReply = z.object({
  messages: z.array(
    z.object({
      mine: z.boolean(),
      body: z.string(),
      created_at: z.string(),
      carries: z.optional(z.enum(['photo', 'gift'])),
    }),
  ),
});
export type EvidenceReply = z.output<typeof EvidenceReply>;

export const showEvidence = endpoint({
  method: 'GET',
  path: '/api/report-evidence.php',
  summary: 'The newest messages of the caller and another member, as a report would carry them',
  access: 'member',
  input: z.object({ profile_id: queryInt(1) }),
  reply: EvidenceReply,
  errors: { member_not_found: 404 },
  limit: { name: 'report evidence', calls: 60, seconds: 3600 },
});

export const reportMember = endpoint({
  method: 'POST',
  path: '/api/report.php',
  summary: 'Tells the staff about a member; safe to repeat with the same key',
  access: 'member',
  input: ReportInput,
  reply: ReportReply,
  errors: { member_not_found: 404, report_key_reused: 409, report_self: 422, report_text_missing: 422 },
  limit: { name: 'reports', calls: 20, seconds: 3600 },
});
