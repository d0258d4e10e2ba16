export const REFUND_REASONS = ['goodwill', 'fault', 'withdrawal', 'fraud', 'complaint'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];
