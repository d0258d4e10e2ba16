import type { Role } from '#product/accounts/contract.ts';

export const GRANT_REASONS = ['apology', 'scam', 'fault', 'goodwill'] as const;
export type GrantReason = (typeof GRANT_REASONS)[number];

/** Within 24 hours, by role; the others grant none. */
export const DAILY_GRANTS: Readonly<Partial<Record<Role, number>>> = { support: 100, admin: 1000 };
