import type { Role } from '../contract.ts';
import type { StaffLock, StaffPost } from './contract.ts';

export interface StaffActor {
  id: number;
  role: Role | null;
  allSites: boolean;
}

interface StaffRow extends StaffPost {
  id: number;
}

/** Null where they may. Roles below the administrator's are equals. @param wanted what they are to become. */
export function refusedEdit(actor: StaffActor, target: StaffRow, wanted: Partial<StaffPost> = {}): StaffLock | null {
  if (actor.id === target.id) return 'staff_own_role';
  if (actor.role !== 'admin') return 'staff_higher';
  if (!actor.allSites && (target.allSites || wanted.allSites)) return 'staff_wider';
  return null;
}

interface ActiveAdmin {
  id: number;
  site_id: number;
  all_sites: boolean;
}

export const leavesAnAdmin = (admins: readonly ActiveAdmin[], target: { id: number; site: number }): boolean =>
  admins.some(({ id, site_id, all_sites }) => id !== target.id && (all_sites || site_id === target.site));
