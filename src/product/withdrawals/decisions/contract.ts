export interface WithdrawalOrder {
  reference: string;
  decision: 'accepted' | 'refused';
  /** Minor units that go back, of what is accepted; null leaves it to be computed from the order. */
  refund: number | null;
  /** For who withdrew, in the language that they read: why it is refused, or what there is to add. */
  words: string;
  note?: string | undefined;
}

/** What a sum was made of: the whole price, the price of credits that were not used, a sum that staff named, or none. */
export type RefundOf = 'whole' | 'unused' | 'named' | 'unknown';

/** What came of a decision; `refund` in minor units of `currency`, null where no sum is said. */
export type WithdrawalVerdict =
  | { verdict: 'decided'; refund: number | null; currency: string | null }
  | { verdict: 'decided_before' | 'not_found' | 'nothing_due' | 'unknown_order' | 'too_much' };
