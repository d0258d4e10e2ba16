import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';

/** Milliseconds in which a message that was not seen can be taken back. */
export const UNSEND_WITHIN_MS = 10 * 60_000;

export const UnsendInput = z.object({ message_id: z.int().check(z.gte(1)) });
export type UnsendInput = z.output<typeof UnsendInput>;
export const UnsendReply = z.object({
  conversation_id: z.number(),
  /** Credits that came back, and the balance with them. 0 also where a device of the other side had been given it. */
  refund: z.number(),
  credits: z.number(),
});
export type UnsendReply = z.output<typeof UnsendReply>;

export const unsendMessage = endpoint({
  method: 'DELETE',
  path: '/api/message.php',
  summary:
    'Takes back an own message that the other side has not seen, within ten minutes; its credits come back if no device of theirs was given it; safe to repeat',
  access: 'member',
  input: UnsendInput,
  reply: UnsendReply,
  errors: { message_not_found: 404, unsend_too_late: 409 },
  limit: { name: 'unsend', calls: 60, seconds: 60 },
});

export const UnsendTermsInput = z.object({ message_id: queryInt(1) });
export type UnsendTermsInput = z.output<typeof UnsendTermsInput>;
/** In credits: what the message cost, and what of it would come back now. */
export const UnsendTerms = z.object({ cost: z.number(), refund: z.number() });
export type UnsendTerms = z.output<typeof UnsendTerms>;

export const showUnsendTerms = endpoint({
  method: 'GET',
  path: '/api/unsend-terms.php',
  summary:
    'What comes back of the credits of an own message if it is taken back now; nothing once a device was given it',
  access: 'member',
  input: UnsendTermsInput,
  reply: UnsendTerms,
  errors: { message_not_found: 404 },
  limit: { name: 'unsend terms', calls: 120, seconds: 60 },
});
