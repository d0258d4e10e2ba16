import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { CaptchaProof } from '#product/accounts/contract.ts';
import { PICTURE_REFUSALS } from '#product/media/contract.ts';
import { GROUNDS } from './decisions/contract.ts';

export const LAW_REASONS = [
  'minors',
  'intimate',
  'threat',
  'hate',
  'fraud',
  'impersonation',
  'privacy',
  'rights',
  'illegal',
] as const;
export const OWN_REASONS = ['decision', 'service'] as const;
export const COMPLAINT_REASONS = [...LAW_REASONS, 'terms', ...OWN_REASONS] as const;
export type ComplaintReason = (typeof COMPLAINT_REASONS)[number];

export const CONTENT_KINDS = ['profile', 'photo', 'text', 'message', 'other'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export const MAX_COMPLAINT_LENGTH = 5000;
export const MAX_ABOUT_LENGTH = 500;
export const MAX_NAME_LENGTH = 120;
/** Months in which a decision can be appealed: Article 20 of Regulation (EU) 2022/2065. */
export const APPEAL_MONTHS = 6;

/** Of another member, rather than of the site. */
export const isAboutContent = (reason: ComplaintReason): boolean => !OWN_REASONS.some((own) => own === reason);
/** Who tells of abused children need not say who they are: Article 16(2)(c) of the same. */
export const mayBeNameless = (reason: ComplaintReason): boolean => reason === 'minors';

const COMPLAINT_ERRORS = [
  'complaint_about_missing',
  'complaint_text_missing',
  'complaint_text_too_long',
  'complaint_name_missing',
  'complaint_statement_missing',
  'complaint_key_reused',
  'complaint_decided',
  'complaint_picture_limit',
  'complaint_appeal_over',
  'complaint_appealed',
  'email_missing',
  'email_invalid',
] as const;
export type ComplaintError = (typeof COMPLAINT_ERRORS)[number];

/** Longer than any text that is taken, so that too long a one is refused by a sentence of its own. */
const Words = z.string().check(z.maxLength(250_000));

export const ComplaintInput = z.object({
  key: z.uuid(),
  reason: z.enum(COMPLAINT_REASONS),
  content: z.optional(z.enum(CONTENT_KINDS)),
  /** A member's name, number, or the address of the profile or the photo. Nobody is told whether it was found. */
  about: z.optional(z.string().check(z.maxLength(MAX_ABOUT_LENGTH))),
  text: Words,
  name: z.optional(z.string().check(z.maxLength(MAX_NAME_LENGTH))),
  email: z.optional(z.string().check(z.maxLength(1000))),
  good_faith: z.boolean(),
  captcha: CaptchaProof,
});
export type ComplaintInput = z.output<typeof ComplaintInput>;

/** Whoever has the reference may read what became of a complaint. */
const Reference = z.string().check(z.maxLength(100));
export const WhichComplaint = z.object({ reference: Reference });
export type WhichComplaint = z.output<typeof WhichComplaint>;

const Filed = z.object({
  reference: z.string(),
  mailed: z.boolean(),
});
export type Filed = z.output<typeof Filed>;

export const ComplaintView = z.object({
  reference: z.string(),
  reason: z.enum(COMPLAINT_REASONS),
  created_at: z.string(),
  /** `appealed`: somebody looks at it again. `closed`: that was decided as well. */
  state: z.enum(['open', 'decided', 'appealed', 'closed']),
  answer_by: z.nullable(z.string()),
  pictures: z.number(),
  decision: z.nullable(z.object({ ground: z.enum(GROUNDS), words: z.string(), decided_at: z.string() })),
  appeal_until: z.nullable(z.string()),
  appeal: z.nullable(
    z.object({
      state: z.enum(['open', 'kept', 'changed']),
      created_at: z.string(),
      ground: z.nullable(z.enum(GROUNDS)),
      words: z.string(),
      decided_at: z.nullable(z.string()),
    }),
  ),
});
export type ComplaintView = z.output<typeof ComplaintView>;

export const fileComplaint = endpoint({
  method: 'POST',
  path: '/api/complaints.php',
  summary: 'Takes a complaint about a member, content or the site, from anybody; safe to repeat with the same key',
  access: 'anyone',
  input: ComplaintInput,
  reply: Filed,
  errors: {
    captcha_required: 403,
    complaint_key_reused: 409,
    complaint_text_too_long: 413,
    complaint_about_missing: 422,
    complaint_text_missing: 422,
    complaint_name_missing: 422,
    complaint_statement_missing: 422,
    email_missing: 422,
    email_invalid: 422,
  },
  limit: { name: 'complaints', calls: 20, seconds: 3600 },
});

export const showComplaint = endpoint({
  method: 'GET',
  path: '/api/complaints.php',
  summary: 'What became of a complaint, to whoever has its reference',
  access: 'anyone',
  input: WhichComplaint,
  reply: ComplaintView,
  limit: { name: 'complaint looks', calls: 120, seconds: 600 },
});

export const MAX_PICTURES = 5;
/** A browser sends larger ones smaller. */
export const PICTURE_BYTES = 6 * 1024 * 1024;

const Pictures = z.object({ pictures: z.number() });
export type Pictures = z.output<typeof Pictures>;

export const addComplaintPicture = endpoint({
  method: 'PUT',
  path: '/api/complaint-picture.php',
  summary: 'Adds a picture to a complaint that is open, for staff only; the same picture again changes nothing',
  access: 'anyone',
  query: WhichComplaint,
  bytes: PICTURE_BYTES,
  reply: Pictures,
  errors: {
    complaint_decided: 409,
    complaint_picture_limit: 409,
    ...PICTURE_REFUSALS,
  },
  limit: { name: 'complaint pictures', calls: 40, seconds: 3600 },
});

export const ComplaintAppealInput = z.extend(WhichComplaint, {
  text: z.string().check(z.maxLength(250_000)),
});
export type ComplaintAppealInput = z.output<typeof ComplaintAppealInput>;

export const appealComplaint = endpoint({
  method: 'POST',
  path: '/api/complaint-appeal.php',
  summary: 'Asks staff to look at a decided complaint again, once within six months; safe to repeat',
  access: 'anyone',
  input: ComplaintAppealInput,
  reply: ComplaintView,
  errors: {
    complaint_appeal_over: 409,
    complaint_appealed: 409,
    complaint_text_too_long: 413,
    complaint_text_missing: 422,
  },
  limit: { name: 'complaint appeals', calls: 20, seconds: 3600 },
});
