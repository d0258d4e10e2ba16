import type { BanReason } from '#product/accounts/bans/contract.ts';

export const REPORT_DECISIONS = ['no_action', 'warn', 'remove_photos', 'ban'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

export interface ReportOrder {
  /** The report's number. */
  report: number;
  decision: ReportDecision;
  /** For `ban`: why, and until when; null is for good. */
  ban?: { reason: BanReason; until: Date | null } | undefined;
  /** For other staff. */
  note?: string | undefined;
}

/** `unchanged`: it was decided like this. `decided_before`: it was decided otherwise. `no_member`: there is nobody to warn or ban. */
export type ReportVerdict = 'decided' | 'unchanged' | 'decided_before' | 'no_member' | 'past' | 'not_found';

/** What a report keeps of the moment when it was made. */
export interface ReportSnapshot {
  profile: {
    name: string;
    about: string | null;
    date_of_birth: string;
    gender: string;
    country: string;
    city: string | null;
    interests: string[];
    fictional: boolean;
  };
  /** Hashes of the pictures that were shown. */
  photos: string[];
  /** Null where the reporter did not send them along. */
  messages: { sender_id: number; body: string; created_at: string }[] | null;
}
