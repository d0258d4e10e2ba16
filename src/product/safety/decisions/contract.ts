import type { BanReason } from '#product/accounts/bans/contract.ts';

export const REPORT_DECISIONS = [
  'no_action',
  'warn',
  'remove_photos',
  'remove_messages',
  'remove_text',
  'ban',
  'other',
] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

export const MEASURE_GROUNDS = ['law', 'terms'] as const;
export type MeasureGround = (typeof MEASURE_GROUNDS)[number];

export interface ReportOrder {
  report: number;
  decision: ReportDecision;
  /** For `ban`: why, and until when; null is for good. */
  ban?: { reason: BanReason; until: Date | null } | undefined;
  note?: string | undefined;
  /** The terms, unless said otherwise. */
  ground?: MeasureGround | undefined;
  /** In the member's language. */
  words?: string | undefined;
  ofComplaint?: boolean | undefined;
  /** Also where it was decided before. */
  again?: boolean | undefined;
}

/** `of_complaint`: it is decided with its complaint. `text_changed`: it is another text than what was reported. */
export type ReportVerdict =
  | 'decided'
  | 'unchanged'
  | 'decided_before'
  | 'no_member'
  | 'past'
  | 'of_complaint'
  | 'no_content'
  | 'text_changed'
  | 'not_found';

export interface ReportedMessage {
  /** Its number; reports of before do not have it. */
  id?: number;
  sender_id: number;
  /** May be empty where it carries something. */
  body: string;
  created_at: string;
  gift?: string;
  photo?: string;
}

export interface ReportSnapshot {
  profile: {
    name: string;
    about: string | null;
    /** Reports of before do not have it. */
    seeking?: string | null;
    date_of_birth: string;
    gender: string;
    country: string;
    city: string | null;
    interests: string[];
    fictional: boolean;
    /** What the member chose, by field; reports of before do not have it. */
    choices?: Record<string, string | string[]>;
  };
  /** Hashes of the pictures that were shown, and of those that the member sent in the messages. */
  photos: string[];
  /** Null where the reporter did not send them along. */
  messages: ReportedMessage[] | null;
}
