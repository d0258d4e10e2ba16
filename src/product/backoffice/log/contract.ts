import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { AUDIT_VERBS } from '#product/audit/contract.ts';
import { AtSite, QueryId } from '../contract.ts';

export const LOG_PAGE = 50;
const Word = z.optional(z.string().check(z.maxLength(80)));

export const LogInput = z.object({
  site: AtSite,
  /** How the name begins, in any letters. */
  who: Word,
  /** How a verb begins, such as `photo` or `photo.rejected`. */
  what: Word,
  on: z.optional(QueryId),
  before: z.optional(QueryId),
});
export type LogInput = z.output<typeof LogInput>;

const Fact = z.object({ name: z.string(), value: z.string() });

export const LogEntry = z.object({
  id: z.number(),
  at: z.string(),
  site: z.string(),
  staff: z.string(),
  /** Who proved to be it; null where only a name was typed. */
  staff_id: z.nullable(z.number()),
  verb: z.enum(AUDIT_VERBS),
  object: z.string(),
  object_id: z.number(),
  account: z.nullable(z.number()),
  details: z.array(Fact),
  before: z.array(Fact),
  after: z.array(Fact),
  note: z.string(),
});
export type LogEntry = z.output<typeof LogEntry>;

export const LogReply = z.object({
  entries: z.array(LogEntry),
  /** `before` of the next page; null where this was the last. */
  next: z.nullable(z.number()),
});
export type LogReply = z.output<typeof LogReply>;

export const listLog = endpoint({
  method: 'GET',
  path: '/api/admin/log.php',
  summary: 'What staff did, the newest first',
  access: 'admin',
  input: LogInput,
  reply: LogReply,
});
