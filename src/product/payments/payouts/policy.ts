import type { Day } from '../sepa/collection-day.ts';

/** The name of a batch's file at the bank: `MsgId`, of at most 22 characters. */
export const payoutMessageId = (madeOn: Day, batch: number): string => `KDL-P${madeOn.replaceAll('-', '')}-${batch}`;

/** Of one refund, whichever file it is in: a bank that got it twice sends it once. */
export const payoutId = (refund: number): string => `KDL-R${refund}`;

/** Of money that fitted no order and goes back. */
export const returnId = (entry: number): string => `KDL-E${entry}`;

/** Anybody may write one. */
export const isPayoutId = (text: string): boolean => /^KDL-[RE]\d{1,15}$/.test(text);

export type PayoutReadiness = 'ready' | 'no_account' | 'own_account' | 'came_back' | 'not_collected' | 'charged_back';

export interface WaitingRefund {
  readonly provider: 'sepa' | 'bank';
  readonly collected: boolean;
  readonly charged_back: boolean;
  readonly known: boolean;
  /** An earlier refund of the same money. */
  readonly came_back: boolean;
  readonly naming_staff_id: number | null;
}

/** `no_account`, `came_back`: staff name an account. `own_account`: who named it makes no file with it. */
export function readinessOf(refund: WaitingRefund, staff: number | null): PayoutReadiness {
  if (refund.charged_back) return 'charged_back';
  if (!refund.collected) return 'not_collected';
  if (!refund.known) return 'no_account';
  if (refund.came_back && refund.naming_staff_id === null) return 'came_back';
  return staff !== null && refund.naming_staff_id === staff ? 'own_account' : 'ready';
}

export interface PayoutAnswer {
  readonly kind: 'settled' | 'returned';
  readonly endToEnd: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** ISO 20022, such as AC04; empty where the bank named none. */
  readonly code: string;
  readonly on: Day;
}

export const PAYOUT_FATES = ['settled', 'returned', 'repeated', 'amount', 'unknown', 'other_currency'] as const;
/** `amount`: another sum than it was. `unknown`: none of ours, or of another account. */
export type PayoutFate = (typeof PAYOUT_FATES)[number];

export interface AnsweredPayout {
  readonly state: 'waiting' | 'batched' | 'settled' | 'returned';
  /** Minor units. */
  readonly amount: number;
}

/** @param payout null where no refund of the file's account has the end-to-end id. */
export function payoutFateOf(
  { kind, amount, currency }: { kind: 'settled' | 'returned'; amount: number; currency: string },
  payout: AnsweredPayout | null,
): PayoutFate {
  if (!payout) return 'unknown';
  if (currency !== 'EUR') return 'other_currency';
  if (amount !== payout.amount) return 'amount';
  if (payout.state === 'returned') return 'repeated';
  return kind === 'settled' && payout.state === 'settled' ? 'repeated' : kind;
}
