import type { Role } from '../contract.ts';

export const FACTOR_RESET_HOURS = 48;

export const STAFF_ERRORS = [
  'staff_address_wrong',
  'staff_address_taken',
  'staff_own_role',
  'staff_higher',
  'staff_wider',
  'staff_last_admin',
  'staff_changed_meanwhile',
  'staff_not_invited',
  'staff_invitation_limit',
  'staff_factor_none',
  'staff_factor_asked',
  'staff_factor_own',
  'staff_factor_decided',
] as const;
export type StaffError = (typeof STAFF_ERRORS)[number];

export const STAFF_LOCKS = ['staff_own_role', 'staff_higher', 'staff_wider'] as const satisfies readonly StaffError[];
export type StaffLock = (typeof STAFF_LOCKS)[number];

export interface StaffPost {
  role: Role;
  /** The site that the account is on, whose mails it gets. */
  site: number;
  allSites: boolean;
}
