import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';

export const REPORTERS = ['ses', 'mailgun', 'postmark', 'mailbox'] as const;
export type Reporter = (typeof REPORTERS)[number];

const MAX_REPORT_BYTES = 2 * 1024 * 1024;

const ReportReply = z.object({ ok: z.literal(true) });
export const reportMail = endpoint({
  method: 'POST',
  path: '/api/mail-report.php',
  summary: 'Where providers of mail, and a mailbox for bounces, tell of mails that were not delivered or called spam',
  access: 'anyone',
  query: z.object({ provider: z.enum(REPORTERS) }),
  bytes: MAX_REPORT_BYTES,
  reply: ReportReply,
  errors: { webhook_signature: 403 },
  foreign: true,
});

/** `gone`: no such address. `ours`: the receiver refuses us. `complaint`: called spam. `ended`: wants no more. */
export interface MailReport {
  readonly says: 'gone' | 'ours' | 'failed' | 'complaint' | 'ended';
  /** A UUID; null where the provider names an address only. */
  readonly mail: string | null;
  readonly address: string;
  /** As in RFC 3463; null without one. */
  readonly status: string | null;
}
