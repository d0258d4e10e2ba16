/** Why staff keep somebody out. */
export const BAN_REASONS = ['money', 'rude', 'fake', 'underage', 'other'] as const;
export type BanReason = (typeof BAN_REASONS)[number];

export interface BanOrder {
  account: number;
  reason: BanReason;
  /** When it ends by itself; null for good. */
  until: Date | null;
  /** For other staff. */
  note?: string | undefined;
}

/** `unchanged`: it is so already. `no_member`: staff and fictional profiles, accounts that are gone. `past`: it would be over already. */
export type BanVerdict = 'banned' | 'unchanged' | 'no_member' | 'past';
export type LiftVerdict = 'lifted' | 'not_banned';
