/** What a fictional profile's team answers whoever asks: closed, and always true. Their words are texts, not the staff's. */
export const TRUTHS = ['fictional', 'team', 'meeting', 'cost', 'pause'] as const;
export type Truth = (typeof TRUTHS)[number];
