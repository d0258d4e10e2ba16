import * as z from 'zod/mini';

/** Profile fields in the member's own words: others see them once they were accepted. */
export const TEXT_FIELDS = ['about', 'seeking'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** Grapheme clusters. */
export const MAX_TEXT_LENGTH = 2000;

const TEXT_STATUSES = ['pending', 'active', 'rejected'] as const;
/** Why staff did not accept a text. */
export const TEXT_REASONS = ['contact', 'rude', 'explicit', 'money', 'other'] as const;
export type TextReason = (typeof TEXT_REASONS)[number];

/** Live event to the member's own pages: the profile was saved elsewhere, or a text of it decided. */
export type ProfileEvent = { type: 'profile' };

/** A text as its own member sees it. */
export const OwnText = z.object({
  /** As it was written last. */
  text: z.string(),
  status: z.enum(TEXT_STATUSES),
  /** Why it was not accepted. */
  reason: z.nullable(z.enum(TEXT_REASONS)),
  /** What others see until it is accepted: the version before. */
  shown: z.nullable(z.string()),
});
export type OwnText = z.output<typeof OwnText>;
