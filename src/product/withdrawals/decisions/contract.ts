export interface WithdrawalOrder {
  reference: string;
  decision: 'accepted' | 'refused';
  /** Minor units; null leaves it to be computed from the order. */
  refund: number | null;
  /** Goes to who withdrew, in the language that they read. */
  words: string;
  note?: string | undefined;
}

export type RefundOf = 'whole' | 'unused' | 'named' | 'unknown';

/** `refund` in minor units of `currency`, null where no sum is said. */
export type WithdrawalVerdict =
  | { verdict: 'decided'; refund: number | null; currency: string | null }
  | { verdict: 'decided_before' | 'not_found' | 'nothing_due' | 'unknown_order' | 'too_much' };
