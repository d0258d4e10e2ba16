import * as z from 'zod/mini';

export const TEXT_FIELDS = ['about', 'seeking'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export const MAX_TEXT_LENGTH = 2000;

const TEXT_STATUSES = ['pending', 'active', 'rejected'] as const;
export const TEXT_REASONS = ['contact', 'rude', 'explicit', 'money', 'other'] as const;
export type TextReason = (typeof TEXT_REASONS)[number];

export type ProfileEvent = { type: 'profile' };

export const OwnText = z.object({
  text: z.string(),
  status: z.enum(TEXT_STATUSES),
  reason: z.nullable(z.enum(TEXT_REASONS)),
  /** What others see until it is accepted: the version before. */
  shown: z.nullable(z.string()),
});
export type OwnText = z.output<typeof OwnText>;
