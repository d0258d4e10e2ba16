import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { SEEN } from '#platform/visible.ts';
import { TEXT_FIELDS, TEXT_REASONS } from '../contract.ts';

export const REVIEW_FIELDS = [...TEXT_FIELDS, 'name'] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];

/** What a rule finds: contact data, a year of birth that says under 18, and words that belong to who runs the site. */
export const CAUGHT_KINDS = ['phone', 'email', 'messenger', 'link', 'young', 'staff'] as const;
export type CaughtKind = (typeof CAUGHT_KINDS)[number];

/** `asked`: it is hidden until its member changes it. `struck`: that, and it counts as a warning. */
export const REVIEW_DECISIONS = ['approved', 'asked', 'struck'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/** Months in which somebody can appeal: Article 20 of Regulation (EU) 2022/2065. */
export const REVIEW_APPEAL_MONTHS = 6;
export const MAX_REVIEW_APPEAL_LENGTH = 1000;

export const RefusedText = z.object({
  id: z.number(),
  field: z.enum(REVIEW_FIELDS),
  text: z.string(),
  reason: z.enum(TEXT_REASONS),
  struck: z.boolean(),
  appeal: z.nullable(z.enum(['open', 'kept'])),
});
export type RefusedText = z.output<typeof RefusedText>;
export const RefusedTexts = z.object({ refused: z.array(RefusedText) });
export type RefusedTexts = z.output<typeof RefusedTexts>;

export const listRefusedTexts = endpoint({
  method: 'GET',
  path: '/api/refused-texts.php',
  summary: 'What staff did not accept of the own profile, and what became of an appeal',
  access: 'member',
  reply: RefusedTexts,
});

export const TextAppealInput = z.object({
  id: z.int().check(z.gte(1)),
  text: z.string().check(z.trim(), z.maxLength(MAX_REVIEW_APPEAL_LENGTH), z.regex(SEEN)),
});
export type TextAppealInput = z.output<typeof TextAppealInput>;

export const appealText = endpoint({
  method: 'POST',
  path: '/api/text-appeal.php',
  summary:
    'Asks somebody else of the staff to look again at a text or a name that was not accepted; once, and safe to repeat',
  access: 'member',
  input: TextAppealInput,
  reply: RefusedTexts,
  errors: { text_appealed: 409 },
  limit: { name: 'text-appeals', calls: 20, seconds: 3600 },
});
