import type { Locale } from '#platform/i18n/locales.ts';

export const ACCOUNT_STATUSES = ['not_confirmed', 'active', 'blocked', 'deleted'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];
export const ROLES = ['moderator', 'support', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Characters. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const USERNAME_MIN = 2;
export const USERNAME_MAX = 30;

export const ACCOUNT_ERRORS = ['login_failed', 'login_blocked'] as const;

/** Somebody whose session was checked. Only `actorOf` makes one. */
export interface Actor {
  readonly id: number;
  readonly siteId: number;
  readonly pool: number;
  readonly kind: 'member' | 'staff';
  readonly role: Role | null;
  readonly status: AccountStatus;
  readonly paidUser: boolean;
  readonly language: Locale;
}
