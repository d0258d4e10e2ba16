/** What a fictional profile's team answers whoever asks: closed, and always true. Their words are texts, not the staff's. */
export const TRUTHS = ['fictional', 'team', 'meeting', 'cost', 'pause'] as const;
export type Truth = (typeof TRUTHS)[number];
/** Those that say that the profile is fictional and who writes: nothing that limits messages holds back or counts these. */
export const TRUTHS_ABOUT_US = ['fictional', 'team'] as const satisfies readonly Truth[];
